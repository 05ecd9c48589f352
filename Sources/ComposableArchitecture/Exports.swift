@_exported public import Clocks
@_exported public import ComposableCore
@_exported public import ComposableTesting
