import CarouselEngine

// What a page calls. Each carousel is known to the page by its address; each call that may change what is on the screen
// answers with the address of its `Report`, so that one crossing does for one input or one frame. Times are seconds of the
// page's clock, lengths are CSS pixels.

/// Makes a carousel, which lives until `destroy`.
@_expose(wasm, "create") @_cdecl("create")
func create() -> UnsafeMutableRawPointer {
  let carousel = UnsafeMutablePointer<WebCarousel>.allocate(capacity: 1)
  carousel.initialize(to: WebCarousel())
  return UnsafeMutableRawPointer(carousel)
}

/// Ends a carousel; its address means nothing any more.
@_expose(wasm, "destroy") @_cdecl("destroy")
func destroy(_ address: UnsafeMutableRawPointer) {
  let carousel = carousel(at: address)
  carousel.pointee.freeMemory()
  carousel.deinitialize(count: 1)
  carousel.deallocate()
}

/// Where the page puts `count` numbers for the call that follows.
@_expose(wasm, "room") @_cdecl("room")
func room(_ address: UnsafeMutableRawPointer, _ count: Int32) -> UnsafeMutablePointer<Double> {
  carousel(at: address).pointee.arguments.room(for: Int(count))
}

/// Takes the options as numbers, in the order of `OptionNumbers`.
@_expose(wasm, "setOptions") @_cdecl("setOptions")
func setOptions(_ address: UnsafeMutableRawPointer, _ time: Double) -> UnsafeMutablePointer<Double> {
  report(address) {
    $0.engine.advance(to: time)
    $0.engine.change(to: OptionNumbers($0.arguments.base).options)
  }
}

/// Takes the items' identities, which are in the room.
@_expose(wasm, "setItems") @_cdecl("setItems")
func setItems(_ address: UnsafeMutableRawPointer, _ count: Int32, _ time: Double) -> UnsafeMutablePointer<Double> {
  report(address) {
    $0.engine.advance(to: time)
    $0.setItems(count: Int(count))
  }
}

@_expose(wasm, "resize") @_cdecl("resize")
func resize(_ address: UnsafeMutableRawPointer, _ width: Double, _ height: Double, _ time: Double)
  -> UnsafeMutablePointer<Double>
{
  report(address) {
    $0.engine.advance(to: time)
    $0.engine.resize(to: Carousel.Viewport(width: width, height: height))
  }
}

/// A frame, or a deadline.
@_expose(wasm, "advance") @_cdecl("advance")
func advance(_ address: UnsafeMutableRawPointer, _ time: Double) -> UnsafeMutablePointer<Double> {
  report(address) { $0.engine.advance(to: time) }
}

@_expose(wasm, "beginDrag") @_cdecl("beginDrag")
func beginDrag(_ address: UnsafeMutableRawPointer, _ time: Double) -> UnsafeMutablePointer<Double> {
  report(address) { $0.engine.beginDrag(at: time) }
}

/// What a pointer means that has moved so far: 0 nothing yet, 1 it drags, 2 it is for others.
@_expose(wasm, "intent") @_cdecl("intent")
func intent(_ address: UnsafeMutableRawPointer, _ dx: Double, _ dy: Double) -> Int32 {
  Int32(carousel(at: address).pointee.engine.intent(ofDrag: Carousel.Vector(dx: dx, dy: dy)).rawValue)
}

@_expose(wasm, "drag") @_cdecl("drag")
func drag(_ address: UnsafeMutableRawPointer, _ dx: Double, _ dy: Double, _ time: Double)
  -> UnsafeMutablePointer<Double>
{
  report(address) { $0.engine.drag(by: Carousel.Vector(dx: dx, dy: dy), at: time) }
}

