import CGtk
import CarouselEngine

/// The event controllers: what the pointer, the wheel and the keyboard do.
extension BannerWidget {
  func addControllers() {
    addPress()
    addWheel()
    addKeys()
    addHover()
  }

  private func addPress() {
    let gesture = PressGesture(on: widget)
    gesture.began = { [unowned self] in pressBegan(at: $0) }
    gesture.moved = { [unowned self] in pressMoved(by: $0) }
    gesture.ended = { [unowned self] in pressEnded(at: $0) }
    gesture.cancelled = { [unowned self] in pressCancelled() }
    pressGesture = gesture
  }

  private func addWheel() {
    let controller = gtk_event_controller_scroll_new(GTK_EVENT_CONTROLLER_SCROLL_BOTH_AXES)!
    Signal(scrollOf: UnsafeMutableRawPointer(controller)) { [unowned self] dx, dy in
      let points = gtk_event_controller_scroll_get_unit(controller) == GDK_SCROLL_UNIT_WHEEL ? Self.pointsPerNotch : 1
      // As everywhere in GTK, Shift turns a wheel sideways.
      let state = gtk_event_controller_get_current_event_state(controller)
      let isTurned = state.rawValue & GDK_SHIFT_MASK.rawValue != 0
      let used = carousel.wheel(
        by: Carousel.Vector(dx: (isTurned ? dy : dx) * points, dy: (isTurned ? dx : dy) * points), at: now)
      update()
      return used
    }
    gtk_widget_add_controller(widget, controller)
  }

  private func addKeys() {
    let controller = gtk_event_controller_key_new()!
    Signal(keyPressedOf: UnsafeMutableRawPointer(controller)) { [unowned self] key, modifiers in
      let others = GDK_CONTROL_MASK.rawValue | GDK_ALT_MASK.rawValue | GDK_SUPER_MASK.rawValue
      guard modifiers.rawValue & others == 0 else { return false }
      return keyPressed(Int32(bitPattern: key))
    }
    gtk_widget_add_controller(widget, controller)
  }

  private func keyPressed(_ key: Int32) -> Bool {
    if Self.openingKeys.contains(key) {
      // On a widget of the app's own, the key is that widget's.
      guard gtk_widget_is_focus(widget) != 0, let item = carousel.currentItem else { return false }
      select(item)
      return true
    }
    guard let key = Self.navigationKeys[key] else { return false }
    let used = carousel.press(key, at: now)
    if used { setFocus(true) }
    update()
    return used
  }

  private func addHover() {
    let controller = gtk_event_controller_motion_new()!
    let object = UnsafeMutableRawPointer(controller)
    Signal("enter", ofPoints: object) { [unowned self] _, _ in surroundingsChanged { $0.isHovered = true } }
    Signal("leave", of: object) { [unowned self] in surroundingsChanged { $0.isHovered = false } }
    gtk_widget_add_controller(widget, controller)
  }

  /// A notch of a wheel, in points: about three lines of text, as browsers scroll.
  private static let pointsPerNotch = 60.0

  private static let openingKeys: Set<Int32> = [
    GDK_KEY_Return, GDK_KEY_KP_Enter, GDK_KEY_ISO_Enter, GDK_KEY_space, GDK_KEY_KP_Space,
  ]

  private static let navigationKeys: [Int32: Carousel.NavigationKey] = [
    GDK_KEY_Left: .left, GDK_KEY_KP_Left: .left, GDK_KEY_Right: .right, GDK_KEY_KP_Right: .right,
    GDK_KEY_Up: .up, GDK_KEY_KP_Up: .up, GDK_KEY_Down: .down, GDK_KEY_KP_Down: .down,
    GDK_KEY_Page_Up: .pageUp, GDK_KEY_KP_Page_Up: .pageUp, GDK_KEY_Page_Down: .pageDown,
    GDK_KEY_KP_Page_Down: .pageDown, GDK_KEY_Home: .home, GDK_KEY_KP_Home: .home, GDK_KEY_End: .end,
    GDK_KEY_KP_End: .end,
  ]
}
