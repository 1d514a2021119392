@testable import BannerImages
import Testing

/// Memory of pictures: what was let go of last serves the next of the same size, and no more than a little is held.
@Suite(.serialized) struct PixelMemoryTests {
  @Test("a picture of the same size gets the memory of one that is gone")
  func reuse() {
    let bytes = 300_003
    let first = PixelMemory.allocate(byteCount: bytes)
    let start = first.baseAddress
    PixelMemory.deallocate(first)
    let other = PixelMemory.allocate(byteCount: bytes + 1)
    let second = PixelMemory.allocate(byteCount: bytes)
    #expect(second.baseAddress == start && other.baseAddress != start)
    #expect(second.count == bytes && other.count == bytes + 1)
    PixelMemory.deallocate(second)
    PixelMemory.deallocate(other)
  }

  @Test("of memory that no picture uses, no more is held than is said", arguments: [200_000, 1 << 20, 64 << 20])
  func bound(bytes: Int) {
    let all = (0..<(100 << 20) / bytes + 1).map { _ in PixelMemory.allocate(byteCount: bytes) }
    for memory in all { PixelMemory.deallocate(memory) }
    #expect(PixelMemory.spareBytes <= PixelMemory.mostSpare)
  }
}
