import UIKit

public struct Text: View {
  let text: String
  public init<S: StringProtocol>(_ content: S) { text = String(content) }
  public var body: Never { fatalError("Text has no body") }
}

public struct Image: View {
  let image: UIImage
  public init(uiImage: UIImage) { image = uiImage }
  public var body: Never { fatalError("Image has no body") }
}

public struct Color: View, Hashable, Sendable {
  let color: UIColor
  public init(uiColor: UIColor) { color = uiColor }
  public static let clear = Color(uiColor: .clear)
  public static let black = Color(uiColor: .black)
  public static let white = Color(uiColor: .white)
  public static let gray = Color(uiColor: .systemGray)
  public var body: Never { fatalError("Color has no body") }
}
