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

  /// How many words a name has at most.
  private static let longestName = 2

  /// The command that some words name, and how many of them do.
  static func command(named words: [String]) -> (command: Command, count: Int)? {
    for count in stride(from: min(longestName, words.count), through: 1, by: -1) {
      let name = words.prefix(count).joined(separator: " ")
      if let command = commands.first(where: { $0.name == name }) { return (command, count) }
    }
    return nil
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
