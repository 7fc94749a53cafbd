import DashPilotCore
import DashPilotStore
import Foundation

/// What a command works with: its arguments, the world, and the moment at which it was given.
struct CommandContext: Sendable {
  let arguments: ParsedArguments
  let world: World
  let now: Instant

  /// The value at a place, where it was given.
  func value(_ index: Int) -> String? {
    arguments.values.indices.contains(index) ? arguments.values[index] : nil
  }

  /// Reads records and answers; settings that cannot be read refuse it.
  func reading(_ body: (RecordTree, Writing) throws -> Reply) throws -> Reply {
    let store = try store()
    return try store.reading { tree in
      let writing = try writing(with: tree.settings())
      return try told(in: writing) { try body(tree, writing) }
    }
  }

  /// Records something under the lock; unreadable settings do not stop it, and are said.
  func recording(_ body: (WritingSession, RecordingConventions) throws -> Reply) throws -> Reply {
    try committing { session, conventions in try body(session, conventions).adding(conventions.notices) }
  }

  /// The store of the record folder that was found.
  func store() throws -> RecordStore {
    RecordStore(root: try DataFolder.find(in: world, given: arguments.option("data")), disk: world.disk)
  }

  /// The conventions that something is recorded by; unreadable settings do not stop it.
  func conventions(of tree: RecordTree) throws -> RecordingConventions {
    do {
      let settings = try tree.settings()
      return RecordingConventions(writing: try writing(with: settings), settings: settings, problem: nil)
    } catch let problem as UnreadableRecord {
      return RecordingConventions(writing: try writing(with: nil), settings: nil, problem: problem)
    }
  }

  /// The conventions of the settings, else of the system, each with what the command line says instead.
  func writing(with settings: Settings?) throws -> Writing {
    let zone = try arguments.option("time-zone").map(ConventionInput.timeZone) ?? settings?.timeZone ?? world.timeZone()
    let locale = try arguments.option("locale").map(ConventionInput.locale) ?? settings?.locale ?? world.locale()
    return Writing(locale: Locale(identifier: locale), timeZone: TimeZone(identifier: zone) ?? .gmt)
  }

  /// Shows how far long work has come, unless the answer is for a machine or to be heard.
  func showProgress(_ text: String) {
    guard !arguments.has("json"), !arguments.has("spoken") else { return }
    world.terminal.showProgress(text)
  }

  /// Lets a refusal carry the conventions that it is to be written in.
  func told<Value>(in writing: Writing, _ body: () throws -> Value) throws -> Value {
    do { return try body() } catch let refusal as any Refusal {
      throw ToldRefusal(refusal: refusal, writing: writing)
    }
  }
}

/// What a recording command goes by.
struct RecordingConventions {
  let writing: Writing
  /// Nothing where they cannot be read.
  let settings: Settings?
  /// Why they cannot be read, where they cannot.
  let problem: UnreadableRecord?

  /// What is said of settings that cannot be read.
  var notices: [Statement] {
    problem.map { problem in
      [
        writing.statement { voice in
          """
          \(problem.sentence(voice)) This was recorded with the system's time zone and locale, and without a vehicle's \
          economy or a gas price.
          """
        }
      ]
    } ?? []
  }
}
