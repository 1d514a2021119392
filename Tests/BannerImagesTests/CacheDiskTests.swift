import Foundation
import Testing

@testable import BannerImages

@Suite struct CacheDiskTests {
  let scratch = ScratchDirectory()

  @Test func whatWasWrittenIsReadInTheNextRun() throws {
    var store = DiskStore(scratch)
    let entry = sampleEntry("https://example.com/ä b?c=d", count: 3000)
    try store.write(entry, now: 1000)
    #expect(DiskStore(scratch).entry(for: entry.key, now: 1001) == entry)
    #expect(store.entry(for: "https://example.com/ä b?c=e", now: 1001) == nil, "query strings are distinct")
  }

  @Test func emptyTextsAndLargeNumbersSurvive() throws {
    var store = DiskStore(scratch)
    let entry = DiskEntry(key: "", body: Data(), fields: ["": ""], stored: 5, expires: .infinity)
    try store.write(entry, now: 5)
    #expect(store.entry(for: "", now: 5) == entry)
  }

  @Test func aLaterEntryTakesThePlaceOfTheEarlier() throws {
    var store = DiskStore(scratch)
    try store.write(sampleEntry("k", "one"), now: 1000)
    try store.write(sampleEntry("k", "two"), now: 1000)
    #expect(store.entry(for: "k", now: 1000) == sampleEntry("k", "two"))
    store.remove("k")
    #expect(store.entry(for: "k", now: 1000) == nil)
  }

  @Test func aDamagedByteAnywhereMakesAMissAndTheEntryGoes() throws {
    var store = DiskStore(scratch)
    let entry = sampleEntry("k", count: 5)
    let path = store.path(of: "k")
    try store.write(entry, now: 1000)
    let bytes = try Data(contentsOf: URL(fileURLWithPath: path))
    for index in bytes.indices {
      for mask in [UInt8(1), 0x80, 0xFF] {
        var damaged = bytes
        damaged[index] ^= mask
        try damaged.write(to: URL(fileURLWithPath: path))
        #expect(store.entry(for: "k", now: 1000) == nil, "byte \(index), mask \(mask)")
        #expect(!FileManager.default.fileExists(atPath: path), "byte \(index), mask \(mask)")
      }
    }
  }

  @Test func aFileThatIsTooShortOrTooLongIsAMiss() throws {
    var store = DiskStore(scratch)
    try store.write(sampleEntry("k", count: 5), now: 1000)
    let path = store.path(of: "k")
    let bytes = try Data(contentsOf: URL(fileURLWithPath: path))
    for count in 0..<bytes.count {
      try bytes.prefix(count).write(to: URL(fileURLWithPath: path))
      #expect(store.entry(for: "k", now: 1000) == nil, "\(count) bytes")
    }
    try (bytes + [0]).write(to: URL(fileURLWithPath: path))
    #expect(store.entry(for: "k", now: 1000) == nil)
  }

  @Test func lengthsThatLieTakeNoMemory() throws {
    var store = DiskStore(scratch)
    try store.write(sampleEntry("k"), now: 1000)
    let path = store.path(of: "k")
    var bytes = try Data(contentsOf: URL(fileURLWithPath: path))
    for range in [12..<16, 16..<24] {
      for index in range { bytes[index] = 0x7F }
      try bytes.write(to: URL(fileURLWithPath: path))
      #expect(store.entry(for: "k", now: 1000) == nil)
    }
  }

  @Test func aFileThatHoldsAnotherAddressIsAMissAndStays() throws {
    var store = DiskStore(scratch)
    try store.write(sampleEntry("other"), now: 1000)
    let path = store.path(of: "k")
    try FileManager.default.moveItem(atPath: store.path(of: "other"), toPath: path)
    #expect(store.entry(for: "k", now: 1000) == nil)
    #expect(FileManager.default.fileExists(atPath: path))
  }

