import Banners
import CarouselEngine

/// Pages as they were drawn, for the frames to come.
@MainActor
struct PageNodes {
  /// All that a page's looks depend on, besides what makes the whole cache be forgotten.
  private struct Content: Equatable {
    var banner: Banner
    var picture: ObjectIdentifier?
  }

  private var nodes: [Int: (content: Content, node: RenderNode?)] = [:]

  /// A page's node: the one that was made for the same banner and picture, or a new one.
  mutating func node(
    of item: Int, banner: Banner, picture: Picture?, make: () -> RenderNode?
  ) -> RenderNode? {
    let content = Content(banner: banner, picture: picture.map(ObjectIdentifier.init))
    if let known = nodes[item], known.content == content { return known.node }
    let node = make()
    nodes[item] = (content, node)
    return node
  }

  /// Keeps the nodes of these items only.
  mutating func keep(_ items: Set<Int>) {
    for item in nodes.keys where !items.contains(item) { nodes[item] = nil }
  }

  /// The size, the style or the data has changed.
  mutating func forget() {
    nodes = [:]
  }
}
