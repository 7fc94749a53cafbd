import DashPilotCore
import DashPilotStore

extension Command {
  static let check = Command(
    "check",
    summary: "Read every record, and name what is wrong with one.",
    details: """
      Named are records that cannot be read, with their line and what was expected, and records that say what no command
      can record, such as an end before its start, or that git has not finished merging; each with what to do. Nothing is
      changed. Exits with 3 where some cannot be read, with 1 where some are only odd.
      """
  ) { context in
    let store = try context.store()
    return try store.reading { tree in
      let writing = try context.conventions(of: tree).writing
      let check = try tree.checked()
      let unmerged = context.world.git.unmergedFiles(in: store.root).map { FoundAnomaly($0, .notMerged) }
      let anomalies = unmerged + check.anomalies
      let report = CheckReport(
        counts: check.counts,
        unreadable: check.unreadable.map { $0.statement(in: writing) } + check.torn.map(tornLine),
        anomalies: anomalies,
        writing: writing
      )
      let problems =
        check.unreadable.map(problem) + check.torn.map(problem) + anomalies.map { problem($0, writing) }
      return Reply(
        .report(report.report),
        json: .object(["problems": .array(problems), "read": .checked(check.counts)]),
        isIncomplete: !check.unreadable.isEmpty || !check.torn.isEmpty,
        isOdd: !anomalies.isEmpty
      )
    }
  }

  private static func tornLine(_ route: (file: String, line: Int)) -> Statement {
    Statement("\(route.file), line \(route.line), was cut short while it was written, so its position is left out.")
  }

  private static func problem(_ record: UnreadableRecord) -> JSON {
    entry(record.file, line: record.line, "unreadable", rule: record.rule, record.reason)
  }

  private static func problem(_ route: (file: String, line: Int)) -> JSON {
    entry(route.file, line: route.line, "unreadable", rule: "tornLine", "the line was cut short while it was written")
  }

  private static func problem(_ found: FoundAnomaly, _ writing: Writing) -> JSON {
    let reason = writing.statement(found.anomaly.description).visible
    return entry(found.file, line: nil, "anomalous", rule: found.anomaly.rule, reason)
  }

  private static func entry(_ file: String, line: Int?, _ kind: String, rule: String, _ reason: String) -> JSON {
    .object([
      "file": .string(file),
      "line": line.map { .integer($0) } ?? .null,
      "kind": .string(kind),
      "rule": .string(rule),
      "reason": .string(reason),
    ])
  }
}
