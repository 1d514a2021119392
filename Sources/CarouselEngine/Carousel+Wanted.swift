/// What should be at hand before it is seen.
extension Carousel {
  /// The pages whose pictures a skin should have or get: the visible ones, two more where the carousel goes, since a flick
  /// may follow another, and one more the other way, for who turns back. Before anybody knows where it goes, one more on
  /// either side. Where it loops and items are few, several of them show the same item.
  public var wantedPages: Range<Int> {
    let visible = visiblePages
    guard !visible.isEmpty else { return visible }
    let way = travel != 0 ? travel : isRotating ? turnCount : 0
    let wanted = (visible.lowerBound - (way < 0 ? 2 : 1))..<(visible.upperBound + (way > 0 ? 2 : 1))
    return loops ? wanted : wanted.clamped(to: 0..<itemCount)
  }
}
