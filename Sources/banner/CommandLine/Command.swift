/// What `banner` can do.
enum Command: String, CaseIterable, Sendable {
  case show
  case render
  case check

  /// What it does, in a line.
  var summary: String {
    switch self {
    case .show: "shows banners in a window"
    case .render: "renders banners to an animated picture, a still one, or numbered frames"
    case .check: "says of each banner what it is and what is wrong with it"
    }
  }

  /// What follows `banner` on the command line.
  var usage: String {
    switch self {
    case .show: "show [OPTION…] SOURCE…"
    case .render: "render [OPTION…] SOURCE… -o FILE"
    case .check: "check [OPTION…] SOURCE…"
    }
  }
}
