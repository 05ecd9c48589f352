import ComposableCore
import Foundation
import IssueReporting
import Testing

@Suite struct ReportingProgramTests {
  @Test("AC-L9-1: a process without a test runner prints reported issues to stderr, and goes on")
  func withoutRunner() throws {
    let program = Process()
    let (output, errors) = (Pipe(), Pipe())
    // Beside the program that runs the tests.
    program.executableURL = URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent().appending(path: "ReportingProgram")
    // Nothing of the environment, which says that tests are running.
    program.environment = [:]
    program.standardOutput = output
    program.standardError = errors
    try program.run()
    let printed = String(decoding: try output.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
    let reported = String(decoding: try errors.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
    program.waitUntilExit()
    #expect(program.terminationReason == .exit && program.terminationStatus == 0)
    #expect(printed == "went on with 2\n")
    for text in [
      "ReportingProgram/ReportingProgram.swift:9: The app says that something is wrong.",
      "It says so in the spelling of tests, too.",
      "'ifLet' at ReportingProgram/ReportingProgram.swift:",
      "Action: Parent.Action.child(.increment)",
      "An effect of Parent.Action threw an error that nothing catches: Failure()",
    ] { #expect(reported.contains(text), "\(text) is not in: \(reported)") }
  }

  @Test("AC-L9-1: a process with a test runner records a failure, and continues")
  func withRunner() {
    var wentOn = false
    withKnownIssue {
      reportIssue("The app says that something is wrong.")
      wentOn = true
    } matching: {
      "\($0)".contains("The app says that something is wrong.")
    }
    #expect(wentOn)
  }
}
