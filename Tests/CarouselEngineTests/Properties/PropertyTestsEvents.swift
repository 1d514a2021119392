@testable import CarouselEngine

// What is told: changes of the current item, motions, drags.
extension CarouselModel {
  mutating func checkEvents(after input: Input, before: Snapshot) throws {
    jumps = 0
    while eventsSeen < carousel.events.count {
      let event = carousel.events[eventsSeen]
      eventsSeen += 1
      try check(event, after: input)
    }
    if isInMotion, !carousel.isMoving, carousel.itemCount > 0 {
      throw Violation(promise: "each motion ends with settled", detail: "\(before.phase) ended by \(input)")
    }
    isInMotion = carousel.isMoving
    if announced == nil || announced == Self.unknown { announced = carousel.currentItem }
    guard carousel.itemCount == 0 || carousel.currentItem == announced else {
      throw Violation(
        promise: "the item last told is the current one",
        detail: "told \(describe(announced)), is \(describe(carousel.currentItem)), before \(describe(before.item))")
    }
    guard isHeld == carousel.isDragging, carousel.pauseReasons.contains(.dragging) == isHeld else {
      throw Violation(promise: "told and true drags agree", detail: "told \(isHeld)")
    }
    guard jumps <= 1 else {
      throw Violation(promise: "one settled for one jump", detail: "\(jumps) after \(input)")
    }
  }

  /// An item of which only the data know what it is called now.
  private static let unknown = -1

  private mutating func check(_ event: Carousel.Event, after input: Input) throws {
    switch event {
    case .currentItemChanged(let item):
      guard let told = announced, told != item else {
        throw Violation(
          promise: "a change is told once, never at the start", detail: "\(item) after \(describe(announced))")
      }
      announced = item
    case .settled(let item):
      guard item == announced || announced == Self.unknown else {
        throw Violation(promise: "settled tells the current item", detail: "\(item), not \(describe(announced))")
      }
      if isInMotion {
        isInMotion = false
      } else {
        guard input.canJump else {
          throw Violation(promise: "nothing settles that did not move", detail: "\(input)")
        }
        jumps += 1
      }
    case .dragBegan:
      guard !isHeld else { throw Violation(promise: "drags begin once", detail: "\(input)") }
      isHeld = true
      isInMotion = true
    case .dragEnded:
      guard isHeld else { throw Violation(promise: "drags end once", detail: "\(input)") }
      isHeld = false
    case .impression:
      break
    }
  }

  /// Takes in new data: what the current item should be, and whether it counts as the same.
  mutating func noteIdentities(_ input: Input, before: Snapshot) {
    identityKept = nil
    switch input {
    case .count(let count):
      if count != before.itemCount || ids != nil { ids = nil }
    case .ids(let new):
      defer { ids = new }
      // Content that stayed is not told, even if its index is another now.
      guard let item = before.item, let old = ids, new.contains(old[item]) else { return }
      announced = before.isPulledOut ? Self.unknown : carousel.currentItem
      identityKept = before.isPulledOut ? nil : old[item]
    default:
      break
    }
  }
}

extension Input {
  /// Whether it may bring another page at once, without a motion.
  fileprivate var canJump: Bool {
    switch self {
    case .advance, .step, .scroll, .press, .wheel, .wheelAlong, .options(.snapping), .options(.reset): true
    default: false
    }
  }
}

func describe<Value>(_ value: Value?) -> String {
  value.map { "\($0)" } ?? "none"
}
