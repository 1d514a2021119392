import CarouselEngine

/// Makes up what users, apps and platforms do to a carousel: whole gestures, single inputs, and nonsense.
struct ScriptGenerator {
  private var random: SplitMix64
  private var steps: [Step] = []
  /// One value in this many is absurd; 0 for none.
  private let absurdity: Int
  /// Whether everything is as on a screen: no value is absurd, nobody is away for long, nothing is a blur.
  private let isCalm: Bool

  init(seed: UInt64, isCalm: Bool = false) {
    random = SplitMix64(seed: seed)
    self.isCalm = isCalm
    absurdity = isCalm ? 0 : random.pick([0, 0, 50, 4])
  }

  /// A run of about `count` steps.
  mutating func script(count: Int) -> [Step] {
    steps.removeAll(keepingCapacity: true)
    steps.reserveCapacity(count + 64)
    if !random.oneIn(8) {
      add(.count(itemCount()))
      add(.resize(viewport()))
      if !random.oneIn(3) { add(.options(.autoplay(random.pick([0.5, 2, 3])))) }
      for _ in 0..<random.below(4) { add(.options(option())) }
    }
    while steps.count < count { addSomething() }
    return steps
  }

  private mutating func add(_ input: Input, after delay: Double = 0) {
    steps.append(Step(delay: isAbsurd() ? random.pick(Self.absurdDelays) : delay, input: input))
  }

  private mutating func isAbsurd() -> Bool { absurdity > 0 && random.oneIn(absurdity) }

  private mutating func addSomething() {
    switch random.below(30) {
    case 0...9: addFrames()
    case 10...14: addGesture()
    case 15: addHostGesture()
    case 16, 17: addWheelBurst()
    case 18, 19: add(.step(stepCount()), after: delay())
    case 20: add(.scroll(random.below(12) - 1, animated: !random.oneIn(3)), after: delay())
    case 21: add(.press(random.pick(Carousel.NavigationKey.allCases)), after: delay())
    case 22: add(.options(option()), after: delay())
    case 23: add(.resize(viewport()), after: delay())
    case 24: if random.oneIn(3) { addData() } else { add(.resize(viewport())) }
    case 25, 26: addPause()
    case 27: add(.drain)
    case 28: add(random.pick([.play, .stop, .cancelDrag, .endDrag, .hostSettled, .beginDrag]), after: delay())
    default: addLooseInput()
    }
  }

  private mutating func addFrames() {
    let rate = random.pick([30.0, 60, 60, 90, 144])
    for _ in 0..<random.pick([1, 2, 5, 20]) { add(.advance, after: 1 / rate) }
    if random.oneIn(4) { add(.advance, after: delay()) }
  }

  private mutating func delay() -> Double {
    switch random.below(8) {
    case 0: 0
    case 1: random.pick([1e-9, 1e-6, 0.05, 0.1, 0.5, 1, 2, 3])
    case 2: random.number(in: 0...4)
    case 3: random.oneIn(4) && !isCalm ? random.pick([600, 3600 * 24, 10]) : 1
    default: random.number(in: 0...0.05)
    }
  }

  private static let absurdDelays = [-1, -1e9, 0, .nan, .infinity, -.infinity, 1e-300, 1e5, 1e12]

  private mutating func addGesture() {
    add(.beginDrag, after: delay())
    let speeds = [0, 20, 200, 299, 301, 1000, 5000, 50_000.0]
    let speed = random.pick(isCalm ? speeds.dropLast() : speeds) * random.pick([-1.0, 1])
    let interval = random.pick([0.001, 0.004, 0.008, 1.0 / 60])
    for _ in 0..<random.below(14) {
      switch random.below(12) {
      case 0: add(.drag(vector()), after: interval)
      case 1: add(.dragPages(random.pick([0.5, -0.5, 0.25, 1, -1, 1e-13, -1e-13])), after: interval)
      case 2: add(.advance, after: interval)
      case 3: addSurprise()
      default: add(.drag(Carousel.Vector(dx: speed * interval, dy: speed * interval)), after: interval)
      }
    }
    if random.oneIn(20) { return }
    add(random.oneIn(6) ? .cancelDrag : .endDrag, after: random.pick([0, 0, 0.008, 0.15]))
  }

  /// Something that comes in the middle of a gesture.
  private mutating func addSurprise() {
    switch random.below(4) {
    case 0: add(.options(option()))
    case 1: add(.resize(viewport()))
    case 2: add(.step(random.pick([1, -1])))
    default: addData()
    }
  }

  private mutating func addHostGesture() {
    if random.oneIn(2) { add(.beginDrag, after: delay()) }
    for _ in 0..<random.below(10) {
      add(.hostMoved(random.number(in: -0.2...0.3)), after: 1.0 / 60)
      if random.oneIn(12) { addSurprise() }
    }
    if random.oneIn(2) { add(.hostReleased(random.number(in: -2000...2000)), after: 0) }
    if random.oneIn(4) { add(.hostScrolled(random.number(in: -2...8)), after: 1.0 / 60) }
    if !random.oneIn(10) { add(.hostSettled, after: 1.0 / 60) }
  }

  private mutating func addWheelBurst() {
    var strength = random.pick([1.0, 10, 53, 120]) * random.pick([-1.0, 1])
    for _ in 0..<random.below(12) {
      add(random.oneIn(6) ? .wheel(vector()) : .wheelAlong(strength), after: random.pick([0.008, 1.0 / 60, 0.05, 0.3]))
      strength *= random.pick([0.7, 0.9, 1])
    }
  }

