/// The settings as a page, and what is said when one changes.
public struct SettingsReport: Sendable {
  let settings: Settings
  let writing: Writing

  /// Gathers what the page is written from.
  public init(settings: Settings, writing: Writing) {
    self.settings = settings
    self.writing = writing
  }

  /// The page.
  public var report: Report {
    let entries = SettingKey.allCases.map(entry)
    let sections = [
      Report.Section(heading: nil, entries: entries),
      Report.Section(heading: "Vehicles", entries: vehicles),
    ]
    return Report(title: Statement("Settings"), sections: sections.filter { !$0.entries.isEmpty })
  }

  /// The vehicles alone.
  public var vehicleReport: Report {
    let none = [Report.Entry(Statement("No vehicle is recorded"))]
    return Report(
      title: Statement("Vehicles"),
      sections: [Report.Section(heading: nil, entries: vehicles.isEmpty ? none : vehicles)]
    )
  }

  /// One setting as a page.
  public func report(of key: SettingKey) -> Report {
    Report(title: Statement("Settings"), sections: [Report.Section(heading: nil, entries: [entry(key)])])
  }

  /// What a setting says now.
  public func confirmation(of key: SettingKey) -> Statement {
    let logged = key == .gasPrice && settings.gasPricePerGallon != nil ? "Changed the gas price." : nil
    guard key != .gitCommit else {
      let isOn = "From now on each change of a record is committed to git."
      return Statement(settings.gitCommit ? isOn : "Changes of records are no longer committed to git.")
    }
    return writing.statement(withoutAmounts: logged) { voice in
      "The \(key.title.lowercased()) is now \(value(key, voice)). No record was changed by it."
    }
  }

  private func entry(_ key: SettingKey) -> Report.Entry {
    let statement = writing.statement { value(key, $0) }
    return Report.Entry(key.title, statement.visible, spoken: "\(key.title), \(statement.spoken)")
  }

  private func value(_ key: SettingKey, _ voice: Voice) -> String {
    switch key {
    case .timeZone: settings.timeZone
    case .locale: settings.locale
    case .firstWeekday: settings.firstWeekday.rawValue
    case .gasPrice: settings.gasPricePerGallon.map { "\(voice.money($0)) a gallon" } ?? "not recorded"
    case .gitCommit: settings.gitCommit ? "on" : "off"
    }
  }

  private var vehicles: [Report.Entry] {
    settings.vehicles.map { vehicle in
      let selected = vehicle.id == settings.selectedVehicle ? ", selected" : ""
      let statement = writing.statement { "\($0.milesPerGallon(vehicle.milesPerGallon))\(selected)" }
      let name = onOneLine(vehicle.name)
      return Report.Entry(name, statement.visible, spoken: "\(name), \(statement.spoken)")
    }
  }
}
