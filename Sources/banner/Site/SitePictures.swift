import Banners
import Foundation

/// The pictures of a site, each made once, and written as they come.
@MainActor
struct SitePictures {
  let writer: SiteWriter
  private var pictures: [ImageSource: SitePicture] = [:]
  private var tried: Set<ImageSource> = []

  init(writer: SiteWriter) {
    self.writer = writer
  }

  /// Nil for a picture that was not made, or cannot be.
  subscript(source: ImageSource) -> SitePicture? { pictures[source] }

  /// Makes and writes the banners' pictures, several at a time. Returns a line for each that cannot be.
  mutating func make(for banners: [Banner]) throws(Failure) -> [String] {
    var problems: [String] = []
    let sources = banners.map(\.image).filter { tried.insert($0).inserted }
    let count = Self.atOnce
    for start in stride(from: 0, to: sources.count, by: count) {
      Console.progress("making pictures, \(start + 1) of \(sources.count)")
      let batch = Array(sources[start..<min(start + count, sources.count)])
      let products = Blocking.wait { () async throws(Never) in await Self.products(of: batch) }
      for (source, product) in zip(batch, products) {
        switch product {
        case .failure(let problem): problems.append(problem.line)
        case .success(let product):
          for file in product.files { try writer.add(file) }
          pictures[source] = product.picture
        }
      }
    }
    Console.clearProgress()
    return problems
  }

  /// As many as there are cores; not so many that large pictures fill the memory.
  private static let atOnce = min(4, ProcessInfo.processInfo.activeProcessorCount)

  private typealias Product = Result<SitePictureMaker.Product, SitePictureMaker.Problem>

  private nonisolated static func products(of sources: [ImageSource]) async -> [Product] {
    let tasks = sources.map { source in
      Task { () async throws(Never) -> Product in
        do throws(SitePictureMaker.Problem) {
          return .success(try await SitePictureMaker.product(of: source))
        } catch {
          return .failure(error)
        }
      }
    }
    var products: [Product] = []
    for task in tasks { products.append(await task.value) }
    return products
  }
}
