/// What a command line asks for.
enum Invocation: Equatable {
  /// The help of a command, or the help about all of them.
  case help(Command?)
  case version
  case run(Command, sources: [String], Settings)

  /// Reads the arguments after the program's name.
  init(arguments: [String]) throws(Failure) {
    guard let first = arguments.first else {
      throw Failure("say what to do: \(Self.list(Command.allCases.map(\.rawValue))); 'banner --help' tells more")
    }
    if let request = Self.request(first) {
      self = request == .help ? .help(nil) : .version
      return
    }
    guard let command = Command(rawValue: first) else { throw Self.unknownCommand(first) }
    var parser = ArgumentParser(command: command, arguments: arguments.dropFirst())
    self = try parser.parse()
  }

  /// What is answered at once, wherever it stands.
  enum Request { case help, version }

  static func request(_ argument: String) -> Request? {
    switch argument {
    case "--help", "-h": .help
    case "--version": .version
    default: nil
    }
  }

  private static func unknownCommand(_ word: String) -> Failure {
    let commands = Command.allCases.map(\.rawValue)
    if word.hasPrefix("-") {
      return Failure("a command comes before '\(word)': \(list(commands))")
    }
    let meant = Suggestion.nearest(to: word, among: commands).map { " (did you mean '\($0)'?)" } ?? ""
    return Failure("there is no command '\(word)'\(meant): say \(list(commands))")
  }

  private static func list(_ words: [String]) -> String {
    words.dropLast().joined(separator: ", ") + " or " + (words.last ?? "")
  }
}
