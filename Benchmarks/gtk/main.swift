import CGtk
import Foundation

// Each measurement is a process of its own, so that neither carousel pays for the other's caches; both take turns, so
// that what else the machine does hits both alike.
//
//   bench-gtk [ROUNDS]           measures both carousels with both renderers, medians of ROUNDS (default 5)
//   bench-gtk --child SUBJECT    measures one, with the renderer that GSK_RENDERER names
let arguments = CommandLine.arguments.dropFirst()
if arguments.first == "--child" {
  MainActor.assumeIsolated {
    guard let subject = arguments.last.flatMap(Subject.init(rawValue:)) else { exit(2) }
    gtk_init()
    Measurement(of: subject).run()
  }
} else {
  let rounds = arguments.first.flatMap { Int($0) } ?? 5
  for renderer in ["cairo", "gl"] {
    Comparison(renderer: renderer, rounds: max(1, rounds)).run()
  }
}
