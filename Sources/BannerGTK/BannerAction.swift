/// What may be done to a banner view by name: by assistive technology, and by `gtk_widget_activate_action`.
enum BannerAction: CaseIterable {
  case next
  case previous
  case play
  case pause
  case open

  var name: String {
    switch self {
    case .next: "banner.next"
    case .previous: "banner.previous"
    case .play: "banner.play"
    case .pause: "banner.pause"
    case .open: "banner.open"
    }
  }
}
