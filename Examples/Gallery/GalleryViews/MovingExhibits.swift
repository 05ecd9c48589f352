#if canImport(SwiftUI)
  import SwiftUI
#else
  import CounterpointUI
#endif

struct DragExhibit: View {
  @State private var position = CGSize(width: 0, height: 0)
  @State private var start = CGSize(width: 0, height: 0)
  @State private var isDragging = false

  var body: some View {
    VStack(spacing: 16) {
      Text("\(Int(position.width)), \(Int(position.height))").monospacedDigit().accessibilityIdentifier("position")
      Circle()
        .fill(isDragging ? Color.orange : Color.blue)
        .frame(width: 90, height: 90)
        .gesture(
          DragGesture(minimumDistance: 2)
            .onChanged { drag in
              isDragging = true
              position = CGSize(width: start.width + drag.translation.width, height: start.height + drag.translation.height)
            }
            .onEnded { _ in
              isDragging = false
              start = position
            }
        )
        .accessibilityLabel("Dot")
        .offset(position)
        .frame(width: 300, height: 300)
        .background(.quaternary, in: RoundedRectangle(cornerRadius: 16))
      Button("Put back") {
        withAnimation(.spring()) {
          position = CGSize(width: 0, height: 0)
          start = position
        }
      }
    }
    .padding()
  }
}

struct AnimationExhibit: View {
  @State private var isLarge = false
  @State private var isShown = false
  @State private var letters = ["A", "B", "C", "D"]

  var body: some View {
    VStack(spacing: 20) {
      RoundedRectangle(cornerRadius: isLarge ? 48 : 12)
        .fill(isLarge ? Color.purple : Color.teal)
        .frame(width: isLarge ? 220 : 96, height: 96)
        .rotationEffect(.degrees(isLarge ? 180 : 0))
        .accessibilityLabel("Shape")
      Button("Grow") { withAnimation(.easeInOut(duration: 0.4)) { isLarge.toggle() } }
      Button("Grow at once") { isLarge.toggle() }
      Button("Banner") { withAnimation(.linear(duration: 0.4)) { isShown.toggle() } }
      if isShown {
        Text("Here it is").padding().background(.tint.opacity(0.2), in: .capsule).transition(.scale)
      }
      HStack {
        ForEach(letters, id: \.self) { letter in
          Text(letter).font(.title).frame(width: 56, height: 56).background(.quaternary, in: .rect(cornerRadius: 10))
        }
      }
      Button("Rotate") {
        withAnimation { letters.append(letters.removeFirst()) }
      }
    }
    .padding()
  }
}

struct RefreshExhibit: View {
  @State private var loads = 1

  var body: some View {
    List {
      ForEach(0..<5) { row in
        Text("Row \(row) of load \(loads)")
      }
    }
    .refreshable {
      try? await Task.sleep(for: .milliseconds(400))
      loads += 1
    }
  }
}

struct ScrollExhibit: View {
  @State private var numbers = Array(1...60)

  var body: some View {
    List {
      ForEach(numbers, id: \.self) { number in
        Text("Number \(number)")
          .onAppear {
            if number == numbers.last { numbers.append(contentsOf: number + 1...number + 60) }
          }
      }
    }
  }
}

struct ShapesExhibit: View {
  private struct Wedge: Shape {
    func path(in rect: CGRect) -> Path {
      let center = CGPoint(x: rect.midX, y: rect.midY)
      return Path { path in
        path.addArc(
          center: center, radius: Double(min(rect.width, rect.height)) / 2 - 6, startAngle: .degrees(0), endAngle: .degrees(120),
          clockwise: false)
      }
    }
  }

  private let colors: [Color] = [.red, .orange, .yellow, .green, .mint, .teal, .cyan, .blue, .indigo, .purple, .pink, .brown]

  var body: some View {
    ScrollView {
      VStack(spacing: 20) {
        HStack(spacing: 16) {
          Circle().fill(.red)
          Rectangle().fill(.orange)
          RoundedRectangle(cornerRadius: 16).fill(.green)
          Capsule().fill(.blue)
        }
        .frame(height: 60)
        HStack(spacing: 16) {
          Circle().strokeBorder(.red, lineWidth: 6)
          Rectangle().strokeBorder(.orange, lineWidth: 6)
          RoundedRectangle(cornerRadius: 16).stroke(.green, lineWidth: 6)
          Capsule().strokeBorder(.blue, lineWidth: 6)
        }
        .frame(height: 60)
        Circle()
          .strokeBorder(.quaternary, lineWidth: 24)
          .overlay { Wedge().rotation(.degrees(-90)).stroke(Color.indigo, lineWidth: 12) }
          .overlay { Text("Ring").font(.title) }
          .frame(width: 200, height: 200)
        HStack(spacing: 4) {
          ForEach(colors, id: \.self) { color in
            color.frame(height: 36).cornerRadius(6)
          }
        }
        HStack(spacing: 12) {
          Text("Shadow").padding(10).background(.background).cornerRadius(10).shadow(radius: 4)
          Text("Border").padding(10).border(.red, width: 2)
          Text("Faint").opacity(0.4)
          Text("Turned").rotationEffect(.degrees(-12)).padding(6)
        }
        LinearGradient(colors: [.pink, .indigo], startPoint: .leading, endPoint: .trailing)
          .frame(height: 44)
          .clipShape(.capsule)
        HStack {
          Label("With text", systemImage: "star.fill")
          Label("Without", systemImage: "heart.fill").labelStyle(.iconOnly)
          ProgressView()
          ProgressView(value: 0.3).progressViewStyle(.circular)
        }
        .foregroundStyle(.indigo)
      }
      .padding()
    }
  }
}
