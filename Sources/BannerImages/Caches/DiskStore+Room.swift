import Foundation

/// Keeping within the limit: what was not used for longest goes first.
extension DiskStore {
  /// Removes what must go before `bytes` more are written.
  ///
  /// The directory is read at the first write, and then whenever the limit is near or a tenth of it was written since:
  /// each other process that writes here can so exceed the limit by a tenth at most, until the next look.
  mutating func makeRoom(for bytes: Int, now: Double) {
    if let usage, usage.total + bytes <= limit, usage.writtenSince + bytes <= limit / 10 { return }
    trim(to: limit - bytes, now: now)
  }

  /// Removes what dead writers left and what is too old, and, if there is more than `bytes`, what was not used for
  /// longest until a tenth less is left, so that it need not be done again at the next write.
  mutating func trim(to bytes: Int, now: Double) {
    var entries: [(path: String, lastUse: Double, bytes: Int)] = []
    var total = 0
    for name in (try? FileManager.default.contentsOfDirectory(atPath: directory)) ?? [] {
      let path = directory + "/" + name
      if name.hasSuffix(Self.unfinishedSuffix) {
        DiskFile.removeAbandoned(path)
      } else if name.hasSuffix(Self.entrySuffix), let (lastUse, size) = DiskFile.usage(path) {
        // An entry is used after it was stored, so this one is too old in any case.
        if now - lastUse > longestAge {
          unlink(path)
        } else {
          entries.append((path, lastUse, size))
          total += size
        }
      }
    }
    if total > bytes {
      entries.sort { $0.lastUse < $1.lastUse }
      for entry in entries where total > bytes - limit / 10 {
        unlink(entry.path)
        total -= entry.bytes
      }
    }
    usage = (total, 0)
  }

  /// Removes every entry.
  mutating func removeAll() {
    for name in (try? FileManager.default.contentsOfDirectory(atPath: directory)) ?? []
    where name.hasSuffix(Self.entrySuffix) {
      unlink(directory + "/" + name)
    }
    usage = nil
  }
}
