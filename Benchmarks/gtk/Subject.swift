import BannerGTK
import BannerImages
import Banners
import CAdwaita
import CGtk
import CarouselEngine
import Foundation

/// A carousel to be measured, with the same five pictures.
enum Subject: String, CaseIterable {
  case banner
  case adwaita

  static let pictureCount = 5
  static let width = 800
  static let height = 400

  /// The widget, and how to go to one of its pages.
  @MainActor
  func make() -> (widget: UnsafeMutablePointer<GtkWidget>, goTo: (_ item: Int) -> Void) {
    let pictures = (0..<Self.pictureCount).map(Self.picture)
    switch self {
    case .banner: return Self.makeBanner(pictures)
    case .adwaita: return Self.makeAdwaita(pictures)
    }
  }

  @MainActor
  private static func makeBanner(
    _ pictures: [Picture]
  ) -> (UnsafeMutablePointer<GtkWidget>, (Int) -> Void) {
    let banners = pictures.indices.map { index in
      Banner(id: "\(index)", image: .url(URL(fileURLWithPath: "/\(index)")))
    }
    // The peer has no loop.
    var options = Carousel.Options()
    options.loop = false
    let view = BannerView(banners: banners, options: options, pictures: GivenPictures(pictures: pictures))
    return (view.widget, { view.scroll(to: $0) })
  }

  @MainActor
  private static func makeAdwaita(
    _ pictures: [Picture]
  ) -> (UnsafeMutablePointer<GtkWidget>, (Int) -> Void) {
    adw_init()
    let carousel = OpaquePointer(adw_carousel_new()!)
    var pages: [UnsafeMutablePointer<GtkWidget>] = []
    for picture in pictures {
      let page = gtk_picture_new_for_paintable(picture.texture)!
      gtk_widget_set_hexpand(page, 1)
      gtk_widget_set_vexpand(page, 1)
      adw_carousel_append(carousel, page)
      pages.append(page)
    }
    let dots = adw_carousel_indicator_dots_new()!
    adw_carousel_indicator_dots_set_carousel(OpaquePointer(dots), carousel)
    gtk_widget_set_valign(dots, GTK_ALIGN_END)
    let overlay = gtk_overlay_new()!
    gtk_overlay_set_child(
      OpaquePointer(overlay), UnsafeMutableRawPointer(carousel).assumingMemoryBound(to: GtkWidget.self))
    gtk_overlay_add_overlay(OpaquePointer(overlay), dots)
    return (overlay, { adw_carousel_scroll_to(carousel, pages[$0], 1) })
  }

  /// A picture that no renderer can treat as one colour: two gradients and a stripe.
  private static func picture(_ number: Int) -> Picture {
    var bytes = [UInt8](repeating: 255, count: width * height * 4)
    for y in 0..<height {
      for x in 0..<width {
        let place = (y * width + x) * 4
        bytes[place] = UInt8(x * 255 / width)
        bytes[place + 1] = UInt8(y * 255 / height)
        bytes[place + 2] = UInt8((x + y + number * 50) % 256)
      }
    }
    let data = g_bytes_new(bytes, gsize(bytes.count))
    defer { g_bytes_unref(data) }
    let texture = gdk_memory_texture_new(
      Int32(width), Int32(height), GDK_MEMORY_B8G8R8A8_PREMULTIPLIED, data, gsize(width * 4))!
    return Picture(taking: texture)
  }
}

/// Hands out pictures that are there already: what is measured is the carousel, not a decoder.
private struct GivenPictures: PictureLoading {
  let pictures: [Picture]

  func cachedPicture(for request: ImageRequest) -> Picture? {
    guard case .url(let url) = request.source, let index = Int(url.lastPathComponent) else { return nil }
    return pictures.indices.contains(index) ? pictures[index] : nil
  }

  func picture(for request: ImageRequest) async throws(ImageError) -> Picture {
    guard let picture = cachedPicture(for: request) else {
      throw ImageError(source: request.source, reason: .loading(.unreadable("there is no such file")))
    }
    return picture
  }
}
