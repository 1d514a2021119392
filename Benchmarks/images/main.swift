import CImageFloors
import Foundation

let root = URL(filePath: #filePath).deletingLastPathComponent()
let pictures = root.appending(path: "../../.build/bench-images").standardizedFileURL

/// Making them takes longer than measuring: they are kept.
func makePictures() throws {
  guard !FileManager.default.fileExists(atPath: pictures.appending(path: "animation-shown.gif").path) else { return }
  let process = Process()
  // Debian's Python is the one that sees Debian's Pillow.
  process.executableURL = URL(filePath: "/usr/bin/python3")
  let samples = root.appending(path: "../../Samples/pictures").standardizedFileURL
  process.arguments = [root.appending(path: "make-pictures").path, samples.path, pictures.path]
  try process.run()
  process.waitUntilExit()
}

func data(_ name: String) throws -> Data { try Data(contentsOf: pictures.appending(path: name)) }

/// A floor in C, for the bytes of a picture.
func floor(_ codec: @escaping (UnsafePointer<UInt8>?, Int) -> Int) -> (Data) -> Void {
  { data in
    let pixels = data.withUnsafeBytes { codec($0.baseAddress?.assumingMemoryBound(to: UInt8.self), $0.count) }
    precondition(pixels > 0, "the codec alone did not decode")
  }
}

/// libjpeg-turbo at 1/8 and a box filter.
func eighth(_ width: Int, _ height: Int) -> (Data) -> Void {
  floor { bytes, count in
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: width * height * 4) {
      floor_jpeg_eighth(bytes, count, Int32(width), Int32(height), $0.baseAddress)
    }
  }
}

if CommandLine.arguments.dropFirst().first == BodyServer.argument {
  BodyServer.serve(CommandLine.arguments.dropFirst(2).first)
}
try makePictures()
let sample = root.appending(path: "../../Samples/pictures/aurora.jpg").standardizedFileURL
let benchmarks: [any Benchmark] = [
  FeedBenchmark(picture: try Data(contentsOf: sample)),
  LoadBenchmark(),
  DiskBenchmark(picture: try data("medium.jpg")),
  DecodeBenchmark(
    "jpeg-4000x3000", try data("large.jpg"), width: 750, height: 300, reference: try data("large.jpg.rgba"), limit: 1.6,
    floor: eighth(400, 300)),
  DecodeBenchmark(
    "jpeg-1600x900", try data("medium.jpg"), width: 750, height: 300, reference: try data("medium.jpg.rgba"),
    limit: 1.6,
    floor: eighth(533, 300)),
  DecodeBenchmark(
    "jpeg-progressive-4000x3000", try data("progressive.jpg"), width: 750, height: 300, floor: eighth(400, 300)),
  DecodeBenchmark(
    "png-1600x900", try data("picture.png"), width: 750, height: 300, reference: try data("picture.png.rgba"),
    limit: 1.15, floor: floor(floor_png)),
  DecodeBenchmark(
    "webp-1200x600", try data("picture.webp"), width: 750, height: 300, reference: try data("picture.webp.rgba"),
    floor: floor(floor_webp)),
  DecodeBenchmark(
    "gif-30x750x300", try data("animation-shown.gif"), width: 750, height: 300, limit: 1.15, floor: floor(floor_gif)),
  DecodeBenchmark(
    "gif-30x1000x400", try data("animation.gif"), width: 750, height: 300, limit: 1.15, floor: floor(floor_gif)),
  DecodeBenchmark(
    "animated-webp-30x1000x400", try data("animation.webp"), width: 750, height: 300, floor: floor(floor_animated_webp)),
]
if let wish = CommandLine.arguments.dropFirst().first {
  for benchmark in benchmarks where benchmark.name.contains(wish) { try await benchmark.run() }
  report("\(wish).peak-memory", Double(PeakMemory.bytes) / 1_048_576, "MB")
} else {
  // Each in a process of its own: what one leaves in the heap would be used again by the next, and not be counted.
  for benchmark in benchmarks {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: CommandLine.arguments[0])
    process.arguments = [benchmark.name]
    try process.run()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else { exit(process.terminationStatus) }
  }
}
