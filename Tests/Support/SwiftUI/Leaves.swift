import UIKit

public struct Text: View {
  let text: String
  public init<S: StringProtocol>(_ content: S) { text = String(content) }
  public var body: Never { fatalError("Text has no body") }
}

public struct Image: View {
  let name: String?
  let image: UIImage?

  public init(uiImage: UIImage) {
    name = nil
    image = uiImage
  }

  public init(_ name: String) {
    self.name = name
    image = nil
  }

  public var body: Never { fatalError("Image has no body") }
}

public struct Color: View, Hashable, Sendable {
  let color: UIColor
  public init(uiColor: UIColor) { color = uiColor }
  public init(red: Double, green: Double, blue: Double, opacity: Double = 1) {
    color = UIColor(red: red, green: green, blue: blue, alpha: opacity)
  }
  public static let clear = Color(uiColor: .clear)
  public static let black = Color(uiColor: .black)
  public static let white = Color(uiColor: .white)
  public static let gray = Color(uiColor: .systemGray)
  public var body: Never { fatalError("Color has no body") }
}
