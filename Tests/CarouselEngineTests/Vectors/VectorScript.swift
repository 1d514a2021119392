/// What a file of vectors is recorded from.
struct VectorScript: Sendable {
  let name: String
  let columns: [VectorColumn]
  let happen: @Sendable (inout VectorRecorder) -> Void
}

/// Notes inputs, with a clock that goes on in parts that have short names in binary.
struct VectorRecorder {
  private(set) var inputs: [(time: Double, input: String, values: String)] = []
  private var time = 10.0

  /// A carousel of so many items and this size, with these options.
  mutating func begin(_ options: String, items: Int = 5, width: Double = 400, height: Double = 160) {
    tell("setOptions", options)
    setItems(Array(0..<items))
    resize(width, height)
  }

  mutating func setItems(_ identities: [Int]) {
    tell("setItems", identities.map { "\($0)" }.joined(separator: " "))
  }

  mutating func resize(_ width: Double, _ height: Double) {
    tell("resize", "\(VectorNumbers.write(width)) \(VectorNumbers.write(height))")
  }

  mutating func step(_ count: Int = 1) { tell("step", "\(count)") }

  mutating func wait(_ seconds: Double) { time += seconds }

  /// Frames for so many seconds, 1/16 second apart, or as far as told.
  mutating func run(_ seconds: Double, every interval: Double = 0.0625) {
    var rest = seconds
    while rest > 0 {
      wait(interval)
      rest -= interval
      tell("advance")
    }
  }

  /// A finger's way, in even steps 1/64 second apart.
  mutating func pull(_ dx: Double, _ dy: Double = 0, steps: Int = 4) {
    for _ in 0..<steps {
      wait(0.015625)
      tell("drag", "\(VectorNumbers.write(dx / Double(steps))) \(VectorNumbers.write(dy / Double(steps)))")
    }
  }

  mutating func tell(_ input: String, _ values: String = "-") {
    inputs.append((time, input, values.isEmpty ? "-" : values))
  }
}

extension VectorFile {
  /// Plays a script and keeps what the carousel answers.
  init(recording script: VectorScript) throws {
    var recorder = VectorRecorder()
    script.happen(&recorder)
    var player = VectorPlayer()
    let lines = try recorder.inputs.map { time, input, values in
      var line = VectorLine(time: time, input: input, values: values, answers: [])
      try player.play(line)
      line.answers = script.columns.map { player.answer(in: $0) }
      return line
    }
    self.init(columns: script.columns, lines: lines)
  }
}
