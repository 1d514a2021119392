import Foundation

// Synchronous: GTK runs its own loop on this thread, which is the main actor's.
let status = MainActor.assumeIsolated { Program.run(arguments: Array(CommandLine.arguments.dropFirst())) }
exit(status.rawValue)
