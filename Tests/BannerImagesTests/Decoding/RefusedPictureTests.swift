import BannerImages
import Foundation
import Testing

/// What is no picture, not a whole one, or too large a one.
@Suite struct RefusedPictureTests {
  private let decoder = CodecDecoder()
  private let size = TargetSize(width: 100, height: 100, contentMode: .fit)

  /// What the tests that run at the same time may take; the pictures that are refused would take gigabytes.
  private let memoryOfOtherTests = 256 << 20

  private func error(_ data: Data, limits: DecodeLimits = DecodeLimits()) -> DecodeError? {
    do {
      _ = try CodecDecoder(limits: limits).decode(data, for: size)
      return nil
    } catch {
      return error
    }
  }

  /// Cut at every byte, a file is refused, and for being cut.
  @Test(arguments: MadePictures.all)
  func everyTruncationIsRefused(_ picture: MadePicture) {
    let data = picture.data
    // The large ones are cut in more than a thousand places all the same.
    for length in Array(stride(from: 1, to: data.count, by: max(1, data.count / 1500))) + [data.count - 1] {
      let error = error(data.prefix(length))
      #expect(error == .truncated, "\(length) of \(data.count) bytes: \(error.map { "\($0)" } ?? "decoded")")
      if error != .truncated { break }
    }
  }

