import UIKit

public struct Picker<Label: View, SelectionValue: Hashable, Content: View>: View {
  public var body: Never { fatalError("Picker has no body") }
}

extension Picker where Label == Text {
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
  ) {
    _ = content()
  }
}

public struct Toggle<Label: View>: View {
  public var body: Never { fatalError("Toggle has no body") }
}

extension Toggle where Label == Text {
  public init<S: StringProtocol>(_ title: S, isOn: Binding<Bool>) {}
}
