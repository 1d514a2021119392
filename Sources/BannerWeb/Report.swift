import CarouselEngine

// What a page reads after each call: a row of numbers (`Float64`), in this order. `Web/report.js` reads them.
//
// | numbers | what |
// | --- | --- |
// | 7 | a `ReportedState` |
// | 1 | how many events there are |
// | 2 each | a `ReportedEvent` |
// | 1 | how many pages there are |
// | 21 each | a `ReportedPage` |
// | 1 | how many marks there are |
// | 7 each | an `IndicatorLayout.Mark`, to be drawn in this order: its frame (x, y, width, height), corner radius, emphasis, opacity |
// | 1 | how many places to press there are |
// | 5 each | a `ReportedPress` |
// | 1 | how many texts there are: 1 in the indicator style `numbers`, otherwise 0 |
// | 4 each | a `ReportedText` |
//
// Each structure is a row of `Double`s in the order in which they stand. Lengths are in CSS pixels, times in seconds of
// the page's clock.

/// How the carousel is: 7 numbers.
struct ReportedState {
  /// A sum: 1 it needs the next frame, 2 it moves, 4 a finger holds it, 8 it turns by itself, 16 autoplay is on and not
  /// stopped, 32 a step forward leads anywhere, 64 a step back does, 128 the last wheel or key was the carousel's, 256
  /// autoplay has an interval.
  var flags: Double
  /// When to call `advance` though no frame is needed; infinite when never.
  var deadline: Double
  /// Where it is, in pages.
  var position: Double
  /// From 0; -1 while there are no items.
  var currentItem: Double
  var itemCount: Double
  /// A page's size; 0 while there is no usable size.
  var pageWidth: Double
  var pageHeight: Double
}

/// Something that happened: 2 numbers.
struct ReportedEvent {
  /// 0 another item is current, 1 a motion came to rest, 2 an item was seen for a second, 3 a drag began, 4 it ended.
  var kind: Double
  /// The item that it is about; -1 for a drag.
  var item: Double
}

/// A page in view or near it: 21 numbers.
struct ReportedPage {
  /// The box that shows it, from 0; it keeps it while it is in view.
  var slot: Double
  var item: Double
  /// What its box shows: a `PageRole`.
  var role: Double
  /// `m11` to `m44` as they stand in `matrix3d()`, from the page's top left corner to the viewport's; then the opacity, 0
  /// for a page that is not to be drawn, and the order: a page covers those with a lower number, which need not be whole.
  var transform: PageTransform
}

/// Where a press on the indicator leads to an item: 5 numbers.
struct ReportedPress {
  var item: Double
  /// x, y, width and height.
  var frame: Carousel.Rect
}

/// Where the current item's number and the number of items stand: 4 numbers.
struct ReportedText {
  /// The point of the viewport to which the text's box is fastened: x and y.
  var anchor: Carousel.Point
  /// The point of the box that lies there, in parts of the box's width and height: x and y.
  var pivot: Carousel.Point
}