@_expose(wasm, "endDrag") @_cdecl("endDrag")
func endDrag(_ address: UnsafeMutableRawPointer, _ isCancelled: Int32, _ time: Double)
  -> UnsafeMutablePointer<Double>
{
  report(address) {
    if isCancelled != 0 { $0.engine.cancelDrag(at: time) } else { $0.engine.endDrag(at: time) }
  }
}

/// Whether the carousel used it, is in the report.
@_expose(wasm, "wheel") @_cdecl("wheel")
func wheel(_ address: UnsafeMutableRawPointer, _ dx: Double, _ dy: Double, _ time: Double)
  -> UnsafeMutablePointer<Double>
{
  report(address) { $0.hasUsedInput = $0.engine.wheel(by: Carousel.Vector(dx: dx, dy: dy), at: time) }
}

/// A key by its number in `Carousel.NavigationKey`. Whether the carousel used it, is in the report.
@_expose(wasm, "press") @_cdecl("press")
func press(_ address: UnsafeMutableRawPointer, _ key: Int32, _ time: Double) -> UnsafeMutablePointer<Double> {
  report(address) {
    guard let key = Carousel.NavigationKey(rawValue: UInt8(truncatingIfNeeded: key)) else { return }
    $0.hasUsedInput = $0.engine.press(key, at: time)
  }
}

@_expose(wasm, "step") @_cdecl("step")
func step(_ address: UnsafeMutableRawPointer, _ count: Int32, _ time: Double) -> UnsafeMutablePointer<Double> {
  report(address) { $0.engine.step(by: Int(count), at: time) }
}

@_expose(wasm, "scroll") @_cdecl("scroll")
func scroll(_ address: UnsafeMutableRawPointer, _ item: Int32, _ isAnimated: Int32, _ time: Double)
  -> UnsafeMutablePointer<Double>
{
  report(address) { $0.engine.scroll(to: Int(item), animated: isAnimated != 0, at: time) }
}

/// Exactly these reasons of the page's own hold from now on; those of the app and of a finger stay.
@_expose(wasm, "surround") @_cdecl("surround")
func surround(_ address: UnsafeMutableRawPointer, _ reasons: Int32, _ time: Double) -> UnsafeMutablePointer<Double> {
  report(address) { $0.surround(Carousel.PauseReasons(rawValue: UInt8(truncatingIfNeeded: reasons)), at: time) }
}

/// How much of the viewport is on the screen, from 0 to 1.
@_expose(wasm, "expose") @_cdecl("expose")
func expose(_ address: UnsafeMutableRawPointer, _ part: Double, _ time: Double) -> UnsafeMutablePointer<Double> {
  report(address) { $0.engine.expose(part, at: time) }
}

@_expose(wasm, "play") @_cdecl("play")
func play(_ address: UnsafeMutableRawPointer, _ time: Double) -> UnsafeMutablePointer<Double> {
  report(address) { $0.engine.play(at: time) }
}

@_expose(wasm, "stop") @_cdecl("stop")
func stop(_ address: UnsafeMutableRawPointer, _ time: Double) -> UnsafeMutablePointer<Double> {
  report(address) { $0.engine.stop(at: time) }
}

/// The item to which a press on the indicator leads; -1 beside it.
@_expose(wasm, "itemAt") @_cdecl("itemAt")
func itemAt(_ address: UnsafeMutableRawPointer, _ x: Double, _ y: Double) -> Int32 {
  Int32(carousel(at: address).pointee.engine.indicator.item(at: Carousel.Point(x: x, y: y)) ?? -1)
}

private func report(_ address: UnsafeMutableRawPointer, after input: (inout WebCarousel) -> Void)
  -> UnsafeMutablePointer<Double>
{
  let carousel = carousel(at: address)
  carousel.pointee.hasUsedInput = false
  input(&carousel.pointee)
  return carousel.pointee.report()
}

private func carousel(at address: UnsafeMutableRawPointer) -> UnsafeMutablePointer<WebCarousel> {
  address.assumingMemoryBound(to: WebCarousel.self)
}
