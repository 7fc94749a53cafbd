import DashPilotCore
import DashPilotStore

extension Command {
  static let settings = Command(
    "settings",
    arguments: [
      Argument(
        "KEY",
        isOptional: true,
        help: "\(listed(SettingKey.allCases.map(\.rawValue), by: "or")); all if left out"
      ),
      Argument(
        "VALUE",
        isOptional: true,
        help: "What it becomes; none takes the gas price away, on and off are for git-commit"
      ),
    ],
    summary: "Show or change the zone, the locale, the first weekday, the gas price and commits to git.",
    details: """
      No record is changed by a setting: the gas price is copied onto a shift once, when it starts.

      With git-commit on, each command that records something commits the files that it wrote, and no others, with your
      own git. The log says what was recorded, without an amount. What you have staged stays staged. Where git fails, or
      stands on no branch, that is said, the record stands, and the next command commits it too.
      """
  ) { context in
    let key = try context.value(0).map { text throws in try SettingKey(typed: text) }
    guard let key, let text = context.value(1) else { return try context.showSettings(key) }
    return try context.changingSettings { settings, writing in
      try settings.replacing(key, with: text, writing)
    } beside: { session, settings in
      guard key == .gitCommit, settings.gitCommit else { return [] }
      let written = try session.tellGit().map(\.rawValue)
      return written.isEmpty ? [] : [Statement("Wrote \(listed(written)) too, which tell git how to treat records.")]
    } confirm: {
      SettingsReport(settings: $0, writing: $1).confirmation(of: key)
    }
  }
}

extension CommandContext {
  fileprivate func showSettings(_ key: SettingKey?) throws -> Reply {
    try reading { tree, writing in
      let settings = try tree.settings()
      let page = SettingsReport(settings: settings, writing: writing)
      return Reply(.report(key.map(page.report) ?? page.report), json: .settings(settings))
    }
  }

  /// Changes the settings; refused where they cannot be read.
  func changingSettings(
    _ decide: (Settings, Writing) throws -> Settings,
    beside: (WritingSession, Settings) throws -> [Statement] = { _, _ in [] },
    confirm: (Settings, Writing) -> Statement
  ) throws -> Reply {
    try recording { session, conventions in
      let changed = try decide(session.tree.settings(), conventions.writing)
      let further = try beside(session, changed)
      try session.apply(Change(saved: [.settings(changed)]))
      return .confirmation([confirm(try session.tree.settings(), conventions.writing)] + further)
    }
  }
}

extension Settings {
  /// The settings with one of them as typed.
  fileprivate func replacing(_ key: SettingKey, with text: String, _ writing: Writing) throws -> Settings {
    switch key {
    case .timeZone: replacing(timeZone: try ConventionInput.timeZone(text))
    case .locale: replacing(locale: try ConventionInput.locale(text))
    case .firstWeekday: replacing(firstWeekday: try ConventionInput.weekday(text))
    case .gasPrice:
      text == "none"
        ? replacing(gasPricePerGallon: .some(nil))
        : replacing(
          gasPricePerGallon: try MoneyInput.amount(typed: text, for: .gasPricePerGallon, locale: writing.locale)
        )
    case .gitCommit: replacing(gitCommit: try ConventionInput.isOn(text))
    }
  }
}
