import CarouselEngine
import UIKit

/// A keyboard's keys and a pointer.
extension BannerView {
  func focusChanged(_ hasFocus: Bool) {
    isFocused = hasFocus
    surroundingsChanged()
  }

  /// - Returns: the keys that the carousel does not use.
  func press(_ presses: Set<UIPress>) -> Set<UIPress> { presses.filter { !use($0) } }

  private func use(_ press: UIPress) -> Bool {
    guard let code = press.key?.keyCode else { return false }
    if code == .keyboardReturnOrEnter || code == .keyboardSpacebar {
      guard let item = carousel.currentItem else { return false }
      select(item)
      return true
    }
    guard let key = Self.keys[code] else { return false }
    let isUsed = carousel.press(key, at: clock.now())
    update()
    return isUsed
  }

  private static let keys: [UIKeyboardHIDUsage: Carousel.NavigationKey] = [
    .keyboardLeftArrow: .left, .keyboardRightArrow: .right, .keyboardUpArrow: .up, .keyboardDownArrow: .down,
    .keyboardHome: .home, .keyboardEnd: .end, .keyboardPageUp: .pageUp, .keyboardPageDown: .pageDown,
  ]
}

extension BannerView: UIPointerInteractionDelegate {
  public func pointerInteraction(
    _ interaction: UIPointerInteraction, willEnter region: UIPointerRegion,
    animator: any UIPointerInteractionAnimating
  ) {
    isHovered = true
    surroundingsChanged()
  }

  public func pointerInteraction(
    _ interaction: UIPointerInteraction, willExit region: UIPointerRegion,
    animator: any UIPointerInteractionAnimating
  ) {
    isHovered = false
    surroundingsChanged()
  }
}
