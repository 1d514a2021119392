/// What a GIF is made of, read without decoding a pixel: the canvas, the frames' delays, how often they are played.
struct GIFOutline {
  private(set) var width = 0
  private(set) var height = 0
  private(set) var milliseconds: [Int] = []
  /// nil: for ever.
  private(set) var playCount: Int? = 1
  /// The largest frame, in pixels.
  private(set) var mostPixels = 0

  private let bytes: UnsafeRawBufferPointer
  private var position = 0

  /// Reads all blocks. A file that ends before its trailer is truncated, however many frames are whole.
  init(_ bytes: UnsafeRawBufferPointer) throws(DecodeError) {
    self.bytes = bytes
    position = 6
    width = try number()
    height = try number()
    let flags = try byte()
    try skip(2)
    if flags & 0x80 != 0 { try skip(3 << (flags & 7 + 1)) }
    var extent = (width: 0, height: 0)
    var delay = 0
    blocks: while true {
      switch try byte() {
      case 0x21:
        let label = try byte()
        if label == 0xF9 { delay = try graphicControlDelay() ?? delay }
        if label == 0xFF { try readApplication() }
        try skipSubBlocks()
      case 0x2C:
        let frame = (left: try number(), top: try number(), width: try number(), height: try number())
        extent = (max(extent.width, frame.left + frame.width), max(extent.height, frame.top + frame.height))
        mostPixels = max(mostPixels, frame.width * frame.height)
        let flags = try byte()
        if flags & 0x80 != 0 { try skip(3 << (flags & 7 + 1)) }
        try skip(1)
        try skipSubBlocks()
        milliseconds.append(delay)
        delay = 0
      case 0x3B: break blocks
      case let other: throw .malformed("GIF: a block of the unknown kind \(other)")
      }
    }
    guard !milliseconds.isEmpty else { throw .malformed("GIF: no frame") }
    // A canvas without size is as large as its frames need, as in browsers.
    if width == 0 || height == 0 { (width, height) = extent }
  }

  /// The delay of a graphic control extension; leaves its sub-blocks to be skipped.
  private func graphicControlDelay() throws(DecodeError) -> Int? {
    var look = self
    guard try look.byte() == 4 else { return nil }
    try look.skip(1)
    return try look.number() * 10
  }

  /// The number of repetitions that browsers know from Netscape; 0 is for ever. The first play is not counted.
  private mutating func readApplication() throws(DecodeError) {
    var look = self
    guard try look.byte() == 11 else { return }
    let start = look.position
    try look.skip(11)
    let name = bytes[start..<(start + 11)]
    guard name.elementsEqual("NETSCAPE2.0".utf8) || name.elementsEqual("ANIMEXTS1.0".utf8) else { return }
    guard try look.byte() >= 3, try look.byte() & 7 == 1 else { return }
    let repetitions = try look.number()
    playCount = repetitions == 0 ? nil : repetitions + 1
  }

  private mutating func byte() throws(DecodeError) -> Int {
    guard position < bytes.count else { throw .truncated }
    defer { position += 1 }
    return Int(bytes[position])
  }

  private mutating func number() throws(DecodeError) -> Int {
    let low = try byte()
    return try low | byte() << 8
  }

  private mutating func skip(_ count: Int) throws(DecodeError) {
    guard count <= bytes.count - position else { throw .truncated }
    position += count
  }

  private mutating func skipSubBlocks() throws(DecodeError) {
    while case let count = try byte(), count != 0 { try skip(count) }
  }
}
