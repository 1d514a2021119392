import BannerImages
import Foundation
import Synchronization

/// Loads pictures; one that was just loaded to find out what is at its address is not loaded again.
final class LoadedPictures: DataLoading {
  static let shared = LoadedPictures()

  private struct Answer {
    var data: LoadedData
    var time: ContinuousClock.Instant
  }

  private let answers = Mutex<[URL: Answer]>([:])

  func load(_ request: LoadRequest) async throws(LoadError) -> LoadedData {
    if let answer = take(request.url), answer.data.count <= request.limit { return answer }
    return try await DefaultLoader.shared.load(request)
  }

  func raise(_ url: URL) { DefaultLoader.shared.raise(url) }

  /// The loader to find out with what is at an address.
  var scout: any DataLoading { Scout(pictures: self) }

  private struct Scout: DataLoading {
    let pictures: LoadedPictures

    func load(_ request: LoadRequest) async throws(LoadError) -> LoadedData {
      let answer = try await DefaultLoader.shared.load(request)
      if answer.status == 200, PictureNames.isPicture(answer.data) { pictures.keep(answer, for: request.url) }
      return answer
    }
  }

  private func keep(_ data: LoadedData, for url: URL) {
    answers.withLock { $0[url] = Answer(data: data, time: .now) }
  }

  private func take(_ url: URL) -> LoadedData? {
    answers.withLock { answers in
      // What nobody asked for at once is old news.
      answers = answers.filter { .now - $0.value.time < .seconds(10) }
      return answers.removeValue(forKey: url)?.data
    }
  }
}
