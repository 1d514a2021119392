// Writes to a disk cache until it is killed, for the tests of what is left then.
//
//   cache-writer DIRECTORY LIMIT SEED ENTRIES
//
// It writes a line for each entry that it is done with.

import BannerImages
import Foundation

let arguments = CommandLine.arguments
guard arguments.count == 5, let limit = Int(arguments[2]), let seed = UInt64(arguments[3]),
  let count = Int(arguments[4])
else {
  print("usage: cache-writer DIRECTORY LIMIT SEED ENTRIES")
  exit(2)
}

/// Knuth's MMIX generator; its high bits are the good ones.
struct Generator {
  var state: UInt64

  mutating func number(below limit: UInt64) -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return (state >> 33) % limit
  }
}

var generator = Generator(state: seed)
let cache = DiskCache(directory: arguments[1], limit: limit)
for number in 0..<count {
  let key = "https://example.com/\(generator.number(below: 20))"
  // The body says whose it is all along, so that a part of another one would be seen.
  let body = Data(String(repeating: "\(key)#\(number)\n", count: Int(generator.number(below: 1500)) + 1).utf8)
  let now = Date().timeIntervalSince1970
  cache.insert(DiskEntry(key: key, body: body, fields: ["etag": "\(number)"], stored: now, expires: now + 1000))
  await cache.flush()
  FileHandle.standardOutput.write(Data("\(number)\n".utf8))
}
if let problem = cache.problem { print(problem) }
