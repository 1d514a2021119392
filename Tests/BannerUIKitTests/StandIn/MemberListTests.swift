import Foundation
import XCTest

/// The stand-ins offer what Apple offers since iOS 15 or before, and nothing else.
final class MemberListTests: XCTestCase {
  private static let support = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("Support")

  /// The tests' handles, which Apple does not have.
  private static let handles = ["Stage", "ImageScript", "RepresentableStage"]

  private func listed() throws -> [(member: String, version: Double?)] {
    let file = Self.support.appendingPathComponent("UIKit/apple-members.tsv")
    return try String(contentsOf: file, encoding: .utf8).split(separator: "\n").filter { !$0.hasPrefix("#") }.map {
      line in
      let parts = line.components(separatedBy: "\t")
      return (parts.prefix(2).joined(separator: "\t"), parts.count > 2 ? Double(parts[2]) : nil)
    }
  }

  private func declared() throws -> Set<String> {
    var found: Set<String> = []
    for name in ["CoreGraphics", "ImageIO", "SwiftUI", "UIKit"] {
      found.formUnion(try DeclaredMembers(of: Self.support.appendingPathComponent(name)).found)
    }
    return found.filter { member in !Self.handles.contains { member.hasPrefix($0) } }
  }

  func testWhateverAStandInOffersIsOnTheListOfApplesMembers() throws {
    let unlisted = try declared().subtracting(listed().map(\.member))
    XCTAssertEqual(unlisted.sorted().joined(separator: "\n"), "", "not known to be Apple's")
  }

  func testTheListHoldsOnlyWhatAStandInOffers() throws {
    let idle = try Set(listed().map(\.member)).subtracting(declared())
    XCTAssertEqual(idle.sorted().joined(separator: "\n"), "", "no stand-in offers it any more")
  }

  func testEverythingOnTheListCameWithIOS15OrBefore() throws {
    let late = try listed().filter { ($0.version ?? .infinity) > 15.0 }
    XCTAssertEqual(late.map(\.member).joined(separator: "\n"), "")
  }

  /// That the reading of sources finds what it has to find.
  func testTheReaderOfDeclarationsSeesEachKind() throws {
    let found = try declared()
    for member in [
      "UIView\tinsertSubview(_:belowSubview:)", "UIView\tinit(coder:)", "UIView.ContentMode\tscaleAspectFit",
      "UIScrollViewDelegate\tscrollViewWillEndDragging(_:withVelocity:targetContentOffset:)", "CATransform3D\tm34",
      "UIScrollView.DecelerationRate\tfast", "-\tCACurrentMediaTime()", "UIWindow\ttype",
      "CGImage\tinit(width:height:"
        + "bitsPerComponent:bitsPerPixel:bytesPerRow:space:bitmapInfo:provider:decode:shouldInterpolate:intent:)",
    ] { XCTAssertTrue(found.contains(member), member) }
  }
}
