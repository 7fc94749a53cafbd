import DashPilotCore
import DashPilotStore

extension Command {
  static let mergeDriver = Command(
    "merge-driver",
    arguments: [
      Argument("BASE", help: "The record as it was before the sides parted; empty where there was none"),
      Argument("OURS", help: "The record as this side has it, which the result is written over"),
      Argument("THEIRS", help: "The record as the other side has it"),
      Argument("PATH", isOptional: true, help: "Where the record belongs, to name it by"),
    ],
    summary: "Merge one record of two clones, as git asks for it.",
    details: """
      Git is told of it in a clone by:

        \(GitSetup.commands.joined(separator: "\n  "))

      A fact that one side changed is taken, and rows are matched by their identifiers. A fact that both sides changed
      differently stands twice in the file, between markers, and is named; a record that the sides together would leave
      saying what no command can record is left the same way, wherever the sides differ. A capture session that one side
      trimmed and the other went on with is left to you too. Choose, take the markers out, and check.

      A side that is damaged, of a newer format or of another record, and a shift that holds its route as formats before
      10 did, cannot be merged: it is named, and both sides stand in OURS whole, between markers.

      Exits with 0 where the record was merged, which says nothing: any other exit is a conflict to git. OURS stays as it
      is only where the disk does not give or take a file.
      """
  ) { context in
    let files = try (0..<3).map { try context.world.bytes(at: context.value($0) ?? "") }
    let file = context.value(3) ?? context.value(1) ?? ""
    let writing = try context.factText(of: []).writing
    return try context.told(in: writing) {
      let document: MergedDocument
      do {
        document = try MergedDocument(base: files[0], ours: files[1], theirs: files[2], file: file)
      } catch let refusal as any Refusal {
        try context.world.replace(MergedDocument.whole(ours: files[1], theirs: files[2]), at: context.value(1) ?? "")
        return reply(to: refusal, file, FactText(writing: writing))
      }
      let text = try context.factText(of: [document.merge.record.ours, document.merge.record.theirs])
      try context.world.replace(document.bytes, at: context.value(1) ?? "")
      return reply(to: document, file, text)
    }
  }

  /// What is said of two sides that stand whole in the file.
  private static func reply(to refusal: any Refusal, _ file: String, _ text: FactText) -> Reply {
    let unreadable = refusal as? UnreadableRecord
    let reason = unreadable.map { Statement($0.cause) } ?? refusal.statement(in: text.writing)
    return Reply(
      .statements([]),
      json: .unmerged(file: file, rule: refusal.rule, sentence: reason.visible),
      notices: [reason, text.remedy(ofWholeSidesIn: file)],
      isIncomplete: unreadable != nil,
      isOdd: true
    )
  }

  private static func reply(to document: MergedDocument, _ file: String, _ text: FactText) -> Reply {
    let merge = document.merge
    let conflicts = merge.conflicts.map { text.statement(of: $0, in: file) }
    let remedy = merge.merged == nil ? [text.remedy(in: file)] : []
    return Reply(
      // Git may be writing something to the output that is to be read by a program.
      .statements([]),
      json: .merge(merge, file: file) { text.statement(of: $0, in: file).visible },
      notices: document.notices + conflicts + remedy,
      isOdd: merge.merged == nil
    )
  }
}

/// How git is told to use DashPilot in a clone.
enum GitSetup {
  static let commands = [
    "git config diff.dashpilot.textconv \"dashpilot textconv\"",
    "git config merge.dashpilot.name \"DashPilot records\"",
    "git config merge.dashpilot.driver \"dashpilot merge-driver %O %A %B %P\"",
  ]
}

extension CommandContext {
  /// How facts of some records are written: by the settings and the places of the record folder, else of the system.
  ///
  /// Git may run this while another command holds the lock and commits, so that none is taken.
  func factText(of records: [RecordContent]) throws -> FactText {
    guard let tree = try foundTree() else { return FactText(writing: try writing(with: nil)) }
    let places = Set(records.flatMap(\.places)).compactMap { id in (try? tree.place(id)) ?? nil }
    return FactText(
      writing: try writing(with: try? tree.settings()),
      places: Dictionary(places.map { ($0.id, $0.displayName) }, uniquingKeysWith: { first, _ in first })
    )
  }

  /// The record folder; nothing where none is found and none was named.
  private func foundTree() throws -> RecordTree? {
    let given = arguments.option("data")
    do {
      return RecordTree(root: try DataFolder.find(in: world, given: given), disk: world.disk)
    } catch let refusal as DataFolderRefusal {
      guard given == nil else { throw refusal }
      return nil
    }
  }
}
