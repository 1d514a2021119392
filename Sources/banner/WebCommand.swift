import Banners
import Foundation

/// `banner web`: writes a site that shows banners, and serves it.
@MainActor
struct WebCommand {
  let sources: [String]
  let settings: Settings
  let folder: String
  /// The files of the web component.
  var component = SiteFile.component

  private static let feed = "feed.json"
  private static let style = "site.css"

  func run() throws(Failure) -> ExitStatus {
    guard !component.isEmpty else {
      throw Failure("this build lacks the web component: 'scripts/run web' makes it and builds the command with it")
    }
    // A port that is taken is told before anything is written.
    let socket = try settings.port.map { (port) throws(Failure) in try ServerSocket(port: port) }
    let interruptions = Unfinished.removeOnInterruption()
    defer { withExtendedLifetime(interruptions) {} }
    try write()
    guard let socket else { return .success }
    let server = try SiteServer(socket: socket, folder: folder)
    try Console.print(server.address)
    server.serve(until: interruptions)
    return .success
  }

  /// Writes the site, and tells on standard output what is in it.
  func write() throws(Failure) {
    let content = try SourceReader.content(of: sources)
    Complaints.tell(content)
    let writer = try SiteWriter(
      folder: folder, names: [SitePage.name, Self.feed, Self.style] + component.map(\.path))
    var pictures = SitePictures(writer: writer)
    var complaints = Complaints()

    let now = Date()
    let banners = content.banners(at: nil).filter { $0.endsAt.map { now < $0 } ?? true }
    for problem in try pictures.make(for: banners) { complaints.add(problem) }
    var offered = slides(banners, pictures, &complaints)
    var shown = offered.filter { $0.banner.isActive(at: now) }
    complaints.end()
    if shown.isEmpty {
      Console.report("\(sources.joined(separator: ", ")): nothing to show now; these are the built-in banners")
      _ = try pictures.make(for: BuiltInBanners.all)
      shown = slides(BuiltInBanners.all, pictures, &complaints)
      if offered.isEmpty { offered = shown }
    }

    let pictureCount = writer.fileCount
    for file in component { try writer.add(file) }
    try writer.add(SiteFile(path: Self.style, text: SiteStyle.text(settings)))
    try writer.add(SiteFile(path: Self.feed, text: SiteFeed.text(of: offered)))
    try writer.add(SiteFile(path: SitePage.name, text: SitePage(slides: shown, settings: settings).text))
    try writer.finish()
    let counts = [Self.count(shown.count, "banner"), Self.count(pictureCount, "picture")].joined(separator: ", ")
    try Console.print("\(folder.onOneLine): \(counts), \(CheckCommand.size(writer.byteCount)) in all")
  }

  /// The banners that have a picture. A link that may not be opened is left out, and told.
  private func slides(
    _ banners: [Banner], _ pictures: SitePictures, _ complaints: inout Complaints
  ) -> [SitePage.Slide] {
    banners.compactMap { banner in
      guard let picture = pictures[banner.image] else { return nil }
      var link = banner.link
      if let url = link, case .refused(let refusal) = LinkPolicy().verdict(on: url) {
        complaints.add("\(banner.image.readableName): the link is left out: \(refusal)")
        link = nil
      }
      return SitePage.Slide(banner: banner, picture: picture, link: link?.absoluteURL)
    }
  }

  private static func count(_ number: Int, _ noun: String) -> String {
    "\(number) \(noun)\(number == 1 ? "" : "s")"
  }
}
