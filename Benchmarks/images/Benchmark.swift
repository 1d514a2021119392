/// One question, and what it prints.
protocol Benchmark {
  /// What its lines begin with.
  var name: String { get }

  func run() async throws
}
