// swift-tools-version: 6.2
import PackageDescription

// What needs a system library is offered only where it runs: GTK on Linux, UIKit in what Xcode builds for an iPhone or an
// iPad. BANNERKIT_PORTABLE=1 leaves out both: for `swift test` on any machine, a Mac too.
// BANNERKIT_APPLE=1 offers on Linux what a Mac has, against stand-ins for Apple's frameworks: for tests only.
#if os(Linux)
  let standsIn = Context.environment["BANNERKIT_APPLE"] == "1"
  let hasUIKit = standsIn
  let hasGTK = !standsIn && Context.environment["BANNERKIT_PORTABLE"] != "1"
#else
  let standsIn = false
  let hasUIKit = Context.environment["BANNERKIT_PORTABLE"] != "1"
  let hasGTK = false
#endif

// BANNERKIT_WEB=1 offers what becomes WebAssembly, for `scripts/web`: there the maths functions come from the toolset.
let isForWeb = Context.environment["BANNERKIT_WEB"] == "1"

var products: [Product] = [
  .library(name: "CarouselEngine", targets: ["CarouselEngine"]),
  .library(name: "Banners", targets: ["Banners"]),
]

var targets: [Target] = [
  .systemLibrary(name: "CLibm"),
  .target(
    name: "CarouselEngine", dependencies: ["CLibm"],
    linkerSettings: isForWeb ? [] : [.linkedLibrary("m", .when(platforms: [.linux]))]),
  .testTarget(name: "CarouselEngineTests", dependencies: ["CarouselEngine"]),
  .target(name: "CBuiltInBanners", exclude: ["dawn-ridges.jpg", "dunes.jpg", "silk.jpg"]),
  .target(name: "Banners", dependencies: ["CBuiltInBanners"]),
  .testTarget(name: "BannersTests", dependencies: ["Banners"]),
]

if isForWeb {
  targets += [
    .target(name: "CWebRuntime"),
    .executableTarget(name: "BannerWeb", dependencies: ["CarouselEngine", "CWebRuntime"]),
  ]
}

if hasGTK {
  products += [
    .library(name: "BannerImages", targets: ["BannerImages"]),
    .library(name: "BannerGTK", targets: ["BannerGTK"]),
    .executable(name: "banner", targets: ["banner"]),
  ]
  targets += [
    .systemLibrary(name: "CGtk", pkgConfig: "gtk4", providers: [.apt(["libgtk-4-dev"])]),
    .systemLibrary(name: "CGif", providers: [.apt(["libgif-dev"])]),
    .systemLibrary(name: "CWebP", pkgConfig: "libwebpmux", providers: [.apt(["libwebp-dev"])]),
    .systemLibrary(name: "CMicrohttpd", pkgConfig: "libmicrohttpd", providers: [.apt(["libmicrohttpd-dev"])]),
    .target(name: "CWebFiles"),
    .systemLibrary(name: "CCurl", pkgConfig: "libcurl", providers: [.apt(["libcurl4-openssl-dev"])]),
    .target(
      name: "CCodecs",
      linkerSettings: ["jpeg", "png", "webp", "webpdemux", "gif", "lcms2"].map { .linkedLibrary($0) }),
    .target(name: "BannerImages", dependencies: ["Banners", "CCurl", "CCodecs"]),
    .testTarget(name: "BannerImagesTests", dependencies: ["BannerImages", "cache-writer"]),
    .executableTarget(name: "cache-writer", dependencies: ["BannerImages"], path: "Tests/Support/cache-writer"),
    .target(name: "BannerGTK", dependencies: ["CarouselEngine", "Banners", "BannerImages", "CGtk"]),
    .executableTarget(
      name: "banner",
      dependencies: [
        "BannerGTK", "BannerImages", "Banners", "CarouselEngine", "CGtk", "CGif", "CWebP", "CWebFiles", "CMicrohttpd",
      ]),
    .executableTarget(
      name: "gtk-example", dependencies: ["BannerGTK", "Banners", "CarouselEngine", "CGtk"], path: "Examples/gtk"),
    .testTarget(
      name: "BannerGTKTests", dependencies: ["BannerGTK", "BannerImages", "Banners", "CarouselEngine", "CGtk"],
      exclude: ["Goldens"]),
    .testTarget(name: "bannerTests", dependencies: ["banner", "CGif", "CWebP"]),
  ]
}

