import Foundation

let outcome = DashPilot.run(Array(CommandLine.arguments.dropFirst()), in: .live)
exit(outcome.written())
