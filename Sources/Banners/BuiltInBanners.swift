import CBuiltInBanners
import Foundation

/// The banners that are shown when there are no others: three pictures and three links that are part of the program.
public enum BuiltInBanners {
  /// What the names of this library's own pictures begin with.
  public static let resourcePrefix = "bannerkit/"

  /// The three banners. Their pictures are JPEGs of 1200 × 500 pixels.
  public static let all: [Banner] = [
    banner(
      "dawn-ridges", title: "Dawn over the ridges",
      label: "The sun rises behind violet mountain ridges and a row of pines"),
    banner("dunes", title: "Dunes by moonlight", label: "A crescent moon over orange sand dunes under a teal sky"),
    banner("silk", title: "Folds of silk", label: "Waves of shining cloth from orange over violet to light blue"),
  ]

  /// The names that ``data(forResource:)`` knows.
  public static var resourceNames: [String] {
    pictures.map(\.name)
  }

  /// The bytes of a picture that ships with this library.
  ///
  /// - Throws: ``UnknownResource`` if this library has no picture of that name.
  public static func data(forResource name: String) throws(UnknownResource) -> Data {
    guard let picture = pictures.first(where: { $0.name == name }) else { throw UnknownResource(name: name) }
    return Data(bytes: picture.bytes, count: picture.count)
  }

  /// A name that belongs to none of this library's pictures.
  public struct UnknownResource: Error, Hashable, Sendable, CustomStringConvertible {
    public let name: String

    public var description: String {
      "no built-in picture is called \(Quoted.text(name)); there are \(resourceNames.joined(separator: ", "))"
    }
  }

  private static var pictures: [(name: String, bytes: UnsafePointer<UInt8>, count: Int)] {
    (0...).lazy.map { builtInPicture($0) }.prefix { $0 != nil }.compactMap { picture in
      guard let picture = picture?.pointee else { return nil }
      return (resourcePrefix + String(cString: picture.name), picture.bytes, picture.count)
    }
  }

  private static func banner(_ name: String, title: String, label: String) -> Banner {
    Banner(
      id: resourcePrefix + name, image: .resource("\(resourcePrefix)\(name).jpg"),
      link: URL(string: "https://example.com/\(name)"), title: title, accessibilityLabel: label)
  }
}
