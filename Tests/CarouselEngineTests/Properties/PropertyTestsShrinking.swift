/// Runs scripts and makes those that break a promise short enough to read.
enum ScriptRunner {
  struct Failure: Error {
    var violation: Violation
    /// The step that broke it.
    var index: Int
  }

  /// What the steps of a script break; nil when they break nothing.
  static func failure(of script: [Step], clock: Double) -> Failure? {
    var model = CarouselModel(clock: clock)
    for (index, step) in script.enumerated() {
      do {
        try model.perform(step)
      } catch {
        let violation = error as? Violation ?? Violation(promise: "no other error", detail: "\(error)")
        return Failure(violation: violation, index: index)
      }
    }
    return nil
  }

  /// The fewest steps found that still fail: leaves out ever smaller pieces, with and without their time.
  static func shrink(_ script: [Step], fails: ([Step]) -> Bool) -> [Step] {
    var script = script
    var size = max(1, script.count / 2)
    while true {
      let count = script.count
      var start = 0
      while start < script.count {
        let range = start..<min(start + size, script.count)
        let shorter = [false, true].lazy.map { script.leavingOut(range, keepsTime: $0) }.first(where: fails)
        if let shorter { script = shorter } else { start += size }
      }
      if size == 1, script.count == count { return script }
      size = max(1, size / 2)
    }
  }
}

extension [Step] {
  /// The script without some steps; the next one comes as long after the one before as it did, if time is kept.
  fileprivate func leavingOut(_ range: Range<Int>, keepsTime: Bool) -> [Step] {
    var shorter = self
    if keepsTime, range.upperBound < count {
      for step in self[range] where step.delay > 0 && step.delay < 1e6 {
        shorter[range.upperBound].delay += step.delay
      }
    }
    shorter.removeSubrange(range)
    return shorter
  }
}
