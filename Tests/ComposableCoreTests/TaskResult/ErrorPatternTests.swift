import CasePaths
import ComposableCore
import Foundation
import Testing

@Suite struct ErrorPatternTests {
  private enum SpeechFailure: Error, Equatable {
    case couldntStartAudioEngine
    case couldntConfigure(code: Int)
  }

  private struct Refused: Error, Equatable {
    var code: Int
    static let busy = Refused(code: 7)
  }

  private struct Plain: Error {}

  @Test("AC-L5-6: an error of unknown type matches a value of a known type, or the type")
  func patterns() {
    func describe(_ result: TaskResult<Int>) -> String {
      switch result {
      case .failure(SpeechFailure.couldntStartAudioEngine): "engine"
      case .failure(SpeechFailure.couldntConfigure(code: 3)): "configure 3"
      case .failure(Refused.busy): "busy"
      case .failure(let error as Refused): "refused \(error.code)"
      case .failure: "failure"
      case .success(let value): "\(value)"
      }
    }
    #expect(describe(.failure(SpeechFailure.couldntStartAudioEngine)) == "engine")
    #expect(describe(.failure(SpeechFailure.couldntConfigure(code: 3))) == "configure 3")
    #expect(describe(.failure(SpeechFailure.couldntConfigure(code: 4))) == "failure")
    #expect(describe(.failure(Refused(code: 7))) == "busy")
    #expect(describe(.failure(Refused(code: 8))) == "refused 8")
    #expect(describe(.failure(Plain())) == "failure")
    #expect(describe(.success(1)) == "1")
  }

  @Test func valuesThatAreComputedMatch() {
    let expected = SpeechFailure.couldntConfigure(code: 1)
    func matches(_ error: any Error) -> Bool {
      if case expected = error { true } else { false }
    }
    #expect(matches(SpeechFailure.couldntConfigure(code: 1)))
    #expect(!matches(SpeechFailure.couldntConfigure(code: 2)))
    #expect(!matches(Refused.busy))
  }

  @Test("AC-L5-6: a URL error matches by type, by code and by value, another error does not")
  func urlErrors() {
    func describe(_ result: TaskResult<Int>) -> String {
      switch result {
      case .failure(URLError.timedOut): "timed out"
      case .failure(URLError(.cancelled)): "cancelled"
      case .failure(let error as URLError): "url \(error.code.rawValue)"
      case .failure: "failure"
      case .success: "success"
      }
    }
    #expect(describe(.failure(URLError(.timedOut))) == "timed out")
    #expect(describe(.failure(URLError(.cancelled))) == "cancelled")
    #expect(describe(.failure(URLError(.badURL))) == "url \(URLError.Code.badURL.rawValue)")
    #expect(describe(.failure(Plain())) == "failure")
  }

  @Test func outcomesHaveCasePaths() {
    let result = TaskResult.success(1)
    #expect(result[case: \.success] == 1)
    #expect(!result.is(\.failure))
    #expect(TaskResult<Int>.failure(Refused.busy)[case: \.failure] as? Refused == .busy)
    #expect((\TaskResult<Int>.Cases.success)(2) == .success(2))
    #expect(Array(TaskResult<Int>.allCasePaths) == [\TaskResult<Int>.Cases.success, \TaskResult<Int>.Cases.failure])
    #expect(TaskResult<Int>.allCasePaths[result] == \TaskResult<Int>.Cases.success)
  }
}
