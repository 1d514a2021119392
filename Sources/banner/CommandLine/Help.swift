/// The help, made from the table of options.
enum Help {
  /// What the program is called and which one it is.
  static let version = "banner 0.1.0"

  static func text(for command: Command?) -> String {
    command.map(text) ?? overview
  }

  private static var overview: String {
    """
    banner: shows, renders, checks and publishes banners.

    Usage:
    \(Command.allCases.map { "  banner \($0.usage)" }.joined(separator: "\n"))
      banner --version

    \(Command.allCases.map { paragraph($0.rawValue, $0.summary) }.joined(separator: "\n"))

    \(sources)

    'banner COMMAND --help' lists the options of a command.
    """
  }

  private static func text(for command: Command) -> String {
    """
    banner \(command.rawValue): \(command.summary).

    Usage:
      banner \(command.usage)

    \(sources)

    Options:
    \(Option.all.filter { $0.commands.contains(command) }.map(describe).joined(separator: "\n"))
    \(paragraph("--help", "Prints this."))
    \(paragraph("--version", "Prints which version this is."))

    A value may follow an equals sign too: --size=800x320. After '--' there are only
    sources. The options about looks are the same for all commands.

    \(notes(on: command))
    """
  }

  private static let sources = """
    A SOURCE is a feed of banners (JSON) or a picture, in a file or at an http or
    https address, or a folder of pictures, which are sorted by name. Several are
    shown one after the other, in their order. Pictures are JPEG, PNG, WebP or GIF.
    Where there is nothing to show now, banners that ship with the program stand in.
    """

  private static func notes(on command: Command) -> String {
    switch command {
    case .show:
      """
      Keys: arrows, Page Up, Page Down, Home and End turn pages; F11 fills the screen
      and Escape leaves it, which ends a window that began with --fullscreen.

      Exit status: 0; 2 when the command line, a source or the display is at fault.
      """
    case .render:
      """
      The banners turn by themselves, and the film shows one whole round, so that it
      repeats without a seam. It needs no display. The same arguments make the same
      file. A picture that cannot be read is told on standard error, and its page shows
      a placeholder.

      Exit status: 0; 1, without a file, when no picture at all can be read; 2 when the
      command line, a source or the file to write is at fault.
      """
    case .check:
      """
      There is one line a banner: its number, where its picture is, what it is, its
      size in pixels and bytes, its frames if it has several, what its server says of
      keeping it, where it leads, and 'ok' or what is wrong. No cache is asked.

      With --json, each banner is an object: name (where its picture is), problems (an
      array of texts, empty when nothing is wrong), shownNow; and where known: image
      (an address), format, width, height, bytes, frames, seconds (one play of an
      animation), cacheHeaders (an object of texts), link, title, startsAt, endsAt
      (ISO 8601). What is wrong with a source as a whole is an object with problems
      only.

      Exit status: 0 when nothing is wrong; 1 when something is; 2 when the command line
      or a source is at fault.
      """
    case .web:
      """
      The folder gets a page (index.html) with its styles, the web component, the
      pictures in the widths of screens, and the banners as a feed (feed.json). Any
      server can host it. The page shows the banners whose time it is when it is
      written; the feed has those of the future too. --size gives the carousel's shape
      and its largest width. A site that was written before is replaced; other files
      stay. A picture that cannot be read is told on standard error, and its banner is
      left out. After --serve, a number is its PORT and not a SOURCE.

      Exit status: 0, also when serving is interrupted; 2 when the command line, a
      source, the folder or the port is at fault.
      """
    }
  }

  private static func describe(_ option: Option) -> String {
    var term = (option.letter.map { "-\($0), " } ?? "") + option.spelling
    var meaning = option.summary
    switch option.argument {
    case .none: break
    case .value(let value):
      term += " " + value.placeholder
      if let limits = value.limits { meaning += (value.names.isEmpty ? ", " : ": ") + limits }
    case .number(let value, without: _):
      term += " [\(value.placeholder)]"
    }
    let standard = option.standard.map { " Default: \($0)." } ?? ""
    return paragraph(term, meaning + "." + standard)
  }

  /// Where explanations begin, and where lines end.
  private static let indentation = 24
  private static let width = 80

  /// A term and its explanation in lines that fit a terminal.
  private static func paragraph(_ term: String, _ explanation: String) -> String {
    var lines: [String] = []
    var line = "  " + term
    if line.count + 2 > indentation {
      lines.append(line)
      line = ""
    }
    line += String(repeating: " ", count: indentation - line.count)
    var isFresh = true
    for word in explanation.split(separator: " ") {
      if !isFresh, line.count + 1 + word.count > width {
        lines.append(line)
        line = String(repeating: " ", count: indentation)
        isFresh = true
      }
      line += (isFresh ? "" : " ") + word
      isFresh = false
    }
    return (lines + [line]).joined(separator: "\n")
  }
}
