import BannerImages
import UIKit

/// What pages and indicators are drawn with.
@MainActor
public struct BannerStyle {
  /// How a picture fills its page. Default: fill, what is too much is cut off evenly.
  public var contentMode = ImageRequest.ContentMode.fill
  /// How round a page's corners are, in points. Default: 0.
  public var cornerRadius: CGFloat = 0
  /// What stands where there is no picture yet, behind the placeholder picture.
  public var placeholderColor = UIColor(red: 0.80, green: 0.82, blue: 0.85, alpha: 1)
  /// A picture for pages whose own has not come, or cannot be had. Default: none.
  public var placeholder: UIImage?
  /// Whether a banner's title is written on its page. Default: true.
  public var showsCaptions = true
  /// Default: white.
  public var captionColor = UIColor.white
  /// The caption's text style, in the size that the user has chosen. Default: headline.
  public var captionTextStyle = UIFont.TextStyle.headline
  /// The space around the caption, in points. Default: 16.
  public var captionMargin: CGFloat = 16
  /// The current dot, the worm, the bar's fill and the numbers. Default: white.
  public var indicatorCurrentColor = UIColor.white
  /// The other dots and the bar's track. Default: white at 45 %.
  public var indicatorColor = UIColor.white.withAlphaComponent(0.45)

  public init() {}
}

/// What VoiceOver says about a banner view; put other words here for another language.
@MainActor
public struct BannerTexts {
  /// The carousel's name. Default: "Banners".
  public var name = "Banners"
  /// Which banner is current: a number from 1, and how many there are. Default: "3 of 10".
  public var place: (_ number: Int, _ count: Int) -> String = { "\($0) of \($1)" }
  /// The name of a banner that has neither a label nor a title, by its number. Default: "Banner 3".
  public var untitled: (_ number: Int) -> String = { "Banner \($0)" }
  /// The name of the action that goes one banner on. Default: "Next banner".
  public var next = "Next banner"
  /// The name of the action that goes one banner back. Default: "Previous banner".
  public var previous = "Previous banner"
  /// The name of the action that lets banners turn by themselves. Default: "Play".
  public var play = "Play"
  /// The name of the action that stops them. Default: "Pause".
  public var pause = "Pause"

  public init() {}
}
