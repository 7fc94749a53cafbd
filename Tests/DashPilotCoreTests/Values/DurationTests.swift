import DashPilotCore
import Foundation
import TestSupport
import Testing

@Suite("Instant and durations")
struct DurationTests {
  @Test(
    "A duration in milliseconds and seconds is rounded half away from zero, once",
    arguments: [
      (Duration.zero, 0, 0), (.microseconds(499), 0, 0), (.microseconds(500), 1, 0), (.microseconds(-499), 0, 0),
      (.microseconds(-500), -1, 0), (.microseconds(1499), 1, 0), (.microseconds(1500), 2, 0),
      (.milliseconds(499), 499, 0), (.milliseconds(500), 500, 1), (.milliseconds(-500), -500, -1),
      (.milliseconds(-499), -499, 0), (.nanoseconds(499_999_999), 500, 0), (.nanoseconds(-499_999_999), -500, 0),
      (.milliseconds(1499), 1499, 1), (.milliseconds(1500), 1500, 2), (.seconds(86_400), 86_400_000, 86_400),
    ]
  )
  func rounding(duration: Duration, milliseconds: Int64, seconds: Int64) {
    #expect(duration.wholeMilliseconds == milliseconds)
    #expect(duration.wholeSeconds == seconds)
  }

  @Test("A duration in minutes is rounded from its exact value")
  func minutes() {
    let rounded: [(Duration, Int64)] = [
      (.seconds(29.999), 0), (.seconds(30), 1), (.nanoseconds(29_999_999_999), 0), (.seconds(-30), -1),
      (.nanoseconds(-29_999_999_999), 0), (.seconds(5490), 92), (.seconds(5489), 91),
    ]
    for (duration, minutes) in rounded { #expect(duration.wholeMinutes == minutes, "\(duration)") }
  }

  @Test("The difference of two instants is exact, and leads from one to the other")
  func difference() {
    for (from, to) in [(0, 1), (1, 0), (-5, 7), (1_755_985_560_001, 253_402_300_799_999)] as [(Int64, Int64)] {
      let (left, right) = (Instant(milliseconds: from), Instant(milliseconds: to))
      #expect(left.duration(to: right) == .milliseconds(to - from))
      #expect(left.advanced(by: left.duration(to: right)) == right)
    }
  }

  @Test("What is finer than a millisecond is rounded where it enters")
  func entering() {
    let instant = Instant(milliseconds: 10)
    #expect(instant.advanced(by: .microseconds(499)) == instant)
    #expect(instant.advanced(by: .microseconds(500)) == Instant(milliseconds: 11))
    #expect(instant.advanced(by: .microseconds(-500)) == Instant(milliseconds: 9))
    #expect(Instant(Date(timeIntervalSince1970: 1.0006)) == Instant(milliseconds: 1001))
    #expect(Instant(Date(timeIntervalSince1970: -1.0006)) == Instant(milliseconds: -1001))
  }

  @Test("Foundation's date keeps the millisecond, both ways, from the year 1 to 9999")
  func date() {
    for milliseconds in [
      -62_135_596_800_000, -62_135_596_799_999, -1, 0, 1, 999, 1_755_985_560_001, 253_402_300_799_999,
    ] as [Int64] {
      let instant = Instant(milliseconds: milliseconds)
      #expect(Instant(instant.date) == instant)
    }
  }

  @Test("Instants are in order of time")
  func order() {
    let instants = [-1000, -1, 0, 1, 1000].map { Instant(milliseconds: $0) }
    #expect(instants.reversed().sorted() == instants)
    #expect(Instant.evening(0.001) > .evening)
  }
}
