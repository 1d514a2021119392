/// How the carousel shows which item is current.
public enum IndicatorStyle: UInt8, CaseIterable, Sendable {
  case none
  case dots
  case elongated
  case worm
  case numbers
  case progress
}

/// The indicator's style, place and measures.
public struct IndicatorOptions: Equatable, Sendable {
  public var style: IndicatorStyle = .dots

  public init() {}
}
