import ImageIO
import SwiftUI
import UIKit
import XCTest

/// The stage moves the clock, the app and its settings as the system does.
final class SurroundingsTests: XCTestCase {
  @MainActor func testTheClockDoesWhatIsDueAtItsTime() async {
    let stage = Stage()
    var done: [String] = []
    stage.schedule(after: 0.2) { done.append("b \(Int(((stage.now - 1000) * 1000).rounded()))") }
    stage.schedule(after: 0.1) { done.append("a \(Int(((stage.now - 1000) * 1000).rounded()))") }
    stage.schedule(after: 0.15) { done.append("never") }.cancel()
    UIView.animate(withDuration: 0.3, animations: {}, completion: { done.append("animated \($0)") })
    stage.advance(by: 0.25)
    XCTAssertEqual(done, ["a 100", "b 200"])
    stage.advance(by: 0.1)
    XCTAssertEqual(done.last, "animated true")
    XCTAssertEqual(CACurrentMediaTime(), 1000.35, accuracy: 1e-9)
  }

  @MainActor func testWorkThatAsksForMoreWorkAtOnceDoesNotHoldTheClock() async {
    let stage = Stage()
    var turns = 0
    @MainActor func again() {
      turns += 1
      stage.schedule(after: 0) { again() }
    }
    again()
    stage.advance(by: 0.1)
    XCTAssertEqual(turns, 7)
  }

  @MainActor func testASubclassIsMadeAndDrivenAsOneOfApples() async {
    final class Page: UIControl {
      override init(frame: CGRect) { super.init(frame: frame) }
      required init?(coder: NSCoder) { super.init(coder: coder) }
    }
    XCTAssertEqual(Page().frame, .zero)
  }

  @MainActor func testTheAppTellsItsStatesInTheirOrder() async {
    let stage = Stage()
    var told: [String] = []
    let names = [
      UIApplication.willResignActiveNotification, UIApplication.didEnterBackgroundNotification,
      UIApplication.willEnterForegroundNotification, UIApplication.didBecomeActiveNotification,
    ]
    let center = NotificationCenter.default
    let observers = names.map { name in
      center.addObserver(forName: name, object: nil, queue: nil) { _ in
        MainActor.assumeIsolated { told.append(name.rawValue) }
      }
    }
    defer { observers.forEach(center.removeObserver) }
    stage.go(to: .background)
    stage.go(to: .active)
    XCTAssertEqual(told, names.map(\.rawValue))
  }

  @MainActor func testAPointerEntersAndLeavesAView() async {
    final class Hovered: NSObject, UIPointerInteractionDelegate {
      var told: [String] = []
      func pointerInteraction(
        _ interaction: UIPointerInteraction, willEnter region: UIPointerRegion,
        animator: any UIPointerInteractionAnimating
      ) { told.append("enter") }
      func pointerInteraction(
        _ interaction: UIPointerInteraction, willExit region: UIPointerRegion,
        animator: any UIPointerInteractionAnimating
      ) { told.append("exit") }
    }
    let (stage, hovered) = (Stage(), Hovered())
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    view.addInteraction(UIPointerInteraction(delegate: hovered))
    stage.show(view)
    stage.pointer.move(to: CGPoint(x: 50, y: 50))
    stage.pointer.move(to: CGPoint(x: 60, y: 50))
    stage.pointer.move(to: CGPoint(x: 150, y: 50))
    XCTAssertEqual(hovered.told, ["enter", "exit"])
  }

  @MainActor func testANewStageHasForgottenTheOldOne() async {
    let old = Stage()
    old.setReduceMotion(true)
    UIApplication.shared.open(URL(string: "https://example.org")!)
    UIAccessibility.post(notification: .announcement, argument: "page 2")
    XCTAssertEqual(old.opened.count, 1)
    XCTAssertEqual(old.posted.first?.argument as? String, "page 2")
    let stage = Stage()
    XCTAssertFalse(UIAccessibility.isReduceMotionEnabled)
    XCTAssertTrue(stage.opened.isEmpty)
    XCTAssertTrue(stage.posted.isEmpty)
  }

  @MainActor func testARepresentableIsMadeUpdatedAndDismantled() async {
    struct Shown: UIViewRepresentable {
      var text: String
      func makeUIView(context: Context) -> UILabel { UILabel() }
      func updateUIView(_ uiView: UILabel, context: Context) {
        uiView.text = text + (context.environment.layoutDirection == .rightToLeft ? " rtl" : "")
      }
      static func dismantleUIView(_ uiView: UILabel, coordinator: ()) { uiView.text = nil }
    }
    let shown = RepresentableStage(Shown(text: "one"))
    XCTAssertEqual(shown.view.text, "one")
    var environment = EnvironmentValues()
    environment.layoutDirection = .rightToLeft
    shown.update(Shown(text: "two"), environment: environment)
    XCTAssertEqual(shown.view.text, "two rtl")
    shown.dismantle()
    XCTAssertNil(shown.view.text)
  }

  @MainActor func testAViewBuilderMakesAPage() async {
    struct Pages<Page: View>: UIViewRepresentable {
      @ViewBuilder var page: (Int) -> Page
      func makeUIView(context: Context) -> UIView { UIHostingController(rootView: page(0)).view }
      func updateUIView(_ uiView: UIView, context: Context) {}
    }
    let pages = Pages { index in
      if index == 0 { Text("first") } else { Color.black }
      Image(uiImage: UIImage(cgImage: SurroundingsTests.dot))
    }
    XCTAssertNil(RepresentableStage(pages).view.superview)
  }

  /// One opaque pixel.
  @MainActor private static var dot: CGImage {
    let context = CGContext(
      data: nil, width: 1, height: 1, bitsPerComponent: 8, bytesPerRow: 0, space: CGColorSpaceCreateDeviceRGB(),
      bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)!
    context.setFillColor(UIColor.black.cgColor)
    context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    return context.makeImage()!
  }

  func testAnImageSourceSaysWhatATestRegistered() throws {
    defer { ImageScript.reset() }
    let data = Data([1, 2, 3])
    ImageScript(frames: [ImageScript.Frame(width: 400, height: 200, color: [10, 20, 30, 255])]).register(for: data)
    let source = try XCTUnwrap(CGImageSourceCreateWithData(data as CFData, nil))
    XCTAssertEqual(CGImageSourceGetStatus(source), .statusComplete)
    let options = [kCGImageSourceThumbnailMaxPixelSize: 100] as CFDictionary
    let image = try XCTUnwrap(CGImageSourceCreateThumbnailAtIndex(source, 0, options))
    XCTAssertEqual([image.width, image.height], [100, 50])
    XCTAssertEqual(image.dataProvider?.data?.prefix(4), Data([10, 20, 30, 255]))
    let unknown = try XCTUnwrap(CGImageSourceCreateWithData(Data([9]) as CFData, nil))
    XCTAssertEqual(CGImageSourceGetStatus(unknown), .statusUnknownType)
  }
}
