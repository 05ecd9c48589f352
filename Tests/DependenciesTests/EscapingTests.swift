import CounterpointTestSupport
import Dependencies
import Foundation
import Testing

@Suite struct EscapingTests {
  @Test func `dependencies are carried over into code outside of the task`() async {
    let carried = withDependencies {
      $0.uuid = .constant(UUID(4))
    } operation: {
      withEscapedDependencies { $0 }
    }
    let (sync, async, outside) = await Task.detached {
      let sync = carried.yield {
        @Dependency(\.uuid) var uuid
        return uuid()
      }
      let async = await carried.yield {
        await Task.yield()
        @Dependency(\.uuid) var uuid
        return uuid()
      }
      let outside = issues {
        @Dependency(\.uuid) var uuid
        _ = uuid()
      }
      return (sync, async, outside)
    }.value
    #expect(sync == UUID(4))
    #expect(async == UUID(4))
    #expect(outside.count == 1)
  }

  @Test func `dependencies can be escaped in an asynchronous operation`() async {
    let id = await withDependencies {
      $0.uuid = .constant(UUID(6))
    } operation: {
      await withEscapedDependencies { dependencies in
        await Task.detached {
          dependencies.yield {
            @Dependency(\.uuid) var uuid
            return uuid()
          }
        }.value
      }
    }
    #expect(id == UUID(6))
  }

  @Test func `a model hands its dependencies to a child it makes later`() async {
    let parent = withDependencies {
      $0.uuid = .constant(UUID(1))
      $0.date.now = Date(timeIntervalSince1970: 1)
    } operation: {
      Derived()
    }
    let child = withDependencies(from: parent) { Model() }
    #expect(child.uuid() == UUID(1))
    let changed = withDependencies(from: parent) {
      $0.uuid = .constant(UUID(2))
    } operation: {
      Model()
    }
    #expect(changed.uuid() == UUID(2))
    #expect(changed.now == Date(timeIntervalSince1970: 1))
    let later = await withDependencies(from: parent) {
      await Task.yield()
      return Model()
    }
    #expect(later.uuid() == UUID(1))
    let laterChanged = await withDependencies(from: parent) {
      await Task.yield()
      $0.uuid = .constant(UUID(3))
    } operation: {
      await Task.yield()
      return Model()
    }
    #expect(laterChanged.uuid() == UUID(3))
  }

  @Test func `a model without dependencies has none to hand on`() throws {
    final class Plain {}
    let messages = issues {
      let id = withDependencies {
        $0.uuid = .constant(UUID(8))
      } operation: {
        withDependencies(from: Plain()) { Model().uuid() }
      }
      #expect(id == UUID(8))
    }
    #expect(try #require(messages.first).contains(#"type Plain, which has no stored "@Dependency" property"#))
  }
}

private class Model {
  @Dependency(\.uuid) var uuid
  @Dependency(\.date.now) var now
}

private final class Derived: Model {
  let name = "derived"
}
