import DashPilotCore
import DashPilotStore
import Foundation

extension Command {
  static let initialise = Command(
    "init",
    arguments: [Argument("DIR", isOptional: true, help: "The folder; this one if left out")],
    options: [
      Option("first-weekday", value: "D", help: "The day that a summary's week begins on: monday to sunday")
    ],
    summary: "Begin a record folder.",
    details: """
      Writes dashpilot.json with the time zone, the locale and the first weekday, asked for at a terminal and otherwise
      taken from the system, and what git should leave out. --time-zone and --locale set them without asking.

      Git compares and merges records by their lines until it is told in a clone to ask DashPilot:

        \(GitSetup.commands.joined(separator: "\n  "))
      """
  ) { context in
    let folder = context.value(0) ?? "."
    let root = DataFolder.absolute(folder, in: context.world)
    guard try !DataFolder.holdsRecords(root, context.world) else { throw DataFolderRefusal.recordsExist(folder) }
    try context.checkIsFolder(root, named: folder)
    let settings = try context.newSettings()
    let kept = try RecordStore(root: root, disk: context.world.disk).begin(with: settings)
    let writing = try context.writing(with: settings)
    let began = writing.statement { voice in
      let place = voice.isSpoken ? "" : " in \(root)"
      return "Began a record folder\(place), for \(settings.timeZone) and \(settings.locale)."
    }
    return .confirmation([began] + context.gitSetup, notices: kept.map { Statement($0.keptRemark) })
  }
}

extension CommandContext {
  /// Refuses a path where something stands that is not a folder.
  func checkIsFolder(_ path: String, named folder: String) throws {
    guard try world.disk.kind(path).map({ $0 == .folder }) ?? true else { throw InitialiseRefusal.notAFolder(folder) }
  }

  /// How git is told to compare and merge records by their facts, each command on a line of its own.
  fileprivate var gitSetup: [Statement] {
    guard !arguments.has("spoken") else {
      return [Statement("Git can compare and merge these records by their facts. See dashpilot help merge-driver.")]
    }
    let sentence = "In git, these let it compare and merge records by their facts, once typed in each clone:"
    return ([sentence] + GitSetup.commands).map { Statement($0) }
  }

  /// The settings of a new tree: as typed, else as answered, else of the system.
  fileprivate func newSettings() throws -> Settings {
    let zone = try setting("time-zone", asking: "Time zone", else: world.timeZone(), ConventionInput.timeZone)
    let locale = try setting("locale", asking: "Locale", else: systemLocale, ConventionInput.locale)
    let weekday = try setting("first-weekday", asking: "First day of the week", else: "monday", ConventionInput.weekday)
    return Settings(timeZone: zone, firstWeekday: weekday, locale: locale)
  }

  /// One setting; at a terminal the question is asked again until its answer can be read.
  private func setting<Value>(
    _ option: String,
    asking question: String,
    else proposed: String,
    _ read: (String) throws(ConventionRefusal) -> Value
  ) throws -> Value {
    if let typed = arguments.option(option) { return try read(typed) }
    guard world.terminal.isInteractive, !arguments.has("json") else { return try read(proposed) }
    var remark = ""
    while let answer = world.terminal.ask("\(remark)\(question) [\(proposed)]: ") {
      let text = answer.trimmingCharacters(in: .whitespaces)
      do { return try read(text.isEmpty ? proposed : text) } catch {
        remark = "\(error.statement(in: Writing(of: world)).visible)\n"
      }
    }
    throw InitialiseRefusal.noAnswer
  }

  /// The system's locale where it names a country, else that of the United States.
  var systemLocale: String {
    let country = Locale(identifier: world.locale()).region?.identifier.first { $0.isLetter }
    return country == nil ? "en_US" : (try? ConventionInput.locale(world.locale())) ?? "en_US"
  }
}

extension KeptFile {
  /// That a file for git was there already, and what it should hold.
  var keptRemark: String {
    switch self {
    case .ignore: ".gitignore was there already and was left as it is. Let it leave out .dashpilot/."
    case .attributes:
      """
      .gitattributes was there already and was left as it is. Let it give *.json and *.jsonl of the records the \
      attributes text, eol=lf, diff=dashpilot and merge=dashpilot.
      """
    }
  }
}

/// Why no record folder was begun.
enum InitialiseRefusal: Refusal {
  case noAnswer
  case notAFolder(String)

  func sentence(_ voice: Voice) -> String {
    switch self {
    case .noAnswer: "The questions were not answered, so no record folder was begun. Answer them, or give the options."
    case .notAFolder(let path):
      "\(voice.isSpoken ? "What is there" : quotedPath(path)) is not a folder. Name a folder, or one that is to be made."
    }
  }
}
