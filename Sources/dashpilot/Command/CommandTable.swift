/// Every command.
///
/// Parsing, help and the help pages' golden all come from this table.
enum CommandTable {
  static let commands: [Command] = [
    .overview, .initialise, .demo,
    .start, .end, .pause, .resume, .park, .drive, .record,
    .accept, .arrive, .pickup, .deliver, .next, .cancel,
    .place, .expect, .earn, .tipAdd, .tipEdit, .tipRemove,
    .status, .history, .weeks, .shift, .summary,
    .places, .placesShow, .placesRename, .placesMerge,
    .reopen, .correctEnd, .correctPause, .correctTimes, .correctCancelled, .correctGrouping, .delete,
    .routeImport, .routeRecord, .routeShow, .routeExport,
    .expenseAdd, .expenseEdit, .expenseDelete, .expenseList,
    .fuel, .vehicleAdd, .vehicleEdit, .vehicleSelect, .vehicleRemove, .vehicleList, .settings, .check, .migrate,
    .mergeDriver, .textconv,
    .help,
  ]

  /// The command that some words name, and how many of them do: a name has one word or two.
  static func command(named words: [String]) -> (command: Command, count: Int)? {
    guard let first = words.first else { return nil }
    let pair = words.count > 1 ? commands.first { $0.name == "\(first) \(words[1])" } : nil
    if let pair { return (pair, 2) }
    return commands.first { $0.name == first }.map { ($0, 1) }
  }

  /// The commands whose name begins with a word and goes on: `route import`, `route show`.
  static func commands(below word: String) -> [Command] {
    commands.filter { $0.words.count > 1 && $0.words.first == word }
  }

  /// The words that may stand first.
  static var firstWords: [String] {
    commands.compactMap(\.words.first).reduce(into: []) { words, word in
      if !words.contains(word) { words.append(word) }
    }
  }
}
