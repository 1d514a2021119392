import Foundation

/// Both carousels under one renderer, in turns.
struct Comparison {
  let renderer: String
  let rounds: Int

  func run() {
    var found: [Subject: [Figures]] = [:]
    for _ in 0..<rounds {
      for subject in Subject.allCases {
        guard let figures = measure(subject) else {
          FileHandle.standardError.write(Data("bench-gtk: \(subject.rawValue) gave no figures\n".utf8))
          exit(1)
        }
        found[subject, default: []].append(figures)
      }
    }
    for subject in Subject.allCases {
      let figures = found[subject] ?? []
      let name = "\(renderer).\(subject.rawValue)"
      print(name + ".frames_a_change", Self.text(Self.median(figures.map(\.framesAChange))), "frames")
      print(name + ".main_thread", Self.text(Self.median(figures.map(\.mainThread))), "ms/frame")
      print(name + ".main_thread_a_change", Self.text(Self.median(figures.map(\.mainThreadAChange))), "ms/change")
      print(name + ".process", Self.text(Self.median(figures.map(\.process))), "ms/frame")
      print(name + ".memory", Self.text(Self.median(figures.map(\.memory))), "MB")
    }
    let ratios = zip(found[.banner] ?? [], found[.adwaita] ?? []).map { $0.mainThread / $1.mainThread }
    print(renderer + ".main_thread_ratio", Self.text(Self.median(ratios)), "banner/adwaita")
  }

  private func measure(_ subject: Subject) -> Figures? {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
    process.arguments = ["--child", subject.rawValue]
    process.environment = ProcessInfo.processInfo.environment.merging(["GSK_RENDERER": renderer]) { $1 }
    let output = Pipe()
    process.standardOutput = output
    do {
      try process.run()
    } catch {
      return nil
    }
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return Figures(line: String(decoding: data, as: UTF8.self))
  }

  private static func median(_ values: [Double]) -> Double {
    let sorted = values.sorted()
    guard !sorted.isEmpty else { return .nan }
    return (sorted[(sorted.count - 1) / 2] + sorted[sorted.count / 2]) / 2
  }

  private static func text(_ value: Double) -> String { String(format: "%.3f", value) }
}
