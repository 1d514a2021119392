/// Reads what follows a command: options in any order among the sources.
///
/// A value stands after its option, or after an equals sign: `--size 800x320`, `--size=800x320`, `-o FILE`. Where it
/// may be left out, a number that follows is it. After `--` there are only sources. Of an option that is given twice, the last counts.
struct ArgumentParser {
  let command: Command
  private var rest: ArraySlice<String>
  private var settings = Settings()
  private var sources: [String] = []

  init(command: Command, arguments: ArraySlice<String>) {
    self.command = command
    rest = arguments
  }

  mutating func parse() throws(Failure) -> Invocation {
    while let argument = rest.popFirst() {
      if let request = Invocation.request(argument) { return request == .help ? .help(command) : .version }
      if argument == "--" {
        sources += rest
        break
      }
      if argument.hasPrefix("-"), argument != "-" {
        try readOption(argument)
      } else {
        sources.append(argument)
      }
    }
    guard !sources.isEmpty else {
      throw Failure("\(command.rawValue) needs a SOURCE: a feed (.json), pictures, or a folder of pictures")
    }
    guard !sources.contains("") else { throw Failure("a SOURCE is empty") }
    if command == .render, settings.output == nil {
      throw Failure("render needs -o FILE: a .gif, .webp or .png file, or a folder")
    }
    if command == .web, settings.output == nil { throw Failure("web needs -o FOLDER, where the site is to be") }
    return .run(command, sources: sources, settings)
  }

  private mutating func readOption(_ argument: String) throws(Failure) {
    let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    let spelling = parts[0]
    let option = try Self.option(spelling, for: command)
    switch option.argument {
    case .none(let set):
      guard parts.count == 1 else { throw Failure("\(spelling) takes no value") }
      set(&settings)
    case .value(let format):
      try set(spelling, format, to: value(of: spelling, format: format, after: parts))
    case .number(let format, let setWithout):
      if parts.count == 2 || rest.first.map(Self.isNumber) == true {
        try set(spelling, format, to: value(of: spelling, format: format, after: parts))
      } else {
        setWithout(&settings)
      }
    }
  }

  private mutating func set(_ spelling: String, _ format: Option.Value, to text: String) throws(Failure) {
    guard !format.set(text, &settings) else { return }
    let meant = Suggestion.nearest(to: text, among: format.names).map { " (did you mean \($0)?)" } ?? ""
    throw Failure("\(spelling) takes \(format.expectation), not '\(text)'\(meant)")
  }

  private static func isNumber(_ text: String) -> Bool {
    !text.isEmpty && text.utf8.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
  }

  private mutating func value(
    of spelling: String, format: Option.Value, after parts: [String]
  ) throws(Failure) -> String {
    if parts.count == 2 { return parts[1] }
    guard let next = rest.first, !next.hasPrefix("--") else {
      throw Failure("\(spelling) needs a value: \(format.expectation)")
    }
    rest.removeFirst()
    return next
  }

  private static func option(_ spelling: String, for command: Command) throws(Failure) -> Option {
    let option = Option.all.first { option in
      spelling == option.spelling || option.letter.map { spelling == "-\($0)" } ?? false
    }
    guard let option else {
      let known = Option.all.filter { $0.commands.contains(command) }.map(\.spelling)
      let meant = Suggestion.nearest(to: spelling, among: known).map { " (did you mean \($0)?)" } ?? ""
      throw Failure("unknown option '\(spelling)'\(meant); 'banner \(command.rawValue) --help' lists the options")
    }
    guard option.commands.contains(command) else {
      let others = option.commands.map { "'banner \($0.rawValue)'" }.joined(separator: " and ")
      throw Failure("\(spelling) goes with \(others), not with 'banner \(command.rawValue)'")
    }
    return option
  }
}
