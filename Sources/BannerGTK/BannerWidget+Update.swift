import CGtk
import CarouselEngine

/// What follows each input: events, the next frame, the screen, accessibility.
extension BannerWidget {
  /// What the eye can tell from another frame, and the ear from another description.
  struct DrawnState: Equatable {
    var page = 0
    /// Where the current page is, in steps too small to be seen.
    var place = Double.nan
    var pages = 0..<0
    var item: Int?
    var isMoving = false
    var isRotating = false
  }

  /// A frame or a deadline is due.
  func timeCame(_ frameClock: OpaquePointer?) {
    let time = clock(frameClock)
    carousel.advance(to: time)
    playPictures(at: time)
    update()
  }

  /// Tells everyone what an input has changed.
  func update() {
    // The app may let go of the widget in a callback.
    g_object_ref(widget)
    defer { g_object_unref(widget) }
    deliverEvents()
    guard !isDisposed else { return }
    runFrames()
    let state = DrawnState(
      page: carousel.currentPage, place: visiblePlace, pages: carousel.visiblePages, item: carousel.currentItem,
      isMoving: carousel.isMoving, isRotating: carousel.isRotating)
    guard state != drawn else { return }
    let old = drawn
    drawn = state
    gtk_widget_queue_draw(widget)
    if old.pages != state.pages || old.item != state.item {
      showChildren()
      wantPictures()
      playPictures(at: now)
      runFrames()
    }
    if children.hasWidgets || !carousel.isMoving { gtk_widget_queue_allocate(widget) }
    describe()
    updateActions()
  }

  /// Brings everything up to what the carousel says, after its data or its options have changed.
  func refresh() {
    guard !isDisposed else { return }
    drawn = DrawnState()
    gtk_widget_queue_allocate(widget)
    update()
  }

  func runFrames() {
    guard surroundings.isVisible, !isDisposed else {
      frames.stop()
      return
    }
    let isBehind = !carousel.events.isEmpty
    let deadline = [carousel.nextDeadline, pictures.nextDeadline].compactMap(\.self).min()
    frames.run(needsFrame: carousel.needsFrame || isBehind, deadline: deadline, now: now)
  }

  /// A page that slides is drawn on whole pixels; any other effect shows a quarter of one. The end of a motion, which is
  /// slower than that, then costs no frames that look alike.
  private var visiblePlace: Double {
    let scale = Double(gtk_widget_get_scale_factor(widget))
    let stride = carousel.stride * scale
    let steps = carousel.options.effect == .slide && stride == stride.rounded() ? 1.0 : 4.0
    return (carousel.offset(ofPage: carousel.currentPage) * scale * steps).rounded()
  }

  private func deliverEvents() {
    pendingEvents += carousel.drainEvents()
    guard !isDelivering else { return }
    isDelivering = true
    defer { isDelivering = false }
    while !pendingEvents.isEmpty {
      switch pendingEvents.removeFirst() {
      case .currentItemChanged(let item): callbacks.onChange?(item)
      case .settled(let item): callbacks.onSettle?(item)
      case .dragBegan: callbacks.onDragBegan?()
      case .dragEnded: callbacks.onDragEnded?()
      case .impression(let item): callbacks.onImpression?(item)
      }
    }
  }
}
