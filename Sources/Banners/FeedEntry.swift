import Foundation

/// One entry of a feed on its way to a banner: what stands in it, then what of that holds good.
struct FeedEntry {
  /// A field's value, or why it has none, as the rest of a sentence that begins with the value.
  private enum Reading<Value> {
    case absent
    case value(Value)
    case bad(String)
  }

  let index: Int
  private var fields: [FeedIssue.Field: JSONReader.Value] = [:]
  private var repeated: [FeedIssue.Field] = []
  private var brokenShape: String?
  private(set) var unknownKeys: [String] = []

  /// Reads the next value, whatever it is.
  init(index: Int, from reader: inout JSONReader) throws(JSONReader.Fault) {
    self.index = index
    if reader.peek() == UInt8(ascii: "{") {
      try reader.members { (reader, key) throws(JSONReader.Fault) in
        let value = try reader.value()
        guard let key, let field = FeedIssue.Field(rawValue: key) else {
          unknownKeys.append(key ?? "\u{FFFD}")
          return
        }
        if fields[field] == nil { fields[field] = value } else { repeated.append(field) }
      }
      return
    }
    let value = try reader.value()
    switch value {
    case .string, .brokenString: fields[.image] = value
    default: brokenShape = "is \(Self.kind(value)), not an object or a picture's address"
    }
  }

  /// The id that the entry gives itself.
  var name: String? {
    if case .value(let name) = text(.id, acceptsNumber: true) { return name }
    return nil
  }

  /// The banner that the entry describes, if it can be one. Adds to `report` whatever is wrong.
  func banner(base: URL?, links: LinkPolicy, ids: inout BannerIDs, report: inout FeedReport) -> Banner? {
    let name = self.name
    func note(_ field: FeedIssue.Field?, _ reason: String, _ cost: FeedIssue.Cost) {
      report.issues.append(FeedIssue(entry: index, id: name, field: field, reason: reason, cost: cost))
    }
    func optional<Value>(_ field: FeedIssue.Field, _ reading: Reading<Value>) -> Value? {
      switch reading {
      case .absent: return nil
      case .value(let value): return value
      case .bad(let reason):
        note(field, reason, .field)
        return nil
      }
    }

    if let brokenShape {
      note(nil, brokenShape, .entry)
      return nil
    }
    for field in repeated { note(field, "stands more than once; the first is taken", .field) }
    let image: URL
    switch picture(base: base) {
    case .value(let url): image = url
    case .absent:
      note(.image, "is missing", .entry)
      return nil
    case .bad(let reason):
      note(.image, reason, .entry)
      return nil
    }
    let startsAt = optional(.startsAt, date(.startsAt))
    let endsAt = optional(.endsAt, date(.endsAt))
    if let startsAt, let endsAt, endsAt <= startsAt {
      note(.endsAt, "is not after startsAt, so that the banner would never be shown", .entry)
      return nil
    }
    let link = optional(.link, link(base: base, policy: links))
    let source = ImageSource.url(image)
    let id: String
    if let name = optional(.id, text(.id, acceptsNumber: true)) {
      let given = ids.id(named: name)
      id = given.id
      if given.isRepeated { note(.id, "is another entry's id too; this one is called \(Quoted.text(id))", .field) }
    } else {
      id = ids.id(image: source, link: link)
    }
    return Banner(
      id: id, image: source, link: link, title: optional(.title, text(.title)),
      accessibilityLabel: optional(.label, text(.label)), startsAt: startsAt, endsAt: endsAt)
  }

  /// A text that is not blank; a blank one counts as absent.
  private func text(_ field: FeedIssue.Field, acceptsNumber: Bool = false) -> Reading<String> {
    switch fields[field] {
    case nil, .null?: return .absent
    case .string(let text)?:
      let trimmed = text.trimmingCharacters(in: .whitespacesAndNewlines)
      return trimmed.isEmpty ? .absent : .value(trimmed)
    case .number(let text)? where acceptsNumber: return .value(text)
    case .brokenString(let reason)?: return .bad("cannot be decoded: \(reason)")
    case let value?: return .bad("is \(Self.kind(value)), not a string")
    }
  }

  private func picture(base: URL?) -> Reading<URL> {
    switch text(.image) {
    case .absent: return .absent
    case .bad(let reason): return .bad(reason)
    case .value(let text):
      do throws(Address.Refusal) {
        return .value(try Address.picture(text, base: base))
      } catch {
        return .bad("\(Quoted.text(text)) \(error.reason)")
      }
    }
  }

  private func link(base: URL?, policy: LinkPolicy) -> Reading<URL> {
    switch text(.link) {
    case .absent: return .absent
    case .bad(let reason): return .bad(reason)
    case .value(let text):
      do throws(Address.Refusal) {
        let url = try Address.resolve(text, base: base)
        if case .refused(let refusal) = policy.verdict(on: url) {
          return .bad("\(Quoted.text(text)) may not be opened: \(refusal)")
        }
        return .value(url)
      } catch {
        return .bad("\(Quoted.text(text)) \(error.reason)")
      }
    }
  }

  private func date(_ field: FeedIssue.Field) -> Reading<Date> {
    switch text(field) {
    case .absent: return .absent
    case .bad(let reason): return .bad(reason)
    case .value(let text):
      if let date = FeedDate.parse(text) { return .value(date) }
      return .bad("\(Quoted.text(text)) is not a date such as 2026-03-01 or 2026-03-01T09:30:00Z")
    }
  }

  private static func kind(_ value: JSONReader.Value) -> String {
    switch value {
    case .null: return "null"
    case .bool(let value): return "\(value)"
    case .number: return "a number"
    case .string, .brokenString: return "a string"
    case .array: return "an array"
    case .object: return "an object"
    }
  }
}
