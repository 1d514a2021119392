import Foundation

/// A folder of pictures, sorted by name as a person would.
enum FolderSource {
  static func content(of folder: String) throws(Failure) -> SourceContent {
    let names: [String]
    do {
      names = try FileManager.default.contentsOfDirectory(atPath: folder)
    } catch {
      throw Failure("\(folder): the folder cannot be read: \(reason(error))")
    }
    var content = SourceContent()
    var skipped: [String] = []
    var hidden = 0
    for name in names.sorted(by: NaturalOrder.isBefore) {
      if name.hasPrefix(".") {
        hidden += 1
        continue
      }
      let path = folder.hasSuffix("/") ? folder + name : "\(folder)/\(name)"
      if isPicture(path) {
        content.items.append(SourceReader.picture(at: path))
      } else {
        skipped.append(name)
      }
    }
    guard !content.items.isEmpty else {
      let feed = skipped.first { $0.lowercased().hasSuffix(".json") }
      let hint = feed.map { "; there is a feed in it: \($0)" } ?? ""
      throw Failure("\(folder): there are no pictures in this folder\(hint)")
    }
    if hidden > 0 { content.notes.append("\(folder): hidden files left out: \(hidden)") }
    if !skipped.isEmpty {
      let shown = skipped.prefix(mostNames).joined(separator: ", ")
      let more = skipped.count > mostNames ? " and \(skipped.count - mostNames) more" : ""
      content.notes.append("\(folder): not pictures, left out: \(shown)\(more)")
    }
    return content
  }

  private static let mostNames = 5

  /// Whether a file is a picture, by its name or its content: one that is damaged is one too.
  private static func isPicture(_ path: String) -> Bool {
    guard case .file? = try? FileKind(of: path) else { return false }
    if PictureNames.isPicture(URL(fileURLWithPath: path)) { return true }
    guard let file = FileHandle(forReadingAtPath: path), let head = try? file.read(upToCount: 64) else { return false }
    return PictureNames.isPicture(head)
  }

  private static func reason(_ error: any Error) -> String {
    let error = error as NSError
    let cause = (error.userInfo[NSUnderlyingErrorKey] as? NSError) ?? error
    return cause.domain == NSPOSIXErrorDomain
      ? String(cString: strerror(Int32(cause.code))) : error.localizedDescription
  }
}
