import ComposableArchitecture
import StandupsFeature

#if canImport(SwiftUI)
  import SwiftUI
#else
  import CounterpointUI
#endif

/// The whole application.
public struct AppView: View {
  @Bindable private var store: StoreOf<AppFeature>

  /// Makes the view.
  ///
  /// - Parameter store: The store of a window.
  public init(store: StoreOf<AppFeature>) {
    self.store = store
  }

  public var body: some View {
    NavigationStack(path: $store.scope(state: \.path, action: \.path)) {
      StandupsListView(store: store.scope(state: \.standupsList, action: \.standupsList))
    } destination: { store in
      switch store.case {
      case .detail(let store): StandupDetailView(store: store)
      case .meeting(let store): PastMeetingView(store: store)
      case .recordMeeting(let store): RecordMeetingView(store: store)
      }
    }
    #if !canImport(SwiftUI)
      .location(store.address.path)
    #endif
    .onOpenURL { store.send(.openURL($0)) }
    .alert($store.scope(state: \.alert, action: \.alert))
    .task { await store.send(.task).finish() }
  }
}
