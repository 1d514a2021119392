import UIKit

public struct VStack<Content: View>: View {
  public init(@ViewBuilder content: () -> Content) { _ = content() }
  public var body: Never { fatalError("VStack has no body") }
}

public struct ZStack<Content: View>: View {
  public init(@ViewBuilder content: () -> Content) { _ = content() }
  public var body: Never { fatalError("ZStack has no body") }
}

public struct ScrollView<Content: View>: View {
  public init(@ViewBuilder content: () -> Content) { _ = content() }
  public var body: Never { fatalError("ScrollView has no body") }
}

public struct List<SelectionValue, Content: View>: View where SelectionValue: Hashable {
  public var body: Never { fatalError("List has no body") }
}

extension List where SelectionValue == Never {
  public init(@ViewBuilder content: () -> Content) { _ = content() }
}

public struct TabView<SelectionValue: Hashable, Content: View>: View {
  public var body: Never { fatalError("TabView has no body") }
}

extension TabView where SelectionValue == Int {
  public init(@ViewBuilder content: () -> Content) { _ = content() }
}

public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
  public var data: Data
  public var content: (Data.Element) -> Content
}

extension ForEach: View where Content: View {
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.data = data
    self.content = content
  }
  public var body: Never { fatalError("ForEach has no body") }
}