if hasUIKit {
  func standIn(_ names: String...) -> [Target.Dependency] { standsIn ? names.map { .target(name: $0) } : [] }
  products += [
    .library(name: "BannerImages", targets: ["BannerImages"]),
    .library(name: "BannerUIKit", targets: ["BannerUIKit"]),
  ]
  targets += [
    .target(name: "BannerImages", dependencies: ["Banners"] + standIn("ImageIO"), exclude: ["Decoding/Codecs"]),
    .target(
      name: "BannerUIKit",
      dependencies: ["CarouselEngine", "Banners", "BannerImages"] + standIn("UIKit", "SwiftUI")),
  ]
  if standsIn {
    targets += [
      .target(name: "CoreGraphics", path: "Tests/Support/CoreGraphics"),
      .target(
        name: "UIKit", dependencies: ["CoreGraphics"], path: "Tests/Support/UIKit",
        exclude: ["README.md", "apple-members.tsv"]),
      .target(name: "SwiftUI", dependencies: ["UIKit"], path: "Tests/Support/SwiftUI"),
      .target(name: "ImageIO", dependencies: ["CoreGraphics"], path: "Tests/Support/ImageIO"),
      // So that the example's sources are compiled here too; Xcode builds it by its own project.
      .executableTarget(
        name: "ios-example", dependencies: ["BannerUIKit", "BannerImages", "Banners", "CarouselEngine", "SwiftUI"],
        path: "Examples/iOS/BannerExample"),
      // The tests move the stand-ins' clock and finger, so they run against these only.
      .testTarget(
        name: "BannerUIKitTests",
        dependencies: ["CarouselEngine", "Banners", "BannerImages", "BannerUIKit", "UIKit", "SwiftUI", "ImageIO"]),
    ]
  }
}

// What `scripts/bench NAME` runs: the folder Benchmarks/NAME, built as bench-NAME. No user of the package sees these.
if Context.environment["BANNERKIT_BENCHMARKS"] == "1" {
  var benchmarks: [(name: String, dependencies: [Target.Dependency], exclude: [String])] = [
    ("engine", ["CarouselEngine", "CAllocations"], [])
  ]
  targets.append(.target(name: "CAllocations", path: "Benchmarks/CAllocations"))
  if hasGTK {
    targets += [
      .systemLibrary(name: "CAdwaita", path: "Benchmarks/CAdwaita", pkgConfig: "libadwaita-1"),
      .target(
        name: "CImageFloors", path: "Benchmarks/images/floors",
        linkerSettings: ["jpeg", "png", "webp", "webpdemux", "gif", "curl"].map { .linkedLibrary($0) }),
    ]
    benchmarks += [
      ("gtk", ["BannerGTK", "BannerImages", "Banners", "CarouselEngine", "CAdwaita", "CGtk"], []),
      (
        "images", ["BannerGTK", "BannerImages", "Banners", "CarouselEngine", "CImageFloors", "CGtk"],
        ["floors", "make-pictures"]
      ),
    ]
  }
  targets += benchmarks.map { benchmark in
    .executableTarget(
      name: "bench-\(benchmark.name)", dependencies: benchmark.dependencies, path: "Benchmarks/\(benchmark.name)",
      exclude: benchmark.exclude)
  }
}

let package = Package(
  name: "BannerKit",
  platforms: [.iOS(.v15), .macOS(.v12)],
  products: products,
  targets: targets,
  swiftLanguageModes: [.v6]
)
