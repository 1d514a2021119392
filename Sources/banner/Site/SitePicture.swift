/// A picture of a site: one file, or the same picture in several widths.
struct SitePicture: Equatable, Sendable {
  /// One of its files.
  struct Size: Equatable, Sendable {
    /// Its path in the site.
    let path: String
    /// In pixels.
    let width: Int
    let height: Int
  }

  /// From the smallest to the largest, at least one.
  let sizes: [Size]

  var largest: Size { sizes[sizes.count - 1] }

  /// The widths in which a picture is written, of those that it has; in pixels.
  ///
  /// A phone's and a desktop's, at one, two and three pixels a point.
  static let widths = [480, 800, 1200, 1600, 2400]

  /// The widths for a picture of that width: never more, and its own where it lies between two.
  static func widths(upTo width: Int) -> [Int] {
    let smaller = widths.filter { $0 < width }
    return smaller.count == widths.count ? widths : smaller + [width]
  }

  /// The attributes of an `<img>` that shows it in a carousel as `settings` say; a browser picks the file.
  func attributes(in settings: Settings) -> [(name: String, value: String?)] {
    let extent = SitePageExtent(settings, pictureWidth: largest.width, height: largest.height)
    let source = sizes.first { $0.width >= extent.width } ?? largest
    var attributes: [(name: String, value: String?)] = [("src", source.path)]
    if sizes.count > 1 {
      attributes.append(("srcset", sizes.map { "\($0.path) \($0.width)w" }.joined(separator: ", ")))
      attributes.append(("sizes", extent.sizes))
    }
    attributes.append(("width", String(largest.width)))
    attributes.append(("height", String(largest.height)))
    return attributes
  }
}