  @Test func nothingIsEmpty() { #expect(error(Data()) == .empty) }

  @Test(arguments: [
    ("<!DOCTYPE html><html><body>404</body></html>", "HTML"), ("\u{FEFF}\n  <HTML>", "HTML"),
    ("<?xml version='1.0'?><svg xmlns='http://www.w3.org/2000/svg'/>", "SVG"), ("<?xml version='1.0'?><rss/>", "XML"),
    (#"{"error":"not found"}"#, "JSON"), ("Not found\n", "text"), ("%PDF-1.7", "PDF"), ("BM\u{1}\u{1}", "BMP"),
    ("\u{1}\u{1}\u{1}\u{1}ftypavif", "AVIF"), ("II*\u{0}", "TIFF"), ("PK\u{3}\u{4}", "ZIP"),
  ])
  func whatIsNoPictureIsNamed(_ text: String, _ name: String) {
    #expect(error(Data(text.utf8)) == .unknownFormat(name))
  }

  @Test func noiseHasNoName() { #expect(error(Data([0, 1, 2, 3, 250, 251, 252, 0])) == .unknownFormat(nil)) }

  /// The name and the type that a server gives play no part: the bytes are asked.
  @Test func aMislabelledPictureDecodesAsWhatItIs() throws {
    for (name, format) in [
      ("444.jpg", ImageFormat.jpeg), ("rgb-8.png", .png), ("lossy.webp", .webP), ("plain.gif", .gif),
    ] {
      #expect(try decoder.decode(MadePictures.named(name).data, for: size).format == format)
    }
  }

  @Test(arguments: ["444.jpg", "progressive.jpg", "rgb-8.png", "rgb-8-interlaced.png", "plain.gif", "disposal-3.gif"])
  func aHeaderThatClaimsTooMuchIsRefusedAtOnce(_ name: String) throws {
    let data = try claiming(60_000, try MadePictures.named(name))
    var found: DecodeError?
    #expect(peak { found = error(data) } < memoryOfOtherTests)
    #expect(found.map(isTooLarge) == true)
  }

  @Test func aWebPThatClaimsTooMuchIsRefusedAtOnce() throws {
    var canvas = try MadePictures.named("animated.webp").data
    let side = withUnsafeBytes(of: UInt32(59_999).littleEndian) { Data($0.prefix(3)) }
    canvas.replaceSubrange(24..<30, with: side + side)
    // Two numbers of 14 bits, each one less than a side.
    var picture = try MadePictures.named("lossless.webp").data
    picture.replaceSubrange(21..<25, with: Data([0xFF, 0xFF, 0xFF, 0x0F]))
    for data in [canvas, picture] {
      var found: DecodeError?
      #expect(peak { found = error(data) } < memoryOfOtherTests)
      #expect(found.map(isTooLarge) == true, "\(String(describing: found))")
    }
  }

  @Test func limitsAreExact() throws {
    let data = try MadePictures.named("rgb-8.png").data
    var limits = DecodeLimits()
    limits.pixels = 37 * 29
    limits.side = 37
    #expect(error(data, limits: limits) == nil)
    limits.pixels -= 1
    #expect(error(data, limits: limits) == .tooLarge(width: 37, height: 29, frames: 1))
    limits = DecodeLimits()
    limits.side = 36
    #expect(error(data, limits: limits) == .tooLarge(width: 37, height: 29, frames: 1))
    limits = DecodeLimits()
    limits.frames = 4
    #expect(
      error(try MadePictures.named("disposal-1.gif").data, limits: limits)
        == .tooLarge(width: 34, height: 27, frames: 5))
    #expect(
      error(try MadePictures.named("animated.webp").data, limits: limits) == .tooLarge(width: 40, height: 30, frames: 5)
    )
    limits = DecodeLimits()
    limits.progressivePixels = 61 * 43 - 1
    #expect(error(try MadePictures.named("progressive.jpg").data, limits: limits).map(isTooLarge) == true)
    #expect(error(try MadePictures.named("444.jpg").data, limits: limits) == nil)
  }

  /// A damaged frame is an error where it comes; then the animation begins again.
  @Test func aDamagedFrameEndsTheRound() throws {
    let picture = try MadePictures.named("plays-once.gif")
    var data = picture.data
    // The last frame's first code is one that its table does not have yet.
    let last = try #require(data.lastRange(of: Data([0x2C, 6, 0, 4, 0, 12, 0, 12, 0])))
    let codes = last.upperBound + 1 + 3 * 4 + 2
    data.replaceSubrange(codes..<(codes + 8), with: Data(repeating: 0xFF, count: 8))
    let image = try decoder.decode(data, for: picture.size)
    let source = try #require(image.animation).makeFrameSource()
    for _ in 0..<2 {
      #expect(try source.next().index == 0)
      #expect(throws: DecodeError.self) { try source.next() }
    }
  }

  private func isTooLarge(_ error: DecodeError) -> Bool {
    if case .tooLarge = error { true } else { false }
  }

  /// The picture with both sides in its header changed.
  private func claiming(_ side: Int, _ picture: MadePicture) throws -> Data {
    var data = picture.data
    let big = Data([UInt8(side >> 8), UInt8(side & 255)])
    let little = Data(big.reversed())
    switch picture.name.split(separator: ".").last {
    case "jpg":
      let frame = try #require(data.range(of: Data([0xFF, 0xC0])) ?? data.range(of: Data([0xFF, 0xC2])))
      data.replaceSubrange((frame.upperBound + 3)..<(frame.upperBound + 7), with: big + big)
    case "png":
      data.replaceSubrange(16..<24, with: Data([0, 0]) + big + Data([0, 0]) + big)
      data.replaceSubrange(29..<33, with: crc(data[12..<29]))
    default: data.replaceSubrange(6..<10, with: little + little)
    }
    return data
  }

  private func crc(_ data: Data) -> Data {
    var sum: UInt32 = .max
    for byte in data {
      sum ^= UInt32(byte)
      for _ in 0..<8 { sum = sum & 1 == 1 ? sum >> 1 ^ 0xEDB8_8320 : sum >> 1 }
    }
    return withUnsafeBytes(of: (~sum).bigEndian) { Data($0) }
  }
}

/// How many bytes of the largest memory that the process ever had a task has added.
func peak(_ task: () throws -> Void) rethrows -> Int {
  let before = ProcessMemory.peak
  try task()
  return ProcessMemory.peak - before
}

/// The process's memory, as Linux tells it.
enum ProcessMemory {
  /// The most that was ever resident, in bytes.
  static var peak: Int {
    let status = (try? String(contentsOfFile: "/proc/self/status", encoding: .utf8)) ?? ""
    let line = status.split(separator: "\n").first { $0.hasPrefix("VmHWM:") } ?? ""
    return (Int(line.split(whereSeparator: { !$0.isNumber }).first ?? "") ?? 0) << 10
  }
}
