import CarouselEngine

/// How an option's value is written: read, explained and limited in one place.
struct ValueFormat<Value: Sendable>: Sendable {
  /// What stands for the value in the help: "SECONDS".
  let placeholder: String
  /// What kind of value it is, in an error: "a number".
  let kind: String
  /// Which values there are, in an error and in the help: "from 1 to 120"; nil where that goes without saying.
  let limits: String?
  /// All values, where they are names.
  var names: [String] = []
  /// The value; nil when it is written wrongly or out of range.
  let read: @Sendable (String) -> Value?
}

extension ValueFormat<Double> {
  static func number(_ placeholder: String, _ range: ClosedRange<Double>) -> Self {
    Self(
      placeholder: placeholder, kind: "a number",
      limits: "from \(plain(range.lowerBound)) to \(plain(range.upperBound))"
    ) { text in
      decimal(text).flatMap { range.contains($0) ? $0 : nil }
    }
  }
}

extension ValueFormat<Int> {
  static func integer(_ placeholder: String, _ range: ClosedRange<Int>) -> Self {
    Self(
      placeholder: placeholder, kind: "a whole number", limits: "from \(range.lowerBound) to \(range.upperBound)"
    ) { text in
      guard text.utf8.allSatisfy(isDigit), let number = Int(text) else { return nil }
      return range.contains(number) ? number : nil
    }
  }
}

extension ValueFormat<PixelSize> {
  static func size(_ range: ClosedRange<Int>) -> Self {
    Self(
      placeholder: "WxH", kind: "WIDTHxHEIGHT,", limits: "each from \(range.lowerBound) to \(range.upperBound)"
    ) { text in
      let sides = text.split(separator: "x", omittingEmptySubsequences: false).map { side in
        side.utf8.allSatisfy(isDigit) ? Int(side) : nil
      }
      guard sides.count == 2, let width = sides[0], let height = sides[1] else { return nil }
      guard range.contains(width), range.contains(height) else { return nil }
      return PixelSize(width: width, height: height)
    }
  }
}

extension ValueFormat<Carousel.PageExtent> {
  static func extent(_ points: ClosedRange<Double>, percent: ClosedRange<Double>) -> Self {
    Self(
      placeholder: "N|N%", kind: "a number or a percentage,",
      limits: "from \(plain(points.lowerBound)) to \(plain(points.upperBound)), "
        + "or from \(plain(percent.lowerBound))% to \(plain(percent.upperBound))%"
    ) { text in
      if text.hasSuffix("%") {
        return decimal(text.dropLast()).flatMap { percent.contains($0) ? .fraction($0 / 100) : nil }
      }
      return decimal(text).flatMap { points.contains($0) ? .points($0) : nil }
    }
  }
}

extension ValueFormat {
  /// One of some names.
  static func name(_ placeholder: String, of values: [Value], called name: (Value) -> String) -> Self {
    let table = values.map { (name: name($0), value: $0) }
    let names = table.map(\.name)
    let limits = names.dropLast().joined(separator: ", ") + " or " + (names.last ?? "")
    return Self(placeholder: placeholder, kind: "the name", limits: limits, names: names) { text in
      table.first { $0.name == text }?.value
    }
  }
}

extension ValueFormat<String> {
  static let path = Self(placeholder: "PATH", kind: "a path", limits: nil) { $0.isEmpty ? nil : $0 }
}

/// A plain decimal number, as in "12" or "0.5": no sign, no exponent, no NaN.
private func decimal(_ text: some StringProtocol) -> Double? {
  let parts = text.split(separator: ".", omittingEmptySubsequences: false)
  guard parts.count <= 2, parts.allSatisfy({ $0.utf8.allSatisfy(isDigit) }) else { return nil }
  return Double(text)
}

private func isDigit(_ byte: UInt8) -> Bool {
  (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
}

/// A number as a person writes it: "8192" and not "8192.0".
private func plain(_ number: Double) -> String {
  number == number.rounded() ? String(Int(number)) : String(number)
}
