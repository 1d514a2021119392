import CGtk
import CarouselEngine

/// What follows each input: events, the next frame, the screen, accessibility.
extension BannerWidget {
  /// Whether another picture of the carousel is due.
  struct DrawnState: Equatable {
    var position = 0.0
    var pages = 0..<0
    var item: Int?
    var isRotating = false
  }

  /// A frame or a deadline is due.
  func timeCame(_ frameClock: OpaquePointer?) {
    carousel.advance(to: clock(frameClock))
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
      position: carousel.position, pages: carousel.visiblePages, item: carousel.currentItem,
      isRotating: carousel.isRotating)
    guard state != drawn else { return }
    let old = drawn
    drawn = state
    gtk_widget_queue_draw(widget)
    if old.pages != state.pages || old.item != state.item {
      showChildren()
      wantPictures()
    }
    if children.hasWidgets || !carousel.isMoving { gtk_widget_queue_allocate(widget) }
    describe()
    updateActions()
  }

  /// Brings everything up to what the carousel says, after its data or its options have changed.
  func refresh() {
    guard !isDisposed else { return }
    drawn = DrawnState(position: .nan)
    gtk_widget_queue_allocate(widget)
    update()
  }

  func runFrames() {
    guard surroundings.isVisible, !isDisposed else {
      frames.stop()
      return
    }
    let isBehind = !carousel.events.isEmpty
    frames.run(needsFrame: carousel.needsFrame || isBehind, deadline: carousel.nextDeadline, now: now)
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
