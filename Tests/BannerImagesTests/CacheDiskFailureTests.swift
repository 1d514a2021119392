import Foundation
import Testing

@testable import BannerImages

/// The disk refuses, at every system call in turn.
@Suite struct CacheDiskFailureTests {
  let scratch = ScratchDirectory()

  private static let calls = ["create", "first write", "second write", "sync", "rename"]

  private func failing(_ call: String, with code: Int32) -> DiskFiles {
    var files = DiskFiles()
    let real = files
    let writes = Locked(0)
    files.create = { path in call == "create" ? .failure(DiskProblem(path: path, code: code)) : real.create(path) }
    files.write = { file, bytes in
      let number = writes.withLock { number in
        number += 1
        return number
      }
      guard number == (call == "first write" ? 1 : call == "second write" ? 2 : 0) else {
        return real.write(file, bytes)
      }
      // A disk that fills up takes the first part.
      _ = real.write(file, UnsafeRawBufferPointer(rebasing: bytes.prefix(bytes.count / 2)))
      return code
    }
    files.sync = { call == "sync" ? code : real.sync($0) }
    files.rename = { call == "rename" ? code : real.rename($0, $1) }
    return files
  }

  @Test(arguments: calls, [ENOSPC, EIO, EDQUOT])
  func aWriteThatFailsLeavesTheEarlierEntryAndNothingElse(call: String, code: Int32) throws {
    var store = DiskStore(scratch)
    try store.write(sampleEntry("k", "one"), now: 1000)
    store.files = failing(call, with: code)
    let problem = #expect(throws: DiskProblem.self) { try store.write(sampleEntry("k", "two"), now: 1000) }
    #expect(problem?.code == code)
    #expect(store.entry(for: "k", now: 1000) == sampleEntry("k", "one"))
    let names = try FileManager.default.contentsOfDirectory(atPath: store.directory)
    #expect(names == [(store.path(of: "k") as NSString).lastPathComponent])
    store.files = DiskFiles()
    try store.write(sampleEntry("k", "two"), now: 1000)
    #expect(store.entry(for: "k", now: 1000) == sampleEntry("k", "two"))
  }

  @Test(arguments: ["/proc/bannerkit", "/dev/null/cache", ""])
  func withoutADirectoryItGoesOnWithoutADisk(directory: String) async {
    let cache = DiskCache(
      DiskStore(directory: directory, limit: 1 << 20, longestAge: 100), clock: .system)
    cache.insert(sampleEntry("k"))
    await cache.flush()
    #expect(await cache.entry(for: "k") == nil)
    #expect(cache.problem != nil)
    await cache.removeAll()
  }

  @Test func anEntryIsFoundAtOnceAlsoBeforeItIsWritten() async {
    let clock = TestClock()
    let cache = DiskCache(DiskStore(scratch, longestAge: 1e12), clock: clock.clock)
    for number in 0..<50 {
      cache.insert(sampleEntry("k", "\(number)"))
      #expect(await cache.entry(for: "k") == sampleEntry("k", "\(number)"))
    }
    cache.remove("k")
    #expect(await cache.entry(for: "k") == nil)
    cache.insert(sampleEntry("k", "last"))
    await cache.flush()
    #expect(await cache.entry(for: "k") == sampleEntry("k", "last"))
    await cache.removeAll()
    #expect(await cache.entry(for: "k") == nil)
    #expect(cache.problem == nil)
  }

  @Test func anEntryThatIsLargerThanWhatMayWaitIsKeptWhenNothingElseWaits() async {
    let cache = DiskCache(DiskStore(directory: scratch.path, limit: 1 << 30, longestAge: 1e12), clock: .system)
    let entry = sampleEntry("large", count: 1 << 20)
    cache.insert(entry)
    await cache.flush()
    #expect(entry.body.count > 8 << 20)
    #expect(await cache.entry(for: "large") == entry)
    #expect(cache.problem == nil)
  }

  @Test(.enabled(if: SmallDisk.isPossible, "mounting a small disk needs the right to"))
  func aFullDiskCostsTheEntriesThatDoNotFit() async throws {
    let disk = try #require(SmallDisk(bytes: 256 << 10))
    let cache = DiskCache(DiskStore(directory: disk.path + "/cache", limit: 1 << 30, longestAge: 1e12), clock: .system)
    let entries = (0..<40).map { sampleEntry("\($0)", count: 2000) }
    for entry in entries { cache.insert(entry) }
    await cache.flush()
    #expect(cache.problem?.code == ENOSPC)
    var kept = 0
    for entry in entries {
      let found = await cache.entry(for: entry.key)
      #expect(found == nil || found == entry)
      kept += found == nil ? 0 : 1
    }
    #expect((5..<40).contains(kept))
    let names = try FileManager.default.contentsOfDirectory(atPath: cache.directory)
    #expect(names.allSatisfy { $0.hasSuffix(DiskStore.entrySuffix) })
  }
}

/// A file system of a few kilobytes.
private final class SmallDisk {
  let path = NSTemporaryDirectory() + "/bannerkit-disk-\(UUID().uuidString)"

  static let isPossible = SmallDisk(bytes: 64 << 10) != nil

  init?(bytes: Int) {
    mkdir(path, 0o700)
    guard mount("tmpfs", path, "tmpfs", 0, "size=\(bytes)") == 0 else {
      rmdir(path)
      return nil
    }
  }

  deinit {
    umount2(path, Int32(MNT_DETACH))
    rmdir(path)
  }
}
