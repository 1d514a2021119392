/// The pictures that were used last, up to a number of bytes.
struct PictureMemory {
  private struct Entry {
    var picture: Picture
    var lastUse: Int
  }

  /// In bytes of pixels.
  let limit: Int
  private var entries: [PictureRequest: Entry] = [:]
  private(set) var bytes = 0
  private var uses = 0

  init(limit: Int) {
    self.limit = limit
  }

  mutating func picture(for request: PictureRequest) -> Picture? {
    guard let picture = entries[request]?.picture else { return nil }
    uses += 1
    entries[request]?.lastUse = uses
    return picture
  }

  /// Keeps a picture, and lets go of those that were not used for longest; one that is larger than the limit is not kept.
  mutating func keep(_ picture: Picture, for request: PictureRequest) {
    guard picture.byteCount <= limit else { return }
    uses += 1
    if let old = entries.updateValue(Entry(picture: picture, lastUse: uses), forKey: request) {
      bytes -= old.picture.byteCount
    }
    bytes += picture.byteCount
    while bytes > limit, let oldest = entries.min(by: { $0.value.lastUse < $1.value.lastUse }) {
      entries[oldest.key] = nil
      bytes -= oldest.value.picture.byteCount
    }
  }
}

extension Picture {
  /// The bytes that its pixels take.
  var byteCount: Int { width * height * 4 }
}
