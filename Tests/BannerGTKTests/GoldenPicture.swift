import BannerGTK
import CGtk
import CarouselEngine
import Foundation
import XCTest

/// A picture of what the pure drawing function draws, and the picture that it should be.
///
/// With `BANNERKIT_REGENERATE_GOLDENS=1` in the environment the pictures are made anew; look at each before you keep it.
@MainActor
struct GoldenPicture {
  let name: String
  /// The part of the pixels that may differ, besides by the rounding of a colour. Text needs some: fonts are the system's.
  var tolerance = 0.0005

  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("Goldens")
  /// How much a colour's part may differ by rounding alone, of 255.
  private static let rounding = 3

  /// Compares a frame with the picture of this name.
  func check(
    _ renderer: FrameRenderer, file: StaticString = #filePath, line: UInt = #line,
    drawing: (_ snapshot: OpaquePointer) -> Void
  ) {
    let actual = renderer.pixels(drawing: drawing)
    let url = Self.folder.appendingPathComponent("\(name).png")
    if ProcessInfo.processInfo.environment["BANNERKIT_REGENERATE_GOLDENS"] == "1" {
      write(actual, renderer, to: url)
    }
    guard let expected = read(url, renderer) else {
      return XCTFail("there is no picture of that size at \(url.path)", file: file, line: line)
    }
    var different = 0
    for pixel in stride(from: 0, to: actual.count, by: 4) {
      let isSame = (pixel..<pixel + 4).allSatisfy { abs(Int(actual[$0]) - Int(expected[$0])) <= Self.rounding }
      if !isSame { different += 1 }
    }
    guard Double(different) > tolerance * Double(actual.count / 4) else { return }
    let other = FileManager.default.temporaryDirectory.appendingPathComponent("\(name)-actual.png")
    write(actual, renderer, to: other)
    XCTFail("\(different) pixels differ: compare \(other.path) with \(url.path)", file: file, line: line)
  }

  private func write(_ pixels: [UInt8], _ renderer: FrameRenderer, to url: URL) {
    var pixels = pixels
    pixels.withUnsafeMutableBytes { buffer in
      let surface = cairo_image_surface_create_for_data(
        buffer.bindMemory(to: UInt8.self).baseAddress, CAIRO_FORMAT_ARGB32, Int32(renderer.width),
        Int32(renderer.height), Int32(renderer.width * 4))
      XCTAssertEqual(cairo_surface_write_to_png(surface, url.path), CAIRO_STATUS_SUCCESS, url.path)
      cairo_surface_destroy(surface)
    }
  }

  private func read(_ url: URL, _ renderer: FrameRenderer) -> [UInt8]? {
    let loaded = cairo_image_surface_create_from_png(url.path)
    defer { cairo_surface_destroy(loaded) }
    guard cairo_image_surface_get_width(loaded) == renderer.width,
      cairo_image_surface_get_height(loaded) == renderer.height
    else { return nil }
    // A PNG without transparency is read as another format: painting makes it this one.
    return renderer.pixels { snapshot in
      var bounds = graphene_rect_t()
      let scale = Float(renderer.scale)
      graphene_rect_init(&bounds, 0, 0, Float(renderer.width) / scale, Float(renderer.height) / scale)
      let context = gtk_snapshot_append_cairo(snapshot, &bounds)
      cairo_scale(context, 1 / renderer.scale, 1 / renderer.scale)
      cairo_set_source_surface(context, loaded, 0, 0)
      cairo_paint(context)
      cairo_destroy(context)
    }
  }
}
