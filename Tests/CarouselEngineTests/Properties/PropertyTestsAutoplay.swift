@testable import CarouselEngine

// When the carousel turns by itself, seen from outside.
extension CarouselModel {
  mutating func checkAutoplay(after input: Input, before: Snapshot) throws {
    let interval = carousel.autoplay.interval
    noteWish(input)
    if input == .advance {
      try checkTurn(before: before)
    } else if input.isTimed, carousel.phase != before.phase || carousel.targetItem != item(before.target, before) {
      isAutoplayMotion = false
    }
    let hasRested = before.isMoving && !carousel.isMoving || jumps > 0
    let told = before.now ?? carousel.now ?? -.infinity
    if hasRested, !isAutoplayMotion { waitBegan = max(waitBegan, told) }
    if !carousel.isMoving { isAutoplayMotion = false }
    if isBlocked || interval != before.interval { waitBegan = max(waitBegan, carousel.now ?? -.infinity) }

    let isDue = carousel.isRotating && !carousel.isMoving && carousel.geometry.isUsable
    guard !isDue || carousel.autoplay.isArmed else {
      throw Violation(promise: "autoplay that may run goes on", detail: "after \(input)")
    }
    guard isDue || !carousel.autoplay.isArmed || !isBlocked else {
      throw Violation(promise: "autoplay waits while there is a reason", detail: "after \(input)")
    }
    guard carousel.autoplay.deadline == nil || carousel.nextDeadline != nil else {
      throw Violation(promise: "a deadline is told", detail: "after \(input)")
    }
  }

  private func item(_ page: Int, _ before: Snapshot) -> Int? {
    PageIndexing(itemCount: before.itemCount, loops: before.loops).item(ofPage: page)
  }

  private mutating func noteWish(_ input: Input) {
    switch input {
    case .play: isAskedFor = true
    case .stop: isAskedFor = false
    case .pause(let reasons, _): if reasons.contains(.stopped) { isAskedFor = false }
    default: break
    }
  }

  private var isBlocked: Bool {
    let reasons = carousel.pauseReasons
    return !(isAskedFor ? reasons.subtracting(.reducedMotion) : reasons).isEmpty
  }

  /// A target that time alone has changed is autoplay's: one page on, when its time has come and nothing forbids it.
  private mutating func checkTurn(before: Snapshot) throws {
    guard before.snapping == .page, before.phase != .hosted, carousel.itemCount > 1 else { return }
    guard carousel.targetItem != item(before.target, before), let old = item(before.target, before) else { return }
    guard !isBlocked, let interval = carousel.autoplay.interval else {
      throw Violation(
        promise: "autoplay never turns while there is a reason to wait", detail: "\(carousel.pauseReasons)")
    }
    let step = carousel.options.autoplayDirection == .forward ? 1 : -1
    let count = carousel.itemCount
    let next = old + step
    let isOn =
      (0..<count).contains(next) ? next : carousel.loops || carousel.options.rewind ? (next + count) % count : -1
    guard carousel.targetItem == isOn else {
      throw Violation(promise: "autoplay turns one page", detail: "\(old) to \(describe(carousel.targetItem))")
    }
    let now = carousel.now ?? 0
    guard now >= waitBegan + interval - 1e-9 - now.ulp * 2 else {
      throw Violation(promise: "autoplay waits a full interval", detail: "\(now), waiting since \(waitBegan)")
    }
    // After a gap in which it would have turned more than once, it waits anew.
    let told = before.now ?? -.infinity
    let wasAway = before.phase == .resting && now - told >= 2 * interval + 1e-9
    waitBegan = max(waitBegan, wasAway ? now : told)
    isAutoplayMotion = true
  }
}
