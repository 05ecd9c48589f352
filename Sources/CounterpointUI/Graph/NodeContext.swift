/// Where in a graph a node is to be made.
@MainActor
public struct NodeContext {
  let graph: ViewGraph
  let parent: Node?
  let depth: Int
  let environment: EnvironmentValues
}
