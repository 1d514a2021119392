import Testing

@testable import BannerImages

@Suite struct CacheHashTests {
  /// Expected values from the reference implementation, through python-xxhash 3.
  @Test func hashesAreThoseOfTheReference() {
    #expect(XXHash64.hash("") == 0xef46_db37_51d8_e999)
    #expect(XXHash64.hash("a") == 0xd24e_c4f1_a98c_6e5b)
    #expect(XXHash64.hash("abc", seed: 1) == 0xbea9_ca81_9932_8908)
    #expect(XXHash64.hash("0123456789abcdef0123456789abcdef") == 0x642a_9495_8e71_e6c5)
    let bytes = Array(UInt8.min...UInt8.max)
    #expect(bytes[..<101].withUnsafeBytes { XXHash64.hash($0) } == 0xe990_3849_5f85_381e)
    #expect(bytes.withUnsafeBytes { XXHash64.hash($0, seed: 7) } == 0xd233_f62e_c80e_6ea8)
  }
}
