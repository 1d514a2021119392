import CarouselEngine

extension Carousel {
  /// A carousel of so many items that rests on the first, 400 × 200 points large, at time 0.
  static func resting(_ count: Int, _ change: (inout Carousel.Options) -> Void = { _ in }) -> Carousel {
    var options = Carousel.Options()
    change(&options)
    var carousel = Carousel(options: options)
    carousel.setItems(count: count)
    carousel.resize(to: Carousel.Viewport(width: 400, height: 200))
    carousel.advance(to: 0)
    return carousel
  }
}
