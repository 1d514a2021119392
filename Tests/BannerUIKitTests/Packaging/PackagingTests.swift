import Foundation
import XCTest

/// Row 14: what CocoaPods installs is what the Swift package offers on Apple's platforms.
final class PackagingTests: XCTestCase {
  private let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  private func pods() throws -> [Podspec] {
    try FileManager.default.contentsOfDirectory(at: root, includingPropertiesForKeys: nil)
      .filter { $0.pathExtension == "podspec" }.map { try Podspec($0) }
  }

  private func text(_ path: String) throws -> String {
    try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
  }

  /// The modules that a module needs on Apple's platforms, by the manifest; the last that it says is for these.
  private func dependencies(of module: String) throws -> [String] {
    let lists = try text("Package.swift").allGroups(
      #"arget\(\s*name: "\#(module)",\s*dependencies: \[([^\]]*)\]"#)
    return (lists.last?[0] ?? "").allGroups(#""([^"]*)""#).map { $0[0] }
  }

  /// What the manifest offers on Apple's platforms. `CLibm` declares what every platform's own C library has: the pods use
  /// that one.
  private func modules() throws -> Set<String> {
    var found: Set<String> = []
    var next = ["BannerUIKit"]
    while let module = next.popLast() {
      if module != "CLibm", found.insert(module).inserted { next += try dependencies(of: module) }
    }
    return found
  }

  /// The files of a module, as paths in the project.
  private func files(of module: String) throws -> [String] {
    let folder = "Sources/\(module)"
    let all = FileManager.default.enumerator(atPath: root.appendingPathComponent(folder).path)
    return (all?.compactMap { $0 as? String } ?? []).map { "\(folder)/\($0)" }
  }

  func testRow14ThereIsAPodForEachModule() throws {
    let pods = try pods()
    XCTAssertEqual(pods.map(\.module).sorted(), try modules().sorted())
    for pod in pods { XCTAssertEqual(pod.file, "\(pod.name).podspec") }
  }

  func testRow14EachSourceBelongsToOnePod() throws {
    let pods = try pods()
    for module in try modules() {
      let files = try files(of: module)
      XCTAssertFalse(files.isEmpty, module)
      for file in files {
        let owners = pods.filter { $0.compiles(file) }.map(\.module)
        // What is compiled on Linux only, and the documentation.
        let isExcluded = file.hasPrefix("Sources/BannerImages/Decoding/Codecs/") || file.contains(".docc/")
        switch (file as NSString).pathExtension {
        case "swift", "c", "h": XCTAssertEqual(owners, isExcluded ? [] : [module], file)
        // `#embed` reads it when the pod is compiled.
        case "jpg" where !isExcluded: XCTAssertEqual(pods.filter { $0.keeps(file) }.map(\.module), [module], file)
        case "", "docc": break
        default: XCTAssertEqual(owners, [], file)
        }
      }
    }
    XCTAssertTrue(
      try text("Package.swift").contains(#"exclude: ["Decoding/Codecs"]"#), "the manifest leaves out the same folder")
  }

  func testRow14PodsNeedEachOtherAsTheManifestsTargetsDo() throws {
    let pods = try pods()
    let names = Dictionary(uniqueKeysWithValues: pods.map { ($0.name, $0.module) })
    for pod in pods {
      let needed = pod.dependencies.keys.map { names[$0] ?? "no pod \($0)" }
      XCTAssertEqual(needed.sorted(), try dependencies(of: pod.module).filter { $0 != "CLibm" }.sorted(), pod.file)
    }
  }

  func testRow14VersionsAreTheChangelogsAndExact() throws {
    let newest = try text("CHANGELOG.md").firstGroups(#"\n## \[(\d+\.\d+\.\d+)\]"#)?.first
    XCTAssertNotNil(newest)
    for pod in try pods() {
      XCTAssertEqual(pod.version, newest, pod.file)
      for (name, version) in pod.dependencies { XCTAssertEqual(version, newest, "\(pod.file): \(name)") }
    }
  }

  func testRow14TargetLanguageAndLicenceAreTheManifests() throws {
    let manifest = try text("Package.swift")
    let target = manifest.firstGroups(#"\.iOS\(\.v(\d+)\)"#)?.first
    XCTAssertTrue(manifest.contains("swiftLanguageModes: [.v6]"))
    XCTAssertTrue(try text("LICENSE").hasPrefix("MIT License"))
    for pod in try pods() {
      XCTAssertEqual(pod.deploymentTarget, target.map { "\($0).0" }, pod.file)
      XCTAssertTrue(pod.text.contains("s.license = { :type => 'MIT', :file => 'LICENSE' }"), pod.file)
      guard pod.module != "CBuiltInBanners" else { continue }
      XCTAssertTrue(pod.text.contains("s.swift_versions = ['6.0']"), pod.file)
      XCTAssertTrue(pod.text.contains("-package-name BannerKit"), "\(pod.file): modules share what is `package`")
    }
  }
}
