import DashPilotCore
import DashPilotStore

extension Command {
  static let textconv = Command(
    "textconv",
    arguments: [Argument("FILE", help: "A record's file, or git's copy of one")],
    summary: "Tell one record as lines to compare, as git diff asks for it.",
    details: """
      Git is told of it in a clone by:

        \(GitSetup.commands[0])

      Each line is a recorded fact; none is worked out, so that a line changes only with its own fact. A row is named by
      the beginning of its identifier, and a route is told by its capture sessions, without a coordinate. Times are
      those of the zone of the record folder at the top of the repository, and names of places those that it has now;
      where the records are in a folder below it, set DASHPILOT_DATA to that folder, or times are the system's.

      Documents of every format are read, whatever their name is. One that cannot be read is printed as it is, the
      reason beside it, and the exit is 0 all the same: git would show no difference at all otherwise.
      """
  ) { context in
    let file = context.value(0) ?? ""
    let bytes = try context.world.bytes(at: file)
    do {
      let record = try StoredRecord(bytes, file: file)
      let text = try context.factText(of: [record.content])
      let contents = [record.content] + [record.routeInside.map(RecordContent.route)].compactMap(\.self)
      return Reply(
        .statements(contents.flatMap { RecordText($0, text: text).lines }),
        json: .facts(of: contents),
        notices: record.notices(of: file)
      )
    } catch let problem as UnreadableRecord {
      return Reply(
        .document(String(decoding: bytes, as: UTF8.self)),
        json: .object(["unreadable": problem.json]),
        notices: [problem.statement(in: try context.factText(of: []).writing)]
      )
    }
  }
}
