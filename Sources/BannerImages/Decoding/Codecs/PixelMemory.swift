import Glibc

/// Memory for pixels, of which little is held that no picture uses.
///
/// What `malloc` is given back it keeps among what else lies in its heap, one heap for every few threads: a cache that
/// turns over on several threads would come to hold half as much again as it counts. So larger pictures are mappings of
/// their own. To map anew for each picture would cost a tenth of a decode; a few that were let go of last are kept for
/// pictures of the same size, as those of a feed and the frames of an animation are.
enum PixelMemory {
  /// From this many bytes on, as `malloc` has it before it adapts itself. Below, pages and mappings would be wasted.
  private static let leastMapped = 128 << 10
  /// Bytes that are kept for the next pictures, at the most.
  static let mostSpare = 4 << 20

  private static let spare = Locked<[Mapping]>([])

  /// Safe to share: memory in the list belongs to nobody but the list.
  private struct Mapping: @unchecked Sendable {
    let memory: UnsafeMutableRawBufferPointer
  }

  /// - Parameter byteCount: above 0.
  static func allocate(byteCount: Int) -> UnsafeMutableRawBufferPointer {
    guard byteCount >= leastMapped else { return .allocate(byteCount: byteCount, alignment: 16) }
    let kept = spare.withLock { spare in
      spare.lastIndex { $0.memory.count == byteCount }.map { spare.remove(at: $0) }
    }
    if let kept { return kept.memory }
    // All of it will be written: the system gives all pages at once.
    let start = mmap(nil, byteCount, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_POPULATE, -1, 0)
    if let start, start != MAP_FAILED { return UnsafeMutableRawBufferPointer(start: start, count: byteCount) }
    fatalError("there is no memory for a picture of \(byteCount) bytes")
  }

  static func deallocate(_ memory: UnsafeMutableRawBufferPointer) {
    guard memory.count >= leastMapped else { return memory.deallocate() }
    let surplus = spare.withLock { spare in
      spare.append(Mapping(memory: memory))
      var bytes = byteCount(of: spare)
      var count = 0
      while bytes > mostSpare {
        bytes -= spare[count].memory.count
        count += 1
      }
      defer { spare.removeFirst(count) }
      return spare.prefix(count)
    }
    for mapping in surplus { munmap(mapping.memory.baseAddress, mapping.memory.count) }
  }

  /// Bytes that are held for the next pictures.
  static var spareBytes: Int { spare.withLock { byteCount(of: $0) } }

  private static func byteCount(of mappings: [Mapping]) -> Int { mappings.reduce(0) { $0 + $1.memory.count } }
}
