import SwiftSyntaxMacrosGenericTestSupport
import Testing

@Suite struct ObservableStateExpansionTests {
  @Test func aField() {
    assertFeatureExpansion(
      """
      @ObservableState
      public struct State: Codable {
        /// How many.
        public var count = 0
        @ObservationStateIgnored var reads = 0
        let name: String
        var isZero: Bool { count == 0 }
        lazy var later = 1
        static var shared = 1
      }
      """,
      """
      public struct State: Codable {
        @ComposableCore.ObservationStateTracked
        /// How many.
        public var count = 0
        var reads = 0
        let name: String
        var isZero: Bool { count == 0 }
        lazy var later = 1
        static var shared = 1

        public var _$observationRegistrar = ComposableCore.ObservationStateRegistrar()

        private enum _$Field {
          static var count: Swift.Int {
            0
          }
        }

        public static func _$fields(_ fields: inout ComposableCore.ObservableStateFields<Self>) {
          fields.add(registrar: \\._$observationRegistrar)
          fields.add(_$Field.count, \\.count, stored: \\._count)
        }

        private enum CodingKeys: Swift.String, Swift.CodingKey {
          case _count = "count"
          case reads
          case name
        }
      }

      extension State: ComposableCore.ObservableState {
      }
      """
    )
  }

  @Test func theAccessorsOfAField() {
    assertFeatureExpansion(
      """
      struct State: ObservableState {
        @ObservationStateTracked var count: Int = 0
      }
      """,
      """
      struct State: ObservableState {
        var count: Int {
          @storageRestrictions(initializes: _count)
          init(initialValue) {
            _count = initialValue
          }
          get {
            _$observationRegistrar.access(_$Field.count)
            return _count
          }
          set {
            _$observationRegistrar.set(_$Field.count, &_count, to: newValue)
          }
          _modify {
            let change = _$observationRegistrar.willModify(_$Field.count, _count)
            defer {
              _$observationRegistrar.didModify(change, _count)
            }
            yield &_count
          }
        }

        private var _count: Int = 0
      }
      """
    )
  }

  @Test func aPresentedField() {
    assertFeatureExpansion(
      """
      @ObservableState
      struct State {
        @Presents public private(set) var child: Child.State?
      }
      """,
      """
      struct State {
        public private(set) var child: Child.State? {
          @storageRestrictions(initializes: _child)
          init(initialValue) {
            _child = ComposableCore.PresentationState<Child.State>(wrappedValue: initialValue)
          }
          get {
            _$observationRegistrar.access(_$Field.child)
            return _child.wrappedValue
          }
          set {
            _$observationRegistrar.set(_$Field.child, &_child.wrappedValue, to: newValue)
          }
          _modify {
            let change = _$observationRegistrar.willModify(_$Field.child, _child.wrappedValue)
            defer {
              _$observationRegistrar.didModify(change, _child.wrappedValue)
            }
            yield &_child.wrappedValue
          }
        }

        private var _child = ComposableCore.PresentationState<Child.State>(wrappedValue: nil)

        public private(set) var $child: ComposableCore.PresentationState<Child.State> {
          get {
            _$observationRegistrar.access(_$Field.child)
            return _child
          }
          set {
            _$observationRegistrar.set(_$Field.child, &_child, to: newValue)
          }
          _modify {
            let change = _$observationRegistrar.willModify(_$Field.child, _child)
            defer {
              _$observationRegistrar.didModify(change, _child)
            }
            yield &_child
          }
        }

        var _$observationRegistrar = ComposableCore.ObservationStateRegistrar()

        private enum _$Field {
          static var child: Swift.Int {
            0
          }
        }

        static func _$fields(_ fields: inout ComposableCore.ObservableStateFields<Self>) {
          fields.add(registrar: \\._$observationRegistrar)
          fields.add(_$Field.child, \\.$child, stored: \\._child)
        }
      }

      extension State: ComposableCore.ObservableState {
      }
      """
    )
  }

  @Test func anEnum() {
    assertFeatureExpansion(
      """
      @ObservableState
      enum State {
        case loading
        case loaded(Loaded.State)
        case failed(code: Int, String)
      }
      """,
      """
      enum State {
        case loading
        case loaded(Loaded.State)
        case failed(code: Int, String)

        var _$id: ComposableCore.ObservableStateID {
          switch self {
          case .loading:
            return ComposableCore.ObservableStateID(case: 0)
          case .loaded(let value0):
            return ComposableCore.ObservableStateID(case: 1, of: value0)
          case .failed(let value0, let value1):
            return ComposableCore.ObservableStateID(case: 2, of: (value0, value1))
          }
        }

        var _$observationRegistrar: ComposableCore.ObservationStateRegistrar {
          switch self {
          case .loading:
            return .inert
          case .loaded(let value0):
            return ComposableCore.ObservationStateRegistrar(of: value0)
          case .failed:
            return .inert
          }
        }
      }

      extension State: ComposableCore.ObservableState {
      }
      """
    )
  }
}
