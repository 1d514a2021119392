import Foundation

/// Turns a host name in any script into the ASCII form that goes over the wire.
enum HostName {
  /// The ASCII form of `name`: lower case, with `xn--` labels for those that have other characters; nil if `name`
  /// cannot be a host name.
  ///
  /// Compatibility composition and lower case stand in for the tables of UTS 46. A name with invisible characters in
  /// it, which those remove, is not found.
  static func ascii(_ name: Substring) -> String? {
    if name.utf8.allSatisfy({ $0 < 0x80 }) {
      return name.utf8.allSatisfy(isAllowed) || isBracketed(name) ? name.lowercased() : nil
    }
    let mapped = String(name).precomposedStringWithCompatibilityMapping.lowercased()
      .precomposedStringWithCompatibilityMapping
    var labels: [String] = []
    for label in mapped.unicodeScalars.split(omittingEmptySubsequences: false, whereSeparator: isDot) {
      if label.allSatisfy(\.isASCII) {
        guard label.allSatisfy({ isAllowed(UInt8(ascii: $0)) }) else { return nil }
        labels.append(String(label))
      } else {
        guard let encoded = punycode(Array(label)) else { return nil }
        labels.append("xn--" + encoded)
      }
    }
    return labels.joined(separator: ".")
  }

  /// The full stops that IDNA takes for dots (RFC 3490, section 3.1).
  private static func isDot(_ scalar: Unicode.Scalar) -> Bool {
    scalar == "." || scalar == "\u{3002}" || scalar == "\u{FF0E}" || scalar == "\u{FF61}"
  }

  /// Whether a byte may stand in a host name.
  private static func isAllowed(_ byte: UInt8) -> Bool {
    Address.isLetter(byte) || Address.isDigit(byte) || "-._".utf8.contains(byte)
  }

  /// Whether `name` is an IPv6 address in brackets, by the characters in it.
  private static func isBracketed(_ name: Substring) -> Bool {
    name.utf8.first == UInt8(ascii: "[") && name.utf8.last == UInt8(ascii: "]") && name.utf8.count > 2
      && name.utf8.dropFirst().dropLast().allSatisfy { AddressParts.isHex($0) || ":.".utf8.contains($0) }
  }

  /// Punycode as RFC 3492 defines it, for one label; nil if a character in it can be in no host name.
  static func punycode(_ label: [Unicode.Scalar]) -> String? {
    let basic = label.filter(\.isASCII)
    guard basic.allSatisfy({ isAllowed(UInt8(ascii: $0)) }),
      !label.contains(where: Address.isBlankOrControl), label.count <= 63
    else { return nil }
    var output = basic.map { UInt8(ascii: $0) }
    if !output.isEmpty { output.append(UInt8(ascii: "-")) }
    // The parameters of RFC 3492, section 5.
    let base = 36, tMin = 1, tMax = 26, skew = 38, damp = 700
    var code = 128, delta = 0, bias = 72, handled = basic.count
    while handled < label.count {
      let next = label.lazy.map { Int($0.value) }.filter { $0 >= code }.min() ?? code
      delta += (next - code) * (handled + 1)
      code = next
      for scalar in label {
        if scalar.value < code { delta += 1 }
        guard scalar.value == code else { continue }
        var rest = delta
        var k = base
        while true {
          let threshold = min(max(k - bias, tMin), tMax)
          if rest < threshold { break }
          output.append(digit(threshold + (rest - threshold) % (base - threshold)))
          rest = (rest - threshold) / (base - threshold)
          k += base
        }
        output.append(digit(rest))
        var scaled = handled == basic.count ? delta / damp : delta / 2
        scaled += scaled / (handled + 1)
        var steps = 0
        while scaled > ((base - tMin) * tMax) / 2 {
          scaled /= base - tMin
          steps += base
        }
        bias = steps + (base - tMin + 1) * scaled / (scaled + skew)
        delta = 0
        handled += 1
      }
      delta += 1
      code += 1
    }
    return String(decoding: output, as: UTF8.self)
  }

  private static func digit(_ value: Int) -> UInt8 {
    UInt8(value < 26 ? value + 97 : value - 26 + 48)
  }
}
