import DashPilotCore
import Foundation
import TestSupport
import Testing

@Suite("Typed text refusals")
struct TypedTextRefusalTests {
  private func local(_ month: Int, _ day: Int, hour: Int, minute: Int) throws -> LocalTime {
    let date = try #require(CivilDate(year: 2026, month: month, day: day))
    return LocalTime(date: date, millisecondOfDay: Int64(hour * 60 + minute) * 60_000)
  }

  @Test("Each refusal of a typed time, number, convention and reference has its sentence")
  func sentences() throws {
    let day = try #require(CivilDate(year: 2025, month: 8, day: 23))
    let bounds = try zip(
      ["1f3a9c2e-0000-4000-8000-000000000001", "1f3a9c2e-0000-4000-8000-000000000002"],
      [0, 86_400]
    )
    .map { try ShiftBounds(id: ShiftID(#require(UUID(uuidString: $0))), startedAt: .evening($1)) }
    let times: [TimeInputRefusal] = [
      .unreadableTime("5:46 PM"), .unreadableTime(""),
      .skippedTime(try local(3, 8, hour: 2, minute: 30), offsets: ["-05:00", "-04:00"]),
      .repeatedTime(try local(11, 1, hour: 1, minute: 30), offsets: ["-04:00", "-05:00"]),
    ]
    let numbers: [WholeNumberRefusal] = [
      .notAWholeNumber("two", .offerCount), .notAWholeNumber("two", .deliveryNumber),
      .notAWholeNumber("two", .tipNumber), .notAWholeNumber("two", .pauseNumber),
      .notAWholeNumber("two", .offerNumber), .notAWholeNumber("two", .yearCount), .notAWholeNumber("two", .stepCount),
    ]
    let conventions: [ConventionRefusal] = [
      .unknownTimeZone("New York"), .unknownLocale("English"), .unknownWeekday("mon"), .neitherOnNorOff("yes"),
    ]
    let references: [ShiftChoiceRefusal] = [
      .unreadableReference("last"), .noSuchDay("2026-02-30"), .noFinishedShift, .noShiftOnDay(day),
      .noSuchShiftOnDay(day, ordinal: 2, count: 1), .noSuchShiftOnDay(day, ordinal: 4, count: 3),
      .severalShiftsOnDay(day, starts: [.evening, .evening(3600)]), .noShiftWithIdentifier("9b20"),
      .severalShiftsWithIdentifier("1f3a", shifts: bounds),
    ]
    let refusals: [any Refusal] = times + numbers + conventions + references
    #expect(Golden.mismatch("TypedTextRefusals.txt", Golden.vocabulary(of: refusals)) == nil)
  }
}
