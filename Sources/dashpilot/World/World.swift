import DashPilotCore
import DashPilotStore
import Foundation

/// Everything that the program has from outside, as one value: a test hands it another.
struct World: Sendable {
  /// The clock; it is read once for each command.
  let now: @Sendable () -> Instant
  /// An identifier that no record has.
  let freshIdentifier: @Sendable () -> UUID
  /// A variable of the environment, by its name.
  let variable: @Sendable (_ name: String) -> String?
  /// The folder that the program was started in.
  let workingFolder: String
  /// The system's zone, by its name; a record folder with settings never asks.
  let timeZone: @Sendable () -> String
  /// The system's locale, by its identifier.
  let locale: @Sendable () -> String
  /// The disk.
  let disk: Disk
  /// Opens a file that is to be read in, a track for example, piece by piece.
  let open: @Sendable (_ path: String) throws(DiskError) -> () throws -> [UInt8]?
  /// The terminal.
  let terminal: Terminal
  /// What a live recording needs of it.
  let recording: Recording
  /// The driver's git.
  let git: Git
}

/// What the program knows of the terminal that it runs in.
struct Terminal: Sendable {
  /// Whether a person can answer a question.
  let isInteractive: Bool
  /// Whether results go to a terminal.
  let showsOutput: Bool
  /// The width of the terminal in columns.
  let columns: Int
  /// Asks a question and gives the answer; nothing at the end of the input.
  let ask: @Sendable (_ question: String) -> String?
  /// Shows how far long work has come, in place of what it showed before; an empty text takes it away.
  let showProgress: @Sendable (_ text: String) -> Void
}
