import UIKit

public enum Edge: Int8, CaseIterable, Sendable {
  case top, leading, bottom, trailing

  public struct Set: OptionSet, Sendable {
    public let rawValue: Int8
    public init(rawValue: Int8) { self.rawValue = rawValue }
    public static let all = Set(rawValue: 15)
  }
}

public struct SafeAreaRegions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let all = SafeAreaRegions(rawValue: .max)
}

public enum ContentMode: Hashable, CaseIterable, Sendable {
  case fit, fill
}

public struct Alignment: Equatable, Sendable {
  public static let center = Alignment()
}

/// Nothing is drawn here, so nothing changes.
extension View {
  public func id<ID: Hashable>(_ id: ID) -> some View { self }
  public func environment<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V) -> some View { self }
  public func ignoresSafeArea(_ regions: SafeAreaRegions = .all, edges: Edge.Set = .all) -> some View { self }
  public func frame(width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center) -> some View { self }
  public func aspectRatio(_ aspectRatio: CGFloat? = nil, contentMode: ContentMode) -> some View { self }
  public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View { self }
  public func tag<V: Hashable>(_ tag: V) -> some View { self }
  public func tabItem<V: View>(@ViewBuilder _ label: () -> V) -> some View { self }
}
