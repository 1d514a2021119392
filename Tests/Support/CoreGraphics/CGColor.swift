import Foundation

/// A stand-in for Apple's class: a name only, nothing is converted.
public class CGColorSpace {
  public static let sRGB: CFString = "kCGColorSpaceSRGB"
  public let name: CFString?

  public init?(name: CFString) {
    guard name == Self.sRGB else { return nil }
    self.name = name
  }

  init(deviceName: CFString) { name = deviceName }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { CGColorSpace(deviceName: "kCGColorSpaceDeviceRGB") }

/// A stand-in for Apple's class: red, green, blue and alpha from 0 to 1.
public class CGColor: Equatable {
  public let components: [CGFloat]?

  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    components = [red, green, blue, alpha]
  }

  public var alpha: CGFloat { components?.last ?? 0 }

  public static func == (a: CGColor, b: CGColor) -> Bool { a.components == b.components }
}
