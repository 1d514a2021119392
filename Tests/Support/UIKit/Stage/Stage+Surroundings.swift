/// What a user, the system and the device change.
extension Stage {
  /// Presses a key and lets it go: the first responder is told, or the window.
  public func press(_ key: UIKeyboardHIDUsage, modifiers: UIKeyModifierFlags = []) {
    let press = UIPress()
    press.key = UIKey(keyCode: key, modifierFlags: modifiers)
    press.timestamp = now
    let event = UIPressesEvent()
    event.timestamp = now
    event.allPresses = [press]
    let responder = firstResponder ?? keyWindow ?? window
    responder.pressesBegan([press], with: event)
    press.phase = .ended
    responder.pressesEnded([press], with: event)
  }

  /// Takes the app through the states to another, with Apple's notifications in their order.
  public func go(to state: UIApplication.State) {
    while appState != state {
      switch (appState, state) {
      case (.active, _):
        post(UIApplication.willResignActiveNotification)
        appState = .inactive
      case (.inactive, .background):
        appState = .background
        post(UIApplication.didEnterBackgroundNotification)
      case (.inactive, _):
        appState = .active
        post(UIApplication.didBecomeActiveNotification)
      case (.background, _):
        post(UIApplication.willEnterForegroundNotification)
        appState = .inactive
      @unknown default: return
      }
    }
  }

  public func warnOfMemory() { post(UIApplication.didReceiveMemoryWarningNotification) }

  public func setReduceMotion(_ isOn: Bool) {
    reducesMotion = isOn
    NotificationCenter.default.post(name: UIAccessibility.reduceMotionStatusDidChangeNotification, object: nil)
  }

  public func setVoiceOver(_ isOn: Bool) {
    hasVoiceOver = isOn
    if !isOn { focus(nil) }
    NotificationCenter.default.post(name: UIAccessibility.voiceOverStatusDidChangeNotification, object: nil)
  }

  public func setSwitchControl(_ isOn: Bool) {
    hasSwitchControl = isOn
    NotificationCenter.default.post(name: UIAccessibility.switchControlStatusDidChangeNotification, object: nil)
  }

  /// Moves a screen reader's focus.
  public func focus(_ element: UIResponder?) {
    let old = accessibilityFocus
    accessibilityFocus = element
    old?.accessibilityElementDidLoseFocus()
    element?.accessibilityElementDidBecomeFocused()
    var info: [AnyHashable: Any] = [:]
    if let element { info[UIAccessibility.focusedElementUserInfoKey] = element }
    NotificationCenter.default.post(name: UIAccessibility.elementFocusedNotification, object: nil, userInfo: info)
  }

  public func setLayoutDirection(_ direction: UITraitEnvironmentLayoutDirection) {
    setTraits(direction: direction)
    for window in shownWindows { window.setNeedsLayout() }
  }

  public func setDisplayScale(_ scale: CGFloat) { setTraits(scale: scale) }

  public func setStyle(_ style: UIUserInterfaceStyle) { setTraits(style: style) }

  public func setContentSizeCategory(_ category: UIContentSizeCategory) {
    setTraits(category: category)
    NotificationCenter.default.post(name: UIContentSizeCategory.didChangeNotification, object: UIApplication.shared)
  }

  private func setTraits(
    scale: CGFloat? = nil, direction: UITraitEnvironmentLayoutDirection? = nil,
    category: UIContentSizeCategory? = nil, style: UIUserInterfaceStyle? = nil
  ) {
    traits = UITraitCollection(
      displayScale: scale ?? traits.displayScale, layoutDirection: direction ?? traits.layoutDirection,
      preferredContentSizeCategory: category ?? traits.preferredContentSizeCategory,
      userInterfaceStyle: style ?? traits.userInterfaceStyle)
    for window in shownWindows { window.tellTraits() }
  }

  private func post(_ name: NSNotification.Name) {
    NotificationCenter.default.post(name: name, object: UIApplication.shared)
  }
}
