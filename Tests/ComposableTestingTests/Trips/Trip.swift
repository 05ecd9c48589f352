import Dependencies
import IdentifiedCollections

struct Trip: Equatable, Identifiable, Sendable {
  var id: Int
  var city: String
  var items: IdentifiedArrayOf<Item> = []

  struct Item: Equatable, Identifiable, Sendable {
    var id: Int
    var name: String
    var isPacked = false
  }
}

/// Where trips are kept.
struct TripClient: Sendable, DependencyKey {
  var load: @Sendable () async throws -> [Trip]
  var save: @Sendable (Trip) async throws -> Trip

  struct Offline: Error, Equatable {}

  static let liveValue = TripClient(load: { throw Offline() }, save: { _ in throw Offline() })
  static let testValue = TripClient(
    load: { [Trip(id: 1, city: "Rome", items: [Trip.Item(id: 1, name: "Hat"), Trip.Item(id: 2, name: "Map")])] },
    save: { $0 }
  )
}

extension DependencyValues {
  var trips: TripClient {
    get { self[TripClient.self] }
    set { self[TripClient.self] = newValue }
  }
}
