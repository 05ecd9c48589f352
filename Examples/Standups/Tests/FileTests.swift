import ComposableArchitecture
import ComposableTestSupport
import Foundation
import Testing

@testable import StandupsFeature

@Suite struct FileTests {
  /// A folder of a test's own, which goes with it.
  private final class Folder {
    let path = "\(NSTemporaryDirectory())/standups-\(UUID())"
    deinit { try? FileManager.default.removeItem(atPath: path) }

    var file: String { "\(path)/standups.json" }
    var names: [String] { ((try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []).sorted() }

    func write(_ text: String) throws {
      try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
      try text.write(toFile: file, atomically: false, encoding: .utf8)
    }
  }

  private let folder = Folder()

  @Test("AC-S13-3, AC-S16-4: what was saved is read again, with durations, dates, ids and themes")
  func roundTrip() throws {
    var standups = IdentifiedArrayOf<Standup>(uniqueElements: Standup.samples)
    standups[0].meetings[0].transcript = "Quotes \" and \\, ümläuts, 🎙️\nand lines"
    for (index, theme) in Theme.allCases.enumerated() {
      standups.append(Standup(id: UUID(index), duration: .milliseconds(index), theme: theme))
    }
    do {
      let file = try StandupsFile.open(in: folder.path)
      try file.save(standups)
    }
    #expect(try StandupsFile.open(in: folder.path).load() == StandupsSnapshot(standups: standups))
    #expect(folder.names == ["standups.json", "standups.lock"])
  }

  @Test("AC-S16-3: without a file there are no standups, and none is written")
  func missing() throws {
    #expect(try StandupsFile.open(in: "\(folder.path)/a/b").load() == StandupsSnapshot())
    #expect(!FileManager.default.fileExists(atPath: "\(folder.path)/a/b/standups.json"))
  }

  @Test(
    "AC-S16-3: a file that cannot be read is kept, under a name that no other has, and the windows are told",
    arguments: ["", "{", "[{]", #"{"schema":2}"#, #"{"schema":2,"standups":[{"id":1}]}"#, "\u{0}\u{1}"])
  func damaged(text: String) throws {
    for number in 1...2 {
      try folder.write(text)
      let file = try StandupsFile.open(in: folder.path)
      let snapshot = try file.load()
      #expect(snapshot.standups.isEmpty)
      let aside = "\(folder.path)/standups.damaged-\(number).json"
      guard case .unreadable(_, keptAs: aside) = snapshot.problem else {
        Issue.record("\(String(describing: snapshot.problem))")
        return
      }
      #expect(try String(contentsOfFile: aside, encoding: .utf8) == text)
      #expect(snapshot.problem?.message.contains(aside) == true)
      try file.save([.short])
    }
  }

  @Test("Two standups of one id are a damage that is named")
  func duplicates() throws {
    let standup = String(decoding: try JSONEncoder().encode(Standup.short), as: UTF8.self)
    try folder.write(#"{"schema":2,"standups":[\#(standup),\#(standup)]}"#)
    let snapshot = try StandupsFile.open(in: folder.path).load()
    guard case .unreadable(let reason, _) = snapshot.problem else {
      Issue.record("\(String(describing: snapshot.problem))")
      return
    }
    #expect(reason.contains(Standup.short.id.uuidString))
  }

  @Test("A file of the first schema, a plain array, is read, and written in the newest")
  func migration() throws {
    let standups: IdentifiedArrayOf<Standup> = [.mock, .short]
    try folder.write("\n" + String(decoding: try JSONEncoder().encode(standups), as: UTF8.self))
    let file = try StandupsFile.open(in: folder.path)
    #expect(try file.load() == StandupsSnapshot(standups: standups))
    try file.save(standups)
    #expect(try String(contentsOfFile: folder.file, encoding: .utf8).hasPrefix(#"{"schema":2,"#))
  }

  @Test("A theme of another version is no reason to refuse a file")
  func unknownTheme() throws {
    let text = String(decoding: try JSONEncoder().encode([Standup.mock]), as: UTF8.self)
    try folder.write(text.replacingOccurrences(of: "\"lilac\"", with: "\"plaid\""))
    #expect(try StandupsFile.open(in: folder.path).load().standups.map(\.theme) == [.bubblegum])
  }

  @Test("A file of a newer version is not touched")
  func newer() throws {
    let text = #"{"schema":3,"people":[]}"#
    try folder.write(text)
    let file = try StandupsFile.open(in: folder.path)
    #expect(throws: StandupsFileError.newerSchema(path: folder.file, schema: 3)) { try file.load() }
    #expect(try String(contentsOfFile: folder.file, encoding: .utf8) == text)
  }

  @Test("A second process is refused, and told who uses the data; later they are free again")
  func lock() throws {
    do {
      let file = try StandupsFile.open(in: folder.path)
      let number = "\(ProcessInfo.processInfo.processIdentifier)"
      #expect(throws: StandupsFileError.inUse(path: folder.path, process: number)) { try StandupsFile.open(in: folder.path) }
      #expect(StandupsFileError.inUse(path: folder.path, process: number).description.contains("process \(number)"))
      withExtendedLifetime(file) {}
    }
    _ = try StandupsFile.open(in: folder.path)
  }

  @Test("What cannot be written leaves the old version, and no half of a new one")
  func notWritable() throws {
    let file = try StandupsFile.open(in: folder.path)
    try file.save([.short])
    // A folder of that name is in the way of the new version, whoever runs the test.
    try FileManager.default.createDirectory(atPath: "\(folder.file).new", withIntermediateDirectories: false)
    #expect(throws: StandupsFileError.self) { try file.save([.mock]) }
    try FileManager.default.removeItem(atPath: "\(folder.file).new")
    #expect(try file.load().standups == [.short])
    #expect(folder.names == ["standups.json", "standups.lock"])
  }

  @Test("A folder that cannot be made is named")
  func noFolder() throws {
    try folder.write("")
    #expect {
      try StandupsFile.open(in: "\(folder.file)/data")
    } throws: { error in
      "\(error)".contains("\(folder.file)/data") && "\(error)".contains("--data")
    }
  }

  @Test("The data are where the XDG rules say")
  func directory() {
    #expect(DataDirectory.path(environment: [:], home: "/home/ada") == "/home/ada/.local/share/counterpoint-standups")
    #expect(DataDirectory.path(environment: ["XDG_DATA_HOME": "/data"], home: "/home/ada") == "/data/counterpoint-standups")
    #expect(DataDirectory.path(environment: ["XDG_DATA_HOME": "data"], home: "/home/ada") == "/home/ada/.local/share/counterpoint-standups")
  }

  @Test("AC-S16-1: a file with two standups lists two, and nothing is written for them")
  @MainActor
  func start() async throws {
    let standups: IdentifiedArrayOf<Standup> = [.mock, .short]
    try folder.write(String(decoding: try JSONEncoder().encode(standups), as: UTF8.self))
    let before = try Data(contentsOf: URL(filePath: folder.file))
    let repository = try StandupsRepository(file: .open(in: folder.path))
    #expect(AppFeature.State(repository.snapshot).standupsList.standups == standups)
    await repository.flush()
    #expect(try Data(contentsOf: URL(filePath: folder.file)) == before)
  }
}
