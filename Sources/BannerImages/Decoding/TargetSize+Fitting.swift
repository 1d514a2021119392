extension TargetSize {
  /// The size, in pixels, at which a picture of the given size is decoded: it covers the target (`.fill`) or lies within
  /// it (`.fit`) and touches it, with its own aspect, and is never larger than it is.
  func fitting(width: Int, height: Int) -> (width: Int, height: Int) {
    let room = (width: clamped(self.width), height: clamped(self.height))
    let isWide = room.width * height <= room.height * width
    let fixesWidth = contentMode == .fit ? isWide : !isWide
    if fixesWidth {
      guard room.width < width else { return (width, height) }
      let fitted = max(1, rounded(height * room.width, over: width))
      return (room.width, contentMode == .fill ? max(fitted, min(room.height, height)) : fitted)
    }
    guard room.height < height else { return (width, height) }
    let fitted = max(1, rounded(width * room.height, over: height))
    return (contentMode == .fill ? max(fitted, min(room.width, width)) : fitted, room.height)
  }

  /// No picture is as large as a million pixels on a side; within that, products do not overflow.
  private func clamped(_ side: Int) -> Int { min(max(side, 1), 1 << 20) }

  private func rounded(_ value: Int, over divisor: Int) -> Int { (value + divisor / 2) / divisor }

  /// The target for a picture that is turned by a quarter.
  var turned: TargetSize { TargetSize(width: height, height: width, contentMode: contentMode) }
}
