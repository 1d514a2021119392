import CarouselEngine

/// What is on a page: a picture, or something that the app draws itself, and the banner's title.
public struct PageContent {
  /// What stands for the picture.
  public enum Body {
    /// No picture yet, or none to be had.
    case placeholder
    case picture(Picture)
    /// A page of the app's own, drawn at the page's size; nil where it draws nothing.
    case drawn(RenderNode?)
  }

  public var body: Body
  public var title: String?

  public init(body: Body, title: String? = nil) {
    self.body = body
    self.title = title
  }

  /// Whether it may look different in the next frame.
  var isForOneFrame: Bool {
    if case .drawn = body { return true }
    return false
  }
}
