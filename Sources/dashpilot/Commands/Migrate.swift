import DashPilotCore
import DashPilotStore

extension Command {
  static let migrate = Command(
    "migrate",
    options: [Option("dry-run", help: "Name the documents, and write nothing"), .yes],
    summary: "Write every document of an older format in the current one.",
    details: """
      Documents of every format since the first are read as they are, and each is written in the current format when its
      record next changes. This does it for all at once. What they say stays the same, and nothing is filled in. The route
      that an old shift holds is written to a file of its own.

      A newer document, and one that cannot be read, is named and left as it is. Each record is written whole or not at
      all; after a run that was cut short, type it again.
      """
  ) { context in
    let (survey, writing) = try context.surveyed()
    let report = MigrationReport(survey)
    guard !survey.older.isEmpty else { return context.reply([report.nothing], survey, writing, migrated: 0) }
    guard !context.arguments.has("dry-run") else {
      let files = survey.older.map { (name: $0.file, version: $0.version) }
      return context.reply(report.proposal(files), survey, writing, migrated: 0)
    }
    try context.told(in: writing) { try context.confirming(report.question) }
    return try context.migrate(survey, writing)
  }
}

extension MigrationReport {
  fileprivate init(_ survey: FormatSurvey) {
    self.init(
      versions: survey.older.map(\.version),
      current: RecordTree.formatVersion,
      leavesSomeOut: !survey.unreadable.isEmpty
    )
  }
}

extension CommandContext {
  /// What formats the documents are of; settings that cannot be read are among what is named.
  fileprivate func surveyed() throws -> (survey: FormatSurvey, writing: Writing) {
    try store().reading { tree in
      let writing = try conventions(of: tree).writing
      return (try told(in: writing) { try tree.formatSurvey() }, writing)
    }
  }

  /// Writes the documents that were accepted, as they are now; refused where they are no longer the same.
  fileprivate func migrate(_ accepted: FormatSurvey, _ writing: Writing) throws -> Reply {
    defer { showProgress("") }
    return try committing { session, _ in
      let survey = try session.tree.formatSurvey()
      guard arguments.has("yes") || survey == accepted else { throw CorrectionRefusal.recordChanged }
      let report = MigrationReport(survey)
      try session.migrate(survey.older) { showProgress(report.progress($0 + 1)) }
      return reply([report.done], survey, writing, migrated: survey.older.count)
    }
  }

  fileprivate func reply(
    _ statements: [Statement],
    _ survey: FormatSurvey,
    _ writing: Writing,
    migrated: Int
  ) -> Reply {
    let documents = survey.older.map { JSON.object(["file": .string($0.file), "version": .integer($0.version)]) }
    return Reply(
      .statements(statements),
      json: .object([
        "migrated": .integer(migrated),
        "formatVersion": .integer(RecordTree.formatVersion),
        "documents": .array(documents),
        "unreadable": .array(survey.unreadable.map(\.json)),
      ]),
      notices: survey.older.flatMap(\.notices) + survey.unreadable.map { $0.statement(in: writing) },
      isIncomplete: !survey.unreadable.isEmpty,
      log: statements.first
    )
  }
}