  private mutating func addPause() {
    if random.oneIn(4) {
      return add(.expose(random.pick([1, 1, 0.7, 0.5, 0.3, isAbsurd() ? absurdLength() : 0])), after: delay())
    }
    let reasons = Carousel.PauseReasons(rawValue: random.oneIn(4) ? UInt8(random.below(256)) : 1 << random.below(7))
    if random.oneIn(2) {
      add(.pause(reasons, isTimed: random.oneIn(2)), after: delay())
      if random.oneIn(2) { add(.resume(reasons, isTimed: random.oneIn(2)), after: delay()) }
    } else {
      add(.resume(random.oneIn(3) ? Carousel.PauseReasons(rawValue: .max) : reasons, isTimed: random.oneIn(2)))
    }
  }

  private mutating func addLooseInput() {
    switch random.below(5) {
    case 0: add(.hostReleased(random.pick([0, 500, -500, isAbsurd() ? absurdLength() : 2000])))
    case 1: add(.hostScrolled(random.pick([0, 1, 2.5, isAbsurd() ? absurdLength() : -1])))
    case 2: add(.drag(vector()))
    case 3: add(.wheel(vector()))
    default: add(.scroll(random.pick([0, 1, 5, .max, .min]), animated: random.oneIn(2)))
    }
  }

  private mutating func addData() {
    guard random.oneIn(2) else {
      add(.count(itemCount()))
      return
    }
    let first = random.below(4)
    var ids = Array(first..<first + random.below(9))
    if random.oneIn(2) { ids.shuffle(using: &random) }
    if random.oneIn(4) { ids += ids }
    add(.ids(ids))
  }

  private mutating func itemCount() -> Int {
    if isAbsurd() { return random.pick([.max, .min, -1, 1 << 40, 1 << 62, 4_000_000_000]) }
    let counts = [0, 1, 1, 2, 2, 3, 3, 4, 5, 5, 7, 12, 22, 300, 5_000_000]
    return random.pick(isCalm ? counts.dropLast(2) : counts)
  }

  private mutating func stepCount() -> Int {
    if isAbsurd() { return random.pick([.max, .min, .max - 1, 1 << 49, -1 << 51, 1_000_000]) }
    return random.pick([1, 1, 1, -1, -1, 2, -3, 5, 0, isCalm ? 8 : 40])
  }

  private mutating func viewport() -> Carousel.Viewport {
    if isAbsurd() { return Carousel.Viewport(width: absurdLength(), height: absurdLength()) }
    let width = random.pick(isCalm ? [400, 358.8, 428.0 / 3, 357.5, 600, 0] : Self.widths)
    return Carousel.Viewport(width: width, height: random.pick([200, 180, 50, width, isCalm ? 300 : 0.5]))
  }

  private mutating func vector() -> Carousel.Vector {
    if isAbsurd() { return Carousel.Vector(dx: absurdLength(), dy: absurdLength()) }
    return Carousel.Vector(dx: random.number(in: -300...300), dy: random.number(in: -100...100))
  }

  private mutating func absurdLength() -> Double {
    random.pick([
      0, -0.0, -1, .nan, .infinity, -.infinity, 1e300, -1e300, .greatestFiniteMagnitude, -.greatestFiniteMagnitude,
      1e-300, .leastNonzeroMagnitude, 1e15, -1e15, 1e-9, 400, 200,
    ])
  }

  private static let intervals: [Double?] = [nil, 0.1, 0.5, 1, 2, 3]
  private static let widths = [400, 400, 358.8, 428.0 / 3, 500.4 / 3, 357.5, 600, 1, 0, 3000, 1e7]
  private static let fractions = [1, 0.8, 1.0 / 3, 0.3, 0.5, 0.25, 2]

  private mutating func option() -> OptionChange {
    switch random.below(18) {
    case 0: .axis(random.pick(Carousel.Axis.allCases))
    case 1: .layoutDirection(random.pick(Carousel.LayoutDirection.allCases))
    case 2, 3: .loop(random.oneIn(2))
    case 4: .rewind(random.oneIn(2))
    case 5: .pageExtent(.fraction(isAbsurd() ? absurdLength() : random.pick(Self.fractions)))
    case 6: .pageExtent(.points(isAbsurd() ? absurdLength() : random.pick([200, 100, 50, 400, 133.4, 900.0])))
    case 7, 8: .spacing(isAbsurd() ? absurdLength() : random.pick([0, 0, 8, 12.5, 500]))
    case 9: .insets(insets())
    case 10: .alignment(random.pick(Carousel.Alignment.allCases))
    case 11, 12: .snapping(random.pick([.page, .page, .free]))
    case 13: .effect(random.pick(PageEffect.allCases))
    case 14, 15: .autoplay(isAbsurd() ? absurdLength() : random.pick(Self.intervals))
    case 16: .autoplayDirection(random.pick(Carousel.AutoplayDirection.allCases))
    default: random.oneIn(2) ? .reset : .indicator(random.pick(IndicatorStyle.allCases))
    }
  }

  private mutating func insets() -> Carousel.Insets {
    if isAbsurd() { return Carousel.Insets(top: absurdLength(), leading: absurdLength(), trailing: absurdLength()) }
    let length = random.pick([0, 0, 16, 40, 199.9])
    return Carousel.Insets(top: 10, leading: length, bottom: 0, trailing: random.oneIn(2) ? length : 0)
  }
}