  @Test func aPipeAFolderAndALinkAreMissesAndNobodyWaits() throws {
    var store = DiskStore(scratch)
    try store.write(sampleEntry("real"), now: 1000)
    mkfifo(store.path(of: "pipe"), 0o600)
    mkdir(store.path(of: "folder"), 0o700)
    symlink(store.path(of: "real"), store.path(of: "link"))
    for key in ["pipe", "folder", "link"] { #expect(store.entry(for: key, now: 1000) == nil) }
    #expect(store.entry(for: "real", now: 1000) != nil)
  }

  @Test func whatWasNotReadForLongestGoesFirst() throws {
    // Each entry takes one block of 4 KB; ten fit.
    var store = DiskStore(scratch, limit: 40960)
    for key in 0..<10 { try store.write(sampleEntry("\(key)"), now: 1000 + Double(key)) }
    #expect(store.entry(for: "0", now: 1020) != nil)
    try store.write(sampleEntry("10"), now: 1021)
    let kept = (0...10).filter { store.entry(for: "\($0)", now: 1022) != nil }
    #expect(kept == [0, 3, 4, 5, 6, 7, 8, 9, 10])
  }

  @Test func itStaysWithinItsLimitWhateverIsWritten() throws {
    let seed = UInt64.random(in: .min ... .max)
    var random = SeededRandom(seed)
    var store = DiskStore(scratch, limit: 1 << 20)
    for step in 0..<400 {
      let key = "\(Int.random(in: 0..<100, using: &random))"
      let entry = sampleEntry(key, count: Int.random(in: 1..<20_000, using: &random))
      try store.write(entry, now: 1000 + Double(step))
      #expect(store.entry(for: key, now: 1000 + Double(step)) == entry, "seed \(seed), step \(step)")
      let paths = scratchFiles.map { store.directory + "/" + $0 }
      let total = paths.reduce(0) { $0 + (DiskFile.usage($1)?.bytes ?? 0) }
      #expect(total <= 1 << 20, "seed \(seed), step \(step)")
    }
  }

  @Test func anEntryThatIsTooOldGoesHoweverGood() throws {
    var store = DiskStore(scratch, longestAge: 100)
    try store.write(sampleEntry("k", stored: 1000, expires: 1e9), now: 1000)
    #expect(store.entry(for: "k", now: 1100) != nil)
    #expect(store.entry(for: "k", now: 1101) == nil)
    try store.write(sampleEntry("unread", stored: 1000, expires: 1e9), now: 1000)
    store.trim(to: store.limit, now: 1101)
    #expect(scratchFiles.isEmpty)
  }

  @Test func anEntryThatWouldTakeAQuarterOfTheCacheIsRefused() throws {
    var store = DiskStore(scratch, limit: 4096)
    let problem = #expect(throws: DiskProblem.self) { try store.write(sampleEntry("k", count: 1000), now: 1000) }
    #expect(problem?.code == EFBIG)
    #expect(scratchFiles.isEmpty)
  }

  @Test func whatADeadWriterLeftIsClearedAndWhatALiveOneWritesIsNot() throws {
    var store = DiskStore(scratch)
    try store.write(sampleEntry("k"), now: 1000)
    let dead = store.directory + "/0.dead.new"
    let alive = store.directory + "/0.alive.new"
    try Data(count: 10).write(to: URL(fileURLWithPath: dead))
    let file = try store.files.create(alive).get()
    store.trim(to: store.limit, now: 1000)
    #expect(!FileManager.default.fileExists(atPath: dead))
    #expect(FileManager.default.fileExists(atPath: alive))
    close(file)
    store.trim(to: store.limit, now: 1000)
    #expect(!FileManager.default.fileExists(atPath: alive))
    #expect(store.entry(for: "k", now: 1000) != nil)
  }

  @Test func aDirectoryThatVanishesIsMadeAgain() throws {
    var store = DiskStore(scratch)
    try store.write(sampleEntry("k"), now: 1000)
    try FileManager.default.removeItem(atPath: store.directory)
    #expect(store.entry(for: "k", now: 1000) == nil)
    try store.write(sampleEntry("k"), now: 1000)
    #expect(store.entry(for: "k", now: 1000) != nil)
  }

  @Test func onlyThisUserMayReadTheEntries() throws {
    var store = DiskStore(scratch)
    try store.write(sampleEntry("k"), now: 1000)
    for (path, mode) in [(store.directory, 0o700), (store.path(of: "k"), 0o600)] {
      let attributes = try FileManager.default.attributesOfItem(atPath: path)
      #expect(attributes[.posixPermissions] as? Int == mode)
    }
  }

  @Test func theDefaultDirectoryIsWhereTheDesktopKeepsCaches() {
    let named = CacheDirectory.images(environment: ["XDG_CACHE_HOME": "/c"], home: "/h")
    #expect(named == "/c/bannerkit/images")
    #expect(CacheDirectory.images(environment: [:], home: "/h") == "/h/.cache/bannerkit/images")
    let relative = CacheDirectory.images(environment: ["XDG_CACHE_HOME": "c"], home: "/h")
    #expect(relative == "/h/.cache/bannerkit/images")
  }

  private var scratchFiles: [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: scratch.path + "/cache")) ?? []).sorted()
  }
}
