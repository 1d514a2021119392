@testable import CarouselEngine

// What each input does and leaves alone.
extension CarouselModel {
  func checkEffect(of input: Input, released: Int?, before: Snapshot) throws {
    if let released, carousel.itemCount > 0, carousel.item(ofPage: released) == nil {
      throw Violation(promise: "a host is sent to a page that exists", detail: "page \(released)")
    }
    switch input {
    case .resize, .options:
      try checkThatItemStays(after: input, before: before)
    case .count, .ids:
      try checkData(after: input, before: before)
    case .beginDrag, .pause, .resume, .play, .stop, .expose, .hostReleased, .drain:
      guard carousel.location == before.location else {
        throw Violation(
          promise: "a press or a pause moves nothing", detail: "\(before.location) to \(carousel.location)")
      }
    case .drag(let vector):
      guard vector.dx.isFinite, vector.dy.isFinite else { return }
      try checkFollowing(carousel.geometry.orientation.along(vector), before: before)
    case .dragPages(let pages):
      let points = carousel.geometry.orientation.screenVector(pages * carousel.stride)
      try checkFollowing(carousel.geometry.orientation.along(points), before: before)
    case .step, .scroll, .press, .wheel, .wheelAlong:
      try checkGoing(after: input, before: before)
    case .advance, .endDrag, .cancelDrag, .hostScrolled, .hostMoved, .hostSettled:
      break
    }
  }

  private func checkThatItemStays(after input: Input, before: Snapshot) throws {
    // What has to go on to a page goes there at once where no motion can be seen.
    let goesAtOnce = jumps > 0 || before.isMoving && !carousel.isMoving
    let isOutOfOrder = before.isPulledOut || max(abs(before.location), abs(carousel.location)) > 0x1p40
    let keepsItem = carousel.currentItem == before.item || goesAtOnce || isOutOfOrder
    guard keepsItem, carousel.itemCount == before.itemCount else {
      throw Violation(
        promise: "a resize or an option keeps the item",
        detail: "\(describe(before.item)) to \(describe(carousel.currentItem))")
    }
    guard carousel.isDragging == (before.phase == .dragging) else {
      throw Violation(promise: "a resize or an option keeps the drag", detail: "\(input)")
    }
    if case .resize = input, case .settling(let settle) = before.phase, settle.page != nil {
      let target = PageIndexing(itemCount: before.itemCount, loops: before.loops).item(ofPage: before.target)
      guard carousel.isSettling, carousel.targetItem == target else {
        throw Violation(promise: "a settle goes on to the same item", detail: "\(describe(carousel.targetItem))")
      }
    }
    guard before.loops, carousel.loops, before.snapping == carousel.options.snapping else { return }
    let fraction = before.position - Double(before.page)
    guard abs(carousel.position - Double(carousel.currentPage) - fraction) <= 1e-9 else {
      throw Violation(promise: "a resize keeps the fraction of a page", detail: "\(fraction), at \(carousel.position)")
    }
  }

  private func checkData(after input: Input, before: Snapshot) throws {
    switch input {
    case .count(let count):
      guard carousel.itemCount == min(max(0, count), PageIndexing.furthestPage) else {
        throw Violation(promise: "there are as many items as were set", detail: "\(carousel.itemCount)")
      }
    case .ids(let ids):
      guard carousel.itemCount == ids.count else {
        throw Violation(promise: "there are as many items as were set", detail: "\(carousel.itemCount)")
      }
      if let identityKept {
        guard let item = carousel.currentItem, ids[item] == identityKept else {
          throw Violation(promise: "the current item stays by identity", detail: describe(carousel.currentItem))
        }
        return
      }
    default:
      return
    }
    guard let item = before.item, carousel.itemCount > 0, !before.isPulledOut else { return }
    guard carousel.currentItem == min(item, carousel.itemCount - 1) else {
      throw Violation(
        promise: "an item that is gone gives its place to the nearest",
        detail: "\(item) of \(before.itemCount) to \(describe(carousel.currentItem)) of \(carousel.itemCount)")
    }
  }

  /// A drag moves content by exactly the pointer's distance, or less past an end.
  private func checkFollowing(_ distance: Double, before: Snapshot) throws {
    guard before.phase == .dragging, carousel.geometry.isUsable, abs(distance) <= 1e5, abs(carousel.location) < 0x1p49
    else {
      if before.phase == .dragging { return }
      guard carousel.location == before.location else {
        throw Violation(promise: "only a finger that holds drags", detail: "\(carousel.phase)")
      }
      return
    }
    let moved = (before.location - carousel.location) * carousel.stride
    let rounding = 1e-6 + carousel.stride * abs(before.location).ulp * 2
    if carousel.loops {
      guard abs(moved - distance) <= rounding else {
        throw Violation(promise: "content follows the finger", detail: "\(moved) for \(distance)")
      }
    } else {
      guard abs(moved) <= abs(distance) + rounding, moved * distance >= -rounding * abs(distance) else {
        throw Violation(promise: "content never outruns the finger", detail: "\(moved) for \(distance)")
      }
    }
  }

  /// What goes to a page moves there or is there, and tells so.
  private func checkGoing(after input: Input, before: Snapshot) throws {
    guard !before.isMoving, !carousel.isMoving else { return }
    // From beyond counting, it is counted from zero again.
    if case .step(let count) = input, count.magnitude > 1 << 20 { return }
    let hasChanged = carousel.location != before.location || carousel.currentItem != before.item
    guard jumps == 1 || !hasChanged else {
      throw Violation(promise: "a jump ends with settled", detail: "\(input)")
    }
    guard jumps == 0 || hasChanged else {
      throw Violation(promise: "nothing settles that did not move", detail: "\(input)")
    }
  }

  func checkTime(_ input: Input, at time: Double, before: Snapshot) throws {
    guard input.isTimed else { return }
    let expected = Self.isTold(time) ? max(time, before.now ?? time) : before.now
    guard carousel.now == expected else {
      throw Violation(
        promise: "the time told is the time", detail: "\(describe(carousel.now)), not \(describe(expected))")
    }
    if input == .advance, let now = carousel.now, let deadline = carousel.nextDeadline, deadline <= now,
      Self.isTold(time)
    {
      throw Violation(promise: "the next deadline lies ahead", detail: "\(deadline) at \(now)")
    }
    if input == .advance { try checkMotion(before: before) }
  }

  /// Time alone moves only what moves by itself, and never past its target.
  private func checkMotion(before: Snapshot) throws {
    switch before.phase {
    case .dragging, .hosted:
      guard carousel.location == before.location, carousel.phase == before.phase else {
        throw Violation(promise: "time does not move what is held", detail: "\(carousel.phase)")
      }
    case .settling(let old):
      let lastStep = abs(old.location(at: old.end) - old.location) * carousel.stride
      // Where a last bit of the time is a part of the motion, that step can't be told.
      let isTellable = old.end < 1e9 && old.end - old.begin > 1e-3
      guard !isTellable || lastStep <= 0.0501 + carousel.stride * abs(old.location).ulp else {
        throw Violation(promise: "a settle's last step is invisible", detail: "\(lastStep) points")
      }
      guard case .settling(let new) = carousel.phase, new == old else { return }
      let left = before.location - old.location
      let isLeft = carousel.location - old.location
      guard left * isLeft >= 0 else {
        throw Violation(promise: "a settle never passes its target", detail: "\(left) to \(isLeft)")
      }
    case .resting, .wheeling:
      break
    }
  }
}
