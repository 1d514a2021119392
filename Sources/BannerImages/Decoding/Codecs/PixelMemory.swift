import Glibc

/// Memory for pixels, which goes back to the system as soon as it is let go of.
///
/// What `malloc` is given back it keeps among what else lies in its heap, one heap for every few threads: a cache that
/// turns over on several threads would come to hold half as much again as it counts.
enum PixelMemory {
  /// From this many bytes on, as `malloc` has it before it adapts itself. Below, pages and mappings would be wasted.
  private static let leastMapped = 128 << 10

  /// - Parameter byteCount: above 0.
  static func allocate(byteCount: Int) -> UnsafeMutableRawBufferPointer {
    if byteCount >= leastMapped {
      // All of it will be written: the system gives all pages at once.
      let start = mmap(nil, byteCount, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_POPULATE, -1, 0)
      if let start, start != MAP_FAILED { return UnsafeMutableRawBufferPointer(start: start, count: byteCount) }
      fatalError("there is no memory for a picture of \(byteCount) bytes")
    }
    return .allocate(byteCount: byteCount, alignment: 16)
  }

  static func deallocate(_ memory: UnsafeMutableRawBufferPointer) {
    if memory.count >= leastMapped {
      munmap(memory.baseAddress, memory.count)
    } else {
      memory.deallocate()
    }
  }
}
