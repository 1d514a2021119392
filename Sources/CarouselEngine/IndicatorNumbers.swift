/// What a numbers indicator says, and where.
public struct IndicatorNumbers: Equatable, Sendable {
  /// The current item's number, from 1.
  public let current: Int
  /// The number of items.
  public let count: Int
  /// The point of the screen, in points, to which the text's box is fastened.
  public let anchor: Carousel.Point
  /// The point of the box that lies on the anchor, in parts of the box's width and height: 0 is its left or top edge, 1
  /// its right or bottom edge.
  public let pivot: Carousel.Point
  /// The viewport between the indicator's insets.
  private let area: Carousel.Rect

  /// - Parameter place: a rectangle without a size.
  init(current: Int, count: Int, at place: Carousel.Rect, in area: IndicatorArea) {
    self.current = current
    self.count = count
    self.area = area.rect(along: area.along, across: area.across)
    anchor = Carousel.Point(x: place.x, y: place.y)
    let part = area.orientation.isReversed ? 1 - area.alignment.part : area.alignment.part
    let far = area.orientation.isFarEdge ? 1.0 : 0
    pivot =
      area.orientation.axis == .horizontal ? Carousel.Point(x: part, y: far) : Carousel.Point(x: far, y: part)
  }

  /// The box of a text of that size, in points, made to fit between the insets.
  ///
  /// A skin that cannot measure text places it by `anchor` and `pivot`. A size that is not finite or negative counts as 0.
  public func frame(width: Double, height: Double) -> Carousel.Rect {
    let width = width.isFinite ? min(max(0, width), area.width) : 0
    let height = height.isFinite ? min(max(0, height), area.height) : 0
    return Carousel.Rect(
      x: (anchor.x - pivot.x * width).clamped(from: area.minX, to: area.maxX - width),
      y: (anchor.y - pivot.y * height).clamped(from: area.minY, to: area.maxY - height),
      width: width, height: height)
  }
}
