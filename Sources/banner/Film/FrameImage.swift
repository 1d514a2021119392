/// One picture of a film, without transparency, in rows from the top.
struct FrameImage: Equatable, Sendable {
  let width: Int
  let height: Int
  /// `width · height` words `0xFFRRGGBB`, which is how cairo keeps an opaque pixel of `CAIRO_FORMAT_ARGB32`.
  let pixels: [UInt32]

  /// Takes pixels as they are; `pixels.count` must be `width · height`, and each alpha 255.
  init(width: Int, height: Int, pixels: [UInt32]) {
    precondition(width >= 0 && height >= 0 && pixels.count == width * height)
    self.width = width
    self.height = height
    self.pixels = pixels
  }

  /// Copies the pixels of a cairo image surface whose rows begin `stride` bytes apart.
  ///
  /// What is transparent there lies over black here: a premultiplied pixel over black is the pixel itself.
  init(width: Int, height: Int, stride: Int, copying bytes: UnsafeRawPointer) {
    precondition(width >= 0 && height >= 0 && stride >= width * 4)
    self.width = width
    self.height = height
    pixels = Array(unsafeUninitializedCapacity: width * height) { buffer, count in
      for y in 0..<height {
        let row = bytes + y * stride
        for x in 0..<width {
          buffer[y * width + x] = row.loadUnaligned(fromByteOffset: x * 4, as: UInt32.self) | 0xFF00_0000
        }
      }
      count = width * height
    }
  }
}
