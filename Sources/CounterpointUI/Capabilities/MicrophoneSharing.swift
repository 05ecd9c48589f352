/// Who wants the one microphone of a window, and what its renderer has to do for them.
///
/// Whoever asks or listens has a number that is used once. Each input returns what is to be done, in order.
struct MicrophoneSharing {
  /// Something to do.
  enum Action: Equatable {
    /// Have the renderer do something.
    case request(RendererRequest)
    /// Answer those who have asked for permission.
    case answer([Int], MicrophoneAuthorization)
    /// End the streams of those who listen.
    case end([Int], MicrophoneError)
  }

  private enum Phase {
    case idle
    /// The user is being asked; nobody listens before they have answered.
    case asking
    /// The microphone is being opened.
    case starting
    case open
    case closed
  }

  private var phase = Phase.idle
  private var questions: [Int] = []
  private var listeners: [Int] = []

  /// Somebody asks for permission.
  mutating func ask(_ number: Int) -> [Action] {
    switch phase {
    case .closed: return [.answer([number], .unavailable)]
    case .open: return [.answer([number], .authorized)]
    case .asking, .starting:
      questions.append(number)
      return []
    case .idle:
      questions.append(number)
      phase = .asking
      return [.request(.askForMicrophone)]
    }
  }

  /// Somebody no longer waits for the answer.
  mutating func withdraw(_ number: Int) -> [Action] {
    guard let index = questions.firstIndex(of: number) else { return [] }
    questions.remove(at: index)
    if phase == .asking, questions.isEmpty { return startIfWanted() }
    return []
  }

  /// Somebody wants to listen.
  mutating func listen(_ number: Int) -> [Action] {
    guard phase != .closed else { return [.end([number], .closed)] }
    listeners.append(number)
    return phase == .idle ? startIfWanted() : []
  }

  /// Somebody no longer listens.
  mutating func leave(_ number: Int) -> [Action] {
    guard let index = listeners.firstIndex(of: number) else { return [] }
    listeners.remove(at: index)
    guard listeners.isEmpty, phase == .starting || phase == .open else { return [] }
    phase = questions.isEmpty ? .idle : .asking
    return [.request(.stopMicrophone)] + (questions.isEmpty ? [] : [.request(.askForMicrophone)])
  }

  /// The renderer says that the microphone may be used, or, after it was told to start, that it is on.
  mutating func granted() -> [Action] {
    let answers = answer(.authorized)
    switch phase {
    case .asking: return answers + startIfWanted()
    case .starting: phase = .open
    case .idle, .open, .closed: break
    }
    return answers
  }

  /// The renderer says that there is no microphone to listen to, or no more.
  mutating func failed(_ error: MicrophoneError) -> [Action] {
    guard phase != .idle, phase != .closed else { return [] }
    phase = .idle
    return answer(error.authorization) + end(error)
  }

  /// The renderer has lost track of what it was told.
  mutating func renew() -> [Action] {
    switch phase {
    case .idle, .closed: []
    case .asking: [.request(.askForMicrophone)]
    case .starting, .open: [.request(.startMicrophone)]
    }
  }

  /// The window goes.
  mutating func close() -> [Action] {
    phase = .closed
    return answer(.unavailable) + end(.closed)
  }

  private mutating func startIfWanted() -> [Action] {
    phase = listeners.isEmpty ? .idle : .starting
    return listeners.isEmpty ? [] : [.request(.startMicrophone)]
  }

  private mutating func answer(_ authorization: MicrophoneAuthorization) -> [Action] {
    defer { questions = [] }
    return questions.isEmpty ? [] : [.answer(questions, authorization)]
  }

  private mutating func end(_ error: MicrophoneError) -> [Action] {
    defer { listeners = [] }
    return listeners.isEmpty ? [] : [.end(listeners, error)]
  }
}
