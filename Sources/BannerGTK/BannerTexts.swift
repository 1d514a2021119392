/// What a screen reader says about a banner view; put other words here for another language.
public struct BannerTexts: Sendable {
  /// The carousel's name. Default: "Banners".
  public var name = "Banners"
  /// What kind of thing it is. Default: "carousel".
  public var kind = "carousel"
  /// Which banner is current: a number from 1, and how many there are. Default: "3 of 10".
  public var place: @Sendable (_ number: Int, _ count: Int) -> String = { "\($0) of \($1)" }
  /// What is said instead while banners change by themselves, so that not every change is announced. Default: "10 banners".
  public var count: @Sendable (_ count: Int) -> String = { "\($0) banners" }
  /// The name of a banner that has neither a label nor a title, by its number. Default: "Banner 3".
  public var untitled: @Sendable (_ number: Int) -> String = { "Banner \($0)" }
  /// The name of the dots together. Default: "Choose a banner".
  public var dots = "Choose a banner"

  public init() {}
}
