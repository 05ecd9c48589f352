import CounterpointTestSupport
import CounterpointUI
import CounterpointUITesting
import Testing

@testable import CounterpointWeb

/// The key property of the web: whatever happens, a page that has applied all updates shows what a page shows that is loaded afresh.
@MainActor
@Suite struct ShadowPageTests {
  /// A description of views that can be changed at random.
  indirect enum Plan: Equatable {
    case text(String)
    case button(String)
    case field(String)
    case toggle(Bool)
    case stack([Piece], isVertical: Bool)
    case list([Piece])
    case padded(Plan, Double)
    case maybe(Plan?)
    case shape(Int)
    case picker([Int], Int)
  }

  struct Piece: Identifiable, Equatable {
    let id: Int
    var plan: Plan
  }

  @Observable final class Model {
    var plan: Plan
    init(_ plan: Plan) { self.plan = plan }
  }

  struct PlanView: View {
    let plan: Plan

    var body: AnyView { view }

    private var view: AnyView {
      switch plan {
      case .text(let text): AnyView(Text(text))
      case .button(let title): AnyView(Button(title, role: title.count > 2 ? .destructive : nil) {})
      case .field(let text): AnyView(TextField("Field", text: .constant(text)))
      case .toggle(let isOn): AnyView(Toggle("Toggle", isOn: .constant(isOn)))
      case .stack(let pieces, let isVertical):
        isVertical
          ? AnyView(VStack { ForEach(pieces) { PlanView(plan: $0.plan) } })
          : AnyView(HStack(spacing: Double(pieces.count)) { ForEach(pieces) { PlanView(plan: $0.plan) } })
      case .list(let pieces): AnyView(List { ForEach(pieces) { PlanView(plan: $0.plan) }.onDelete { _ in } })
      case .padded(let plan, let amount): AnyView(PlanView(plan: plan).background(.red).padding(amount).border(.blue))
      case .maybe(let plan): AnyView(plan.map { PlanView(plan: $0) })
      case .shape(let number):
        switch number % 4 {
        case 0: AnyView(Circle().fill(.red))
        case 1: AnyView(Circle().trim(from: 0, to: Double(number % 7) / 7).stroke(.green, lineWidth: 3))
        case 2: AnyView(Image(systemName: number > 10 ? "star" : "nothing < \"of\" this name"))
        default: AnyView(Capsule().strokeBorder(lineWidth: Double(number)))
        }
      case .picker(let options, let selection):
        AnyView(Picker("Picker", selection: .constant(selection)) { ForEach(options, id: \.self) { Text("Option \($0)") } })
      }
    }
  }

  struct Screen: View {
    let model: Model
    var body: some View { PlanView(plan: model.plan) }
  }

  struct PlanGenerator {
    var random: SeededGenerator
    var nextID = 0

    mutating func plan(depth: Int) -> Plan {
      let number = Int.random(in: 0..<100, using: &random)
      switch Int.random(in: 0..<(depth > 0 ? 11 : 6), using: &random) {
      case 0: return .text("text \(number) <&\"'>")
      case 1: return .button(String(repeating: "x", count: number % 5))
      case 2: return .field("\(number)")
      case 3: return .toggle(number.isMultiple(of: 2))
      case 4: return .shape(number % 20)
      case 5: return .picker(Array(0..<number % 5), number % 5)
      case 6: return .stack(pieces(depth: depth), isVertical: number.isMultiple(of: 2))
      case 7: return .list(pieces(depth: depth))
      case 8: return .padded(plan(depth: depth - 1), Double(number % 9))
      case 9: return .maybe(number.isMultiple(of: 3) ? nil : plan(depth: depth - 1))
      default: return .stack(pieces(depth: depth), isVertical: true)
      }
    }

    private mutating func pieces(depth: Int) -> [Piece] {
      (0..<Int.random(in: 0...5, using: &random)).map { _ in piece(depth: depth) }
    }

    private mutating func piece(depth: Int) -> Piece {
      nextID += 1
      return Piece(id: nextID, plan: plan(depth: depth - 1))
    }

    mutating func change(_ plan: Plan, depth: Int) -> Plan {
      if Int.random(in: 0..<8, using: &random) == 0 { return self.plan(depth: depth) }
      switch plan {
      case .stack(let pieces, let isVertical): return .stack(change(pieces, depth: depth), isVertical: isVertical)
      case .list(let pieces): return .list(change(pieces, depth: depth))
      case .padded(let plan, let amount): return .padded(change(plan, depth: depth - 1), Bool.random(using: &random) ? amount : amount + 1)
      case .maybe(let plan?): return .maybe(Bool.random(using: &random) ? nil : change(plan, depth: depth - 1))
      case .maybe(nil): return .maybe(self.plan(depth: depth - 1))
      case .picker(let options, let selection): return .picker(options.shuffled(using: &random), (selection + 1) % 5)
      default: return Bool.random(using: &random) ? plan : self.plan(depth: 0)
      }
    }

    private mutating func change(_ pieces: [Piece], depth: Int) -> [Piece] {
      var result = pieces.filter { _ in Int.random(in: 0..<5, using: &random) > 0 }
      if Int.random(in: 0..<3, using: &random) == 0 { result.shuffle(using: &random) }
      for index in result.indices where Bool.random(using: &random) { result[index].plan = change(result[index].plan, depth: depth - 1) }
      for _ in 0..<Int.random(in: 0...2, using: &random) {
        result.insert(piece(depth: depth), at: Int.random(in: 0...result.count, using: &random))
      }
      return result
    }
  }

  @Test(arguments: 0..<120)
  func patchesLeadToWhatAFreshPageShows(seed: UInt64) throws {
    var generator = PlanGenerator(random: SeededGenerator(seed: seed))
    let model = Model(generator.plan(depth: 4))
    let session = LiveSession(window: WindowGroup("Test") { Screen(model: model) }._window, browser: SessionToken())
    let page = try ShadowDOM(page: session.page)
    var frames: [String] = []
    _ = session.connect(lastSequence: 0) { frames.append($0) }
    for step in 1...12 {
      model.plan = generator.change(model.plan, depth: 4)
      session.receive(try ClientFrame("[\(step),0,0,\"visible\"]"))
      for frame in frames { try page.apply(frame) }
      frames = []
      let fresh = try ShadowDOM(page: session.page)
      #expect(page.html == fresh.html, "seed \(seed), step \(step)")
      guard page.html == fresh.html else { return }
    }
  }
}
