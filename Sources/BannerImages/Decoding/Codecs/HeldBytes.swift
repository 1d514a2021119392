/// A file's bytes at a place that does not move, for a codec that reads on.
// Sendable: the bytes are written once, here, and only read after.
final class HeldBytes: @unchecked Sendable {
  private let bytes: UnsafeMutableRawBufferPointer

  init(_ source: UnsafeRawBufferPointer) {
    bytes = .allocate(byteCount: source.count, alignment: 16)
    bytes.copyMemory(from: source)
  }

  deinit { bytes.deallocate() }

  var count: Int { bytes.count }

  /// Valid for as long as this object is.
  var start: UnsafePointer<UInt8>? { UnsafePointer(bytes.baseAddress?.assumingMemoryBound(to: UInt8.self)) }
}
