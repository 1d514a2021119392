import Foundation

/// The files of the disk cache: one an entry, named by a hash of its address.
///
/// It waits for the disk, so it belongs on a queue of its own (``DiskCache``). Reading touches no state: any number of
/// threads may read while one writes, and so may other processes, since a file never changes once it has its name.
struct DiskStore: Sendable {
  static let entrySuffix = ".image"
  static let unfinishedSuffix = ".new"

  let directory: String
  /// The most bytes on disk.
  let limit: Int
  /// After how many seconds an entry goes in any case.
  let longestAge: Double
  var files = DiskFiles()

  /// What is on disk, as far as known, and how much of it was written since it was looked at; nil: not looked at yet.
  var usage: (total: Int, writtenSince: Int)?

  init(directory: String, limit: Int, longestAge: Double) {
    self.directory = directory
    self.limit = max(0, limit)
    self.longestAge = longestAge
  }

  /// One picture may take a quarter of the cache: a larger one would push out too many others.
  var longestBody: Int { limit / 4 }

  /// Two hashes, so that addresses practically never share a file; where they do, the key in the file tells.
  func path(of key: String) -> String {
    func hex(_ number: UInt64) -> String {
      let digits = String(number, radix: 16)
      return String(repeating: "0", count: 16 - digits.count) + digits
    }
    let name = hex(XXHash64.hash(key)) + hex(XXHash64.hash(key, seed: 1))
    return directory + "/" + name + Self.entrySuffix
  }

  /// The entry for a key; nil if there is none that is whole and not too old. A damaged one is removed.
  ///
  /// - Parameter now: In seconds since 1970; the entry counts as used then.
  func entry(for key: String, now: Double) -> DiskEntry? {
    let path = path(of: key)
    guard let (file, size) = DiskFile.open(path) else { return nil }
    defer { close(file) }
    guard let (header, body) = contents(of: file, size: size) else {
      unlink(path)
      return nil
    }
    guard header.key == key else { return nil }
    guard now - header.stored <= longestAge else {
      unlink(path)
      return nil
    }
    DiskFile.setLastUse(file, now)
    return DiskEntry(
      key: key, body: body, fields: header.fields, stored: header.stored, expires: header.expires)
  }

  private func contents(of file: Int32, size: Int) -> (DiskEntryHeader, Data)? {
    guard let prelude = DiskFile.read(file, count: DiskEntryHeader.preludeLength),
      let headerLength = DiskEntryHeader.headerLength(prelude: prelude),
      headerLength <= size,
      let header = DiskFile.read(file, count: headerLength).flatMap({
        DiskEntryHeader(prelude: prelude, header: $0)
      }),
      header.bodyLength == size - prelude.count - headerLength
    else { return nil }
    var body = Data(count: header.bodyLength)
    guard body.withUnsafeMutableBytes({ DiskFile.read(file, into: $0) }),
      body.withUnsafeBytes({ XXHash64.hash($0) }) == header.bodyChecksum
    else { return nil }
    return (header, body)
  }

  /// Keeps an entry: whole or, after a crash at any moment, not at all.
  mutating func write(_ entry: DiskEntry, now: Double) throws(DiskProblem) {
    let path = path(of: entry.key)
    // Without a name it would be the root of the file system.
    guard !directory.isEmpty else { throw DiskProblem(path: directory, code: ENOENT) }
    guard let header = DiskEntryHeader.bytes(of: entry), entry.body.count <= longestBody else {
      throw DiskProblem(path: path, code: EFBIG)
    }
    let length = DiskFile.blocks(header.count + entry.body.count)
    makeRoom(for: length, now: now)
    let (file, unfinished) = try create(beside: path)
    do {
      defer { close(file) }
      try check(header.withUnsafeBytes { files.write(file, $0) }, unfinished)
      try check(entry.body.withUnsafeBytes { files.write(file, $0) }, unfinished)
      DiskFile.setLastUse(file, now)
      try check(files.sync(file), unfinished)
      try check(files.rename(unfinished, path), unfinished)
    } catch {
      unlink(unfinished)
      throw error
    }
    usage?.total += length
    usage?.writtenSince += length
    syncDirectory()
  }

  func remove(_ key: String) { unlink(path(of: key)) }

  private func check(_ code: Int32, _ path: String) throws(DiskProblem) {
    guard code == 0 else { throw DiskProblem(path: path, code: code) }
  }

  private func create(beside path: String) throws(DiskProblem) -> (Int32, String) {
    let mark = String(UInt64.random(in: .min ... .max), radix: 16)
    let unfinished = path.dropLast(Self.entrySuffix.count) + "." + mark + Self.unfinishedSuffix
    switch files.create(String(unfinished)) {
    case .success(let file): return (file, String(unfinished))
    case .failure(let problem) where problem.code != ENOENT: throw problem
    case .failure: try makeDirectories()
    }
    return (try files.create(String(unfinished)).get(), String(unfinished))
  }

  /// Makes the directory and those above it.
  private func makeDirectories() throws(DiskProblem) {
    var path = ""
    for part in directory.split(separator: "/") {
      path += (path.isEmpty && !directory.hasPrefix("/") ? "" : "/") + part
      let code = files.makeDirectory(path)
      // Only the last one must have been made here: those above may exist and be closed to writers.
      guard code == 0 || code == EEXIST || path != directory else { throw DiskProblem(path: path, code: code) }
    }
  }

  /// Makes the new name last. Without it a power cut may bring back the old entry, or none: both are good answers.
  private func syncDirectory() {
    let file = open(directory, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard file >= 0 else { return }
    defer { close(file) }
    _ = files.sync(file)
  }
}
