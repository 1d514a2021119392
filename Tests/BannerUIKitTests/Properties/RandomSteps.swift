import BannerImages
import Banners
import CarouselEngine
import UIKit
import XCTest

@testable import BannerUIKit

/// Makes up what a finger, an app and a system do to a view, one step after another.
@MainActor
struct RandomSteps {
  let banner: BannerStage
  private var random: Seeded
  private var pictures: [String: UIImage] = [:]

  init(seed: UInt64) {
    random = Seeded(state: seed)
    banner = BannerStage(5)
  }

  /// The picture of a banner's; nil until it has been delivered.
  func picture(ofID id: String) -> UIImage? { pictures[id] }

  /// - Returns: what was done, for whoever looks for the reason of a failure.
  mutating func step() -> String {
    switch random.below(24) {
    case 0..<7: return advance()
    case 7..<14: return finger()
    case 14: return data()
    case 15: return size()
    case 16: return option()
    case 17: return go()
    case 18: return window()
    case 19: return surroundings()
    case 20: return look()
    case 21, 22: return deliver()
    default:
      banner.stage.frame()
      return "frame"
    }
  }

  /// Lets go of everything, so that what moves can come to rest.
  mutating func rest() {
    if banner.stage.finger.place != nil { banner.stage.finger.up() }
    banner.view.configuration.autoplay = nil
    if banner.view.window == nil { banner.stage.show(banner.view, at: Self.usual) }
    if banner.view.bounds.isEmpty { banner.view.frame = Self.usual }
    banner.view.isHidden = false
    banner.stage.go(to: .active)
    banner.live(3)
  }

  private mutating func advance() -> String {
    let seconds = random.pick([1.0 / 60, 1.0 / 60, 0.05, 0.1, 0.35, random.oneIn(20) ? 4 : 0.02])
    banner.live(seconds)
    return "\(seconds) s"
  }

  private mutating func finger() -> String {
    let finger = banner.stage.finger
    guard finger.place != nil else {
      guard banner.view.window != nil else { return "no window" }
      let bounds = banner.view.bounds
      let point = CGPoint(
        x: bounds.minX + bounds.width * CGFloat(random.fraction()),
        y: bounds.minY + bounds.height * CGFloat(random.fraction()))
      finger.down(at: banner.view.convert(point, to: nil))
      return "finger down"
    }
    switch random.below(8) {
    case 0: finger.cancel()
    case 1, 2: finger.up()
    default:
      let reach = random.pick([5.0, 20, 60, 200, 500])
      let way = CGPoint(x: (random.fraction() * 2 - 1) * reach, y: (random.fraction() * 2 - 1) * reach / 2)
      finger.drag(by: way, over: random.pick([1.0 / 60, 0.05, 0.1]))
      return "drag \(way)"
    }
    return "finger gone"
  }

  private mutating func data() -> String {
    let count = random.pick([0, 1, 2, 3, 5, 8, 12])
    var ids = (0..<14).map { "\($0)" }
    ids.shuffle(using: &random)
    banner.view.banners = ids.prefix(count).map { BannerStage.banner($0) }
    return "banners \(ids.prefix(count))"
  }

  private mutating func size() -> String {
    let width = random.pick([390, 358.8, 428.0 / 3, 844, 200, random.oneIn(4) ? 0 : 320])
    banner.view.frame = CGRect(x: 0, y: 100, width: width, height: random.pick([195, 100, 300.5]))
    banner.stage.layOut()
    return "width \(width)"
  }

  private mutating func option() -> String {
    var options = banner.view.configuration
    switch random.below(9) {
    case 0: options.loop.toggle()
    case 1: options.axis = random.pick([.horizontal, .horizontal, .vertical])
    case 2: options.pageExtent = random.pick([.fraction(1), .fraction(0.8), .fraction(1 / 3), .points(150)])
    case 3: options.spacing = random.pick([0, 10])
    case 4: options.effect = random.pick(PageEffect.allCases)
    case 5: options.autoplay = random.pick([nil, 0.5, 3])
    case 6: options.snapping = random.pick([.page, .page, .free])
    case 7: options.indicator.style = random.pick(IndicatorStyle.allCases)
    default: options = Carousel.Options()
    }
    banner.view.configuration = options
    return "options"
  }

  private mutating func go() -> String {
    switch random.below(6) {
    case 0: banner.view.scroll(to: random.below(14), animated: false)
    case 1: banner.view.scroll(to: random.below(14))
    case 2: banner.view.startAutoplay()
    case 3: banner.view.stopAutoplay()
    default: banner.view.step(by: random.pick([1, -1, 2, -3, 900]))
    }
    return "go"
  }

  private mutating func window() -> String {
    if banner.view.superview == nil {
      banner.stage.show(banner.view, at: banner.view.frame)
    } else if random.oneIn(2) {
      banner.view.removeFromSuperview()
    } else {
      banner.view.isHidden.toggle()
    }
    return "window"
  }

  private mutating func surroundings() -> String {
    switch random.below(4) {
    case 0: banner.stage.go(to: random.pick([.active, .active, .inactive, .background]))
    case 1: banner.stage.setReduceMotion(random.oneIn(4))
    case 2: banner.stage.setVoiceOver(random.oneIn(2))
    default: banner.view.semanticContentAttribute = random.pick([.unspecified, .forceRightToLeft])
    }
    return "surroundings"
  }

  private mutating func look() -> String {
    banner.view.pageIndicator = random.pick([.drawn, .drawn, .system, .none])
    return "indicator"
  }

  private mutating func deliver() -> String {
    let id = "\(random.below(14))"
    let picture = pictures[id] ?? BannerStage.picture()
    pictures[id] = picture
    let key = BannerStage.banner(id).image.key
    if random.oneIn(3) { banner.images.keep(key, picture) }
    banner.images.deliver(key, random.oneIn(5) ? .failure(URLError(.timedOut)) : .success(picture))
    return "picture \(id)"
  }

  private static let usual = CGRect(x: 0, y: 100, width: 390, height: 195)
}

/// SplitMix64 (Steele, Lea and Flood): its whole future is its seed.
struct Seeded: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  mutating func below(_ bound: Int) -> Int { Int(next() >> 33) % bound }
  mutating func oneIn(_ count: Int) -> Bool { below(count) == 0 }
  mutating func fraction() -> Double { Double(next() >> 11) * 0x1p-53 }
  mutating func pick<Element>(_ elements: [Element]) -> Element { elements[below(elements.count)] }
}
