import DashPilotCore
import Foundation
import TestSupport
import Testing

@Suite("Durations in words")
struct WritingDurationTests {
  private let writing = Writing.newYork

  @Test(
    "Seconds under a minute, whole minutes from there on, rounded once from the exact value",
    arguments: [
      (0, "0 min", "0 minutes"), (400, "0 min", "0 minutes"), (499, "0 min", "0 minutes"),
      (500, "1 sec", "1 second"), (1499, "1 sec", "1 second"), (1500, "2 sec", "2 seconds"),
      (45_000, "45 sec", "45 seconds"), (59_400, "59 sec", "59 seconds"), (59_499, "59 sec", "59 seconds"),
      (59_500, "1 min", "1 minute"), (59_600, "1 min", "1 minute"), (89_000, "1 min", "1 minute"),
      (89_500, "1 min", "1 minute"), (89_999, "1 min", "1 minute"), (90_000, "2 min", "2 minutes"),
      (149_000, "2 min", "2 minutes"), (149_999, "2 min", "2 minutes"), (150_000, "3 min", "3 minutes"),
      (600_500, "10 min", "10 minutes"), (3_569_000, "59 min", "59 minutes"), (3_569_999, "59 min", "59 minutes"),
      (3_570_000, "1 hr", "1 hour"), (3_600_000, "1 hr", "1 hour"), (4_320_000, "1 hr, 12 min", "1 hour, 12 minutes"),
      (5_490_000, "1 hr, 32 min", "1 hour, 32 minutes"), (7_200_000, "2 hr", "2 hours"),
      (3_660_000, "1 hr, 1 min", "1 hour, 1 minute"), (90_000_000, "25 hr", "25 hours"),
      (5_400_000_000, "1500 hr", "1500 hours"),
    ]
  )
  func text(milliseconds: Int, visible: String, spoken: String) {
    let duration = Duration.milliseconds(milliseconds)
    #expect(writing.duration(duration) == visible)
    #expect(writing.spokenDuration(duration) == spoken)
  }

  @Test("What is finer than a millisecond is rounded with the rest, once")
  func finer() {
    #expect(writing.duration(.nanoseconds(499_999_999)) == "0 min")
    #expect(writing.duration(.nanoseconds(59_499_999_999)) == "59 sec")
    #expect(writing.duration(.nanoseconds(89_999_999_999)) == "1 min")
    #expect(writing.duration(.nanoseconds(90_000_000_000)) == "2 min")
  }

  @Test("A negative duration has no text")
  func negative() {
    for duration in [Duration.milliseconds(-1), .seconds(-3600)] {
      #expect(writing.duration(duration) == nil && writing.spokenDuration(duration) == nil)
    }
  }

  @Test("The words are English and the digits plain in every locale", arguments: ["de_DE", "ar_EG", "fr_FR", "hi_IN"])
  func everyLocale(identifier: String) {
    let writing = Writing(locale: Locale(identifier: identifier), timeZone: .gmt)
    #expect(writing.duration(.seconds(5_490_000)) == "1525 hr")
    #expect(writing.spokenDuration(.seconds(5490)) == "1 hour, 32 minutes")
  }

  @Test(
    "Miles have one digit, grouped as the locale does, and never become metric",
    arguments: [
      ("en_US", "4.5", "4.5 mi", "4.5 miles"), ("en_US", "1234.5", "1,234.5 mi", "1,234.5 miles"),
      ("en_US", "0.25", "0.3 mi", "0.3 miles"), ("en_US", "0.05", "0.1 mi", "0.1 miles"),
      ("en_US", "0", "0.0 mi", "0.0 miles"), ("de_DE", "1234.5", "1.234,5 mi", "1.234,5 miles"),
      ("en_US", "4.4499", "4.4 mi", "4.4 miles"), ("en_GB", "1.0", "1.0 mi", "1.0 miles"),
    ]
  )
  func miles(locale: String, miles: String, visible: String, spoken: String) throws {
    let writing = Writing(locale: Locale(identifier: locale), timeZone: .gmt)
    #expect(try writing.miles(Decimal(literal: miles)) == visible)
    #expect(try writing.spokenMiles(Decimal(literal: miles)) == spoken)
  }
}
