import UIKit

public enum LayoutDirection: Hashable, CaseIterable, Sendable {
  case leftToRight, rightToLeft
}

public enum ColorScheme: Hashable, CaseIterable, Sendable {
  case light, dark
}

/// A stand-in for Apple's type.
public struct EnvironmentValues {
  public var layoutDirection = LayoutDirection.leftToRight
  public var colorScheme = ColorScheme.light
  public var isEnabled = true
  public var displayScale: CGFloat = 3
  public internal(set) var accessibilityReduceMotion = false
  public init() {}
}

public struct Animation: Equatable, Sendable {
  let duration: Double
  public static let `default` = Animation(duration: 0.35)
  public static func linear(duration: TimeInterval) -> Animation { Animation(duration: duration) }
}

/// A stand-in for Apple's type: how a change comes about.
public struct Transaction {
  public var animation: Animation?
  public var disablesAnimations = false
  public init() {}
  public init(animation: Animation?) { self.animation = animation }
}
