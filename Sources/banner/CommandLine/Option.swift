/// One option: how it is written, what it means, and what it does to the settings.
struct Option: Sendable {
  /// What comes after the option's name.
  enum Argument: Sendable {
    case none(set: @Sendable (inout Settings) -> Void)
    case value(Value)
    /// A number, which may be left out.
    case number(Value, without: @Sendable (inout Settings) -> Void)
  }

  struct Value: Sendable {
    let placeholder: String
    let kind: String
    let limits: String?
    let names: [String]
    /// Puts a value into the settings, unless it is written wrongly or out of range.
    let set: @Sendable (String, inout Settings) -> Bool

    /// What the value must be: "a number from 1 to 120".
    var expectation: String { kind + (limits.map { " " + $0 } ?? "") }
  }

  /// Its name, without the dashes.
  let name: String
  /// Its letter, for use with a single dash.
  let letter: Character?
  /// What it means, without a full stop.
  let summary: String
  /// What counts where it is not given.
  let standard: String?
  /// The commands that know it.
  let commands: [Command]
  let argument: Argument

  /// An option that stands alone.
  static func flag(
    _ name: String, _ summary: String, commands: [Command] = Command.allCases,
    set: @escaping @Sendable (inout Settings) -> Void
  ) -> Option {
    Option(name: name, letter: nil, summary: summary, standard: nil, commands: commands, argument: .none(set: set))
  }

  /// An option with a value.
  static func value<V>(
    _ name: String, letter: Character? = nil, _ format: ValueFormat<V>, _ summary: String,
    standard: String? = nil, commands: [Command] = Command.allCases,
    set: @escaping @Sendable (inout Settings, V) -> Void
  ) -> Option {
    Option(
      name: name, letter: letter, summary: summary, standard: standard, commands: commands,
      argument: .value(Value(format, set: set)))
  }

  /// An option with a number, which may be left out.
  static func number(
    _ name: String, _ format: ValueFormat<Int>, _ summary: String, standard: Int, commands: [Command],
    set: @escaping @Sendable (inout Settings, Int) -> Void
  ) -> Option {
    Option(
      name: name, letter: nil, summary: summary, standard: String(standard), commands: commands,
      argument: .number(Value(format, set: set), without: { set(&$0, standard) }))
  }

  /// As it is written: "--size".
  var spelling: String { "--" + name }
}

extension Option.Value {
  fileprivate init<V>(_ format: ValueFormat<V>, set: @escaping @Sendable (inout Settings, V) -> Void) {
    self.init(placeholder: format.placeholder, kind: format.kind, limits: format.limits, names: format.names) {
      text, settings in
      guard let value = format.read(text) else { return false }
      set(&settings, value)
      return true
    }
  }
}
