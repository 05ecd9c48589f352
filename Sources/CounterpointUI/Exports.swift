// A view file needs one conditional import: what SwiftUI brings along comes with this module, too.
@_exported public import Foundation
@_exported public import Observation
@_exported public import SwiftNavigation
