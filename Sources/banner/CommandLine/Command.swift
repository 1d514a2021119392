/// What `banner` can do.
enum Command: String, CaseIterable, Sendable {
  case show
  case render
  case check
  case web

  /// What it does, in a line.
  var summary: String {
    switch self {
    case .show: "shows banners in a window"
    case .render: "renders banners to an animated picture, a still one, or numbered frames"
    case .check: "says of each banner what it is and what is wrong with it"
    case .web: "writes a site that shows banners, and serves it on this machine"
    }
  }

  /// What follows `banner` on the command line.
  var usage: String {
    switch self {
    case .show: "show [OPTION…] SOURCE…"
    case .render: "render [OPTION…] SOURCE… -o FILE"
    case .check: "check [OPTION…] SOURCE…"
    case .web: "web [OPTION…] SOURCE… -o FOLDER [--serve [PORT]]"
    }
  }
}
