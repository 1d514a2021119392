/// How a picture must be turned to stand upright: the number 1…8 that cameras write into Exif.
enum ExifOrientation {
  /// The orientation that an Exif block tells, or 1 (upright) if it tells none or is broken.
  static func read(_ block: UnsafeRawBufferPointer) -> Int {
    // Some programs keep JPEG's marker in front of the block where it does not belong.
    let start = block.starts(with: Array("Exif\0\0".utf8)) ? 6 : 0
    let bytes = UnsafeRawBufferPointer(rebasing: block.dropFirst(start))
    guard bytes.count >= 8 else { return 1 }
    let isLittle: Bool
    switch (bytes[0], bytes[1]) {
    case (0x49, 0x49): isLittle = true
    case (0x4D, 0x4D): isLittle = false
    default: return 1
    }

    func number(at offset: Int, count: Int) -> Int? {
      guard offset >= 0, offset <= bytes.count - count else { return nil }
      let digits = bytes[offset..<(offset + count)]
      return (isLittle ? Array(digits.reversed()) : Array(digits)).reduce(0) { $0 << 8 | Int($1) }
    }

    guard number(at: 2, count: 2) == 42, let directory = number(at: 4, count: 4),
      let entries = number(at: directory, count: 2)
    else { return 1 }
    for entry in 0..<entries {
      let offset = directory + 2 + 12 * entry
      guard let tag = number(at: offset, count: 2) else { return 1 }
      guard tag == 0x0112 else { continue }
      // One number of 16 bits.
      guard number(at: offset + 2, count: 2) == 3, number(at: offset + 4, count: 4) == 1,
        let value = number(at: offset + 8, count: 2), (1...8).contains(value)
      else { return 1 }
      return value
    }
    return 1
  }
}
