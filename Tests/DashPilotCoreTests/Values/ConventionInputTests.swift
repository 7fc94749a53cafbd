import DashPilotCore
import Foundation
import TestSupport
import Testing

@Suite("Typed conventions")
struct ConventionInputTests {
  @Test(
    "A zone is named as IANA names it",
    arguments: ["America/New_York", "Asia/Kolkata", "Asia/Calcutta", "Australia/Lord_Howe", "Etc/UTC", "UTC", "GMT"]
  )
  func zones(name: String) throws {
    #expect(try ConventionInput.timeZone(name) == name)
    #expect(TimeZone(identifier: name) != nil)
  }

  @Test(
    "Anything else is not a zone",
    arguments: [
      "", " ", "america/new_york", "America/New York", " America/New_York", "America/New_York ", "Mars/Olympus",
      "+05:00",
      "GMT+5", "UTC+3", "Z", "New York",
    ]
  )
  func notAZone(text: String) {
    #expect(throws: ConventionRefusal.unknownTimeZone(text)) { try ConventionInput.timeZone(text) }
  }

  @Test("A locale is a language and a region that are known", arguments: ["en_US", "de_DE", "fr_CA", "en_IN", "ar_EG"])
  func locales(identifier: String) throws {
    #expect(try ConventionInput.locale(identifier) == identifier)
    let hyphened = try ConventionInput.locale(identifier.replacing("_", with: "-"))
    let (read, meant) = (Locale(identifier: hyphened), Locale(identifier: identifier))
    #expect(read.region == meant.region && read.language.languageCode == meant.language.languageCode)
    #expect(Money(minorUnits: 123_450).formatted(locale: read) == Money(minorUnits: 123_450).formatted(locale: meant))
  }

  @Test(
    "Anything else is not a locale",
    arguments: ["", "en", "US", "English", "en US", "xx_YY", "zz_US", "en_YY", "dé_DE", "en_US;", "en/US"]
  )
  func notALocale(text: String) {
    #expect(throws: ConventionRefusal.unknownLocale(text)) { try ConventionInput.locale(text) }
  }

  @Test("A weekday is its English name, in either case")
  func weekdays() throws {
    for weekday in Weekday.allCases {
      #expect(try ConventionInput.weekday(weekday.rawValue) == weekday)
      #expect(try ConventionInput.weekday(weekday.rawValue.uppercased()) == weekday)
    }
    #expect(Weekday.allCases.map(\.rawValue).first == "monday" && Weekday.allCases.count == 7)
    for text in ["", "mon", "Montag", "monday ", "1"] {
      #expect(throws: ConventionRefusal.unknownWeekday(text)) { try ConventionInput.weekday(text) }
    }
  }

  @Test("On and off are those words, in either case")
  func onOrOff() throws {
    #expect(try ConventionInput.isOn("on") && ConventionInput.isOn("ON"))
    #expect(try !ConventionInput.isOn("off") && !ConventionInput.isOn("Off"))
    for text in ["", "yes", "1", "true", "on "] {
      #expect(throws: ConventionRefusal.neitherOnNorOff(text)) { try ConventionInput.isOn(text) }
    }
  }
}
