@_exported public import CasePaths
@_exported public import Clocks
@_exported public import ComposableCore
@_exported public import ComposableTesting
@_exported public import ConcurrencyExtras
@_exported public import CustomDump
@_exported public import Dependencies
@_exported public import DependenciesMacros
@_exported public import IdentifiedCollections
@_exported public import IssueReporting
@_exported public import Observation
@_exported public import class Schedules.Schedule
@_exported public import func Schedules.explore
@_exported public import struct Schedules.ExploredFailure
@_exported public import SwiftNavigation
