import BannerGTK
import BannerImages

/// The program from its arguments to its exit status: the one place where failures become a line and a number.
@MainActor
enum Program {
  static func run(arguments: [String]) -> ExitStatus {
    Console.prepare()
    do throws(Failure) {
      return try answer(Invocation(arguments: arguments))
    } catch {
      Unfinished.settle()
      Console.report(error.message)
      return error.status
    }
  }

  private static func answer(_ invocation: Invocation) throws(Failure) -> ExitStatus {
    switch invocation {
    case .help(let command):
      try Console.print(Help.text(for: command))
      return .success
    case .version:
      try Console.print(Help.version)
      return .success
    case .run(let command, let sources, let settings):
      return try run(command, sources: sources, settings: settings)
    }
  }

  private static func run(
    _ command: Command, sources: [String], settings: Settings
  ) throws(Failure) -> ExitStatus {
    let pictures = PipelinePictures(
      pipeline: ImagePipeline(decoder: PictureDecoder(), loader: LoadedPictures.shared, disk: DiskCache()))
    switch command {
    case .show: return try ShowCommand(sources: sources, settings: settings, pictures: pictures).run()
    case .render:
      return try RenderCommand(
        sources: sources, settings: settings, output: settings.output ?? "", pictures: pictures
      ).run()
    case .check: return try CheckCommand(sources: sources, settings: settings).run()
    case .web:
      return try WebCommand(sources: sources, settings: settings, folder: settings.output ?? "").run()
    }
  }
}
