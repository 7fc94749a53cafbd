import Foundation

/// Why a typed zone, locale or weekday was not understood.
public enum ConventionRefusal: Refusal {
  case unknownTimeZone(String)
  case unknownLocale(String)
  case unknownWeekday(String)
  case neitherOnNorOff(String)
}

/// Reads the conventions that a driver types: a zone, a locale, a weekday, whether something is on.
public enum ConventionInput {
  /// A zone by its IANA name, such as `America/New_York`.
  public static func timeZone(_ text: String) throws(ConventionRefusal) -> String {
    guard let zone = TimeZone(identifier: text), zone.identifier == text || text == "UTC" else {
      throw .unknownTimeZone(text)
    }
    return text
  }

  /// A locale whose language and region are known, such as `en_US` or `de-DE`.
  public static func locale(_ text: String) throws(ConventionRefusal) -> String {
    let locale = Locale(identifier: text)
    let isWritten = text.unicodeScalars.allSatisfy { scalar in
      scalar.isASCII && (scalar.properties.isAlphabetic || "0123456789_-@=".unicodeScalars.contains(scalar))
    }
    guard isWritten, let language = locale.language.languageCode, language.isISOLanguage,
      let region = locale.region, region.isISORegion
    else { throw .unknownLocale(text) }
    return locale.identifier
  }

  /// A weekday by its English name.
  public static func weekday(_ text: String) throws(ConventionRefusal) -> Weekday {
    guard let weekday = Weekday(rawValue: text.lowercased()) else { throw .unknownWeekday(text) }
    return weekday
  }

  /// Whether something is `on` or `off`.
  public static func isOn(_ text: String) throws(ConventionRefusal) -> Bool {
    switch text.lowercased() {
    case "on": true
    case "off": false
    default: throw .neitherOnNorOff(text)
    }
  }
}
