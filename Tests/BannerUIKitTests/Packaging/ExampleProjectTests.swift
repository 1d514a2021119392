import Foundation
import XCTest

/// The example's Xcode project, which is written by hand: whole, and of one mind with the manifest.
final class ExampleProjectTests: XCTestCase {
  private let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  private func objects() throws -> [String: [String: Any]] {
    let file = root.appendingPathComponent("Examples/iOS/BannerExample.xcodeproj/project.pbxproj")
    let list = try PropertyListSerialization.propertyList(from: Data(contentsOf: file), format: nil)
    return try XCTUnwrap((list as? [String: Any])?["objects"] as? [String: [String: Any]])
  }

  func testEachObjectThatIsNamedIsThere() throws {
    let objects = try objects()
    XCTAssertFalse(objects.isEmpty)
    func names(in value: Any) -> [String] {
      if let list = value as? [Any] { return list.flatMap { names(in: $0) } }
      if let map = value as? [String: Any] { return map.values.flatMap { names(in: $0) } }
      return (value as? String).map { $0.hasPrefix("B000000") ? [$0] : [] } ?? []
    }
    for name in names(in: objects) { XCTAssertNotNil(objects[name], name) }
  }

  func testItUsesThePackagesProductsForThePackagesTarget() throws {
    let objects = try objects()
    let manifest = try String(contentsOf: root.appendingPathComponent("Package.swift"), encoding: .utf8)
    for object in objects.values {
      if let product = object["productName"] as? String, object["isa"] as? String == "XCSwiftPackageProductDependency" {
        XCTAssertTrue(manifest.contains(".library(name: \"\(product)\""), product)
      }
      let settings = object["buildSettings"] as? [String: Any]
      if let target = settings?["IPHONEOS_DEPLOYMENT_TARGET"] as? String {
        XCTAssertTrue(manifest.contains(".iOS(.v\(target.prefix { $0 != "." }))"), target)
        XCTAssertEqual(settings?["SWIFT_VERSION"] as? String, "6.0")
      }
      guard object["isa"] as? String == "XCLocalSwiftPackageReference" else { continue }
      let path = try XCTUnwrap(object["relativePath"] as? String)
      let package = root.appendingPathComponent("Examples/iOS").appendingPathComponent(path).standardizedFileURL
      XCTAssertEqual(package.path, root.standardizedFileURL.path)
    }
  }
}
