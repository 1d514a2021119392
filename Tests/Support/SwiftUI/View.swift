@_exported import UIKit

/// A stand-in for Apple's protocol.
@MainActor @preconcurrency public protocol View {
  associatedtype Body: View
  @ViewBuilder var body: Body { get }
}

extension Never: View {
  public var body: Never { fatalError("a view that SwiftUI draws itself has no body") }
}

public struct EmptyView: View {
  public nonisolated init() {}
  public var body: Never { fatalError("EmptyView has no body") }
}

// The conformances stand apart so that builders, which belong to no actor, can make these.
public struct AnyView {
  let content: any View
  public init<V: View>(_ view: V) { content = view }
}

extension AnyView: View {
  public var body: Never { fatalError("AnyView has no body") }
}

public struct TupleView<T> {
  public var value: T
  public init(_ value: T) { self.value = value }
}

extension TupleView: View {
  public var body: Never { fatalError("TupleView has no body") }
}

public struct _ConditionalContent<TrueContent: View, FalseContent: View> {
  enum Storage {
    case first(TrueContent)
    case second(FalseContent)
  }
  let storage: Storage
}

extension _ConditionalContent: View {
  public var body: Never { fatalError("a choice has no body") }
}

extension Optional: View where Wrapped: View {
  public var body: Never { fatalError("an optional view has no body") }
}

@resultBuilder public struct ViewBuilder {
  public static func buildBlock() -> EmptyView { EmptyView() }
  public static func buildBlock<Content: View>(_ content: Content) -> Content { content }
  public static func buildBlock<each Content: View>(_ content: repeat each Content) -> TupleView<(repeat each Content)>
  {
    TupleView((repeat each content))
  }
  public static func buildExpression<Content: View>(_ content: Content) -> Content { content }
  public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }
  public static func buildEither<First: View, Second: View>(first: First) -> _ConditionalContent<First, Second> {
    _ConditionalContent(storage: .first(first))
  }
  public static func buildEither<First: View, Second: View>(second: Second) -> _ConditionalContent<First, Second> {
    _ConditionalContent(storage: .second(second))
  }
}
