/// The settings that a driver changes by name.
public enum SettingKey: String, CaseIterable, Hashable, Sendable {
  case timeZone = "time-zone"
  case locale = "locale"
  case firstWeekday = "first-weekday"
  case gasPrice = "gas-price"
  case gitCommit = "git-commit"

  /// The setting's label.
  var title: String {
    switch self {
    case .timeZone: "Time zone"
    case .locale: "Locale"
    case .firstWeekday: "First weekday"
    case .gasPrice: "Gas price"
    case .gitCommit: "Commits to git"
    }
  }
}

/// Why a setting was not found.
public enum SettingRefusal: Refusal {
  case unknownSetting(String)
}

extension SettingKey {
  /// Reads a setting's name.
  public init(typed text: String) throws(SettingRefusal) {
    guard let key = SettingKey(rawValue: text) else { throw .unknownSetting(text) }
    self = key
  }
}
