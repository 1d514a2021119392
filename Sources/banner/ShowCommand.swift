import BannerGTK
import Banners
import CGtk
import Foundation

/// `banner show`: shows the banners in a window until it is closed.
@MainActor
struct ShowCommand {
  let sources: [String]
  let settings: Settings
  let pictures: any PictureLoading

  func run() throws(Failure) -> ExitStatus {
    let lineup = try LiveLineup(sources: sources, refresh: settings.refresh)
    // What assistive technology calls the program; it must be known before GTK starts.
    g_set_prgname("banner")
    guard gtk_init_check() != 0 else {
      throw Failure("there is no display to open a window on; 'banner render' needs none")
    }
    let view = BannerView(banners: lineup.banners, options: settings.carousel, pictures: pictures)
    view.onPictureFailed = { Console.report($0.line) }
    view.onLinkRefused = { Console.report("\($0.absoluteString) was not opened: \($1)") }
    // Nobody moves the pointer away from a kiosk.
    view.pausesOnHover = !settings.isFullscreen
    lineup.follow { [weak view] in view?.banners = $0 }
    let window = ShowWindow(title: title, size: settings.size, isKiosk: settings.isFullscreen, content: view.widget)
    window.present(for: settings.seconds)
    lineup.stop()
    return .success
  }

  /// The first source's name, and how many there are besides.
  private var title: String {
    let name = sources.first.map { (try? WebAddress.url(of: $0)) ?? URL(fileURLWithPath: $0) }?.lastPathComponent ?? ""
    return (sources.count > 1 ? "\(name) and \(sources.count - 1) more" : name).onOneLine
  }
}
