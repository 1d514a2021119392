import BannerGTK
import Banners
import CGtk
import CarouselEngine
import Foundation

MainActor.assumeIsolated {
  gtk_init()
  let pictures = URL(fileURLWithPath: "Samples/pictures", isDirectory: true)
  let names = ["aurora.jpg", "balloons.jpg", "skyline.webp"]
  let view = BannerView(
    banners: names.map { name in
      Banner(image: .url(pictures.appendingPathComponent(name)), link: URL(string: "https://example.com/\(name)"))
    })
  view.options.autoplay = 4  // seconds
  view.onChange = { item in print("Now at \(names[item])") }

  let window = gtk_window_new()!
  window.withMemoryRebound(to: GtkWindow.self, capacity: 1) {
    gtk_window_set_default_size($0, 800, 320)
    gtk_window_set_child($0, view.widget)
    gtk_window_present($0)
  }
  while g_list_model_get_n_items(gtk_window_get_toplevels()) > 0 { g_main_context_iteration(nil, 1) }
}
