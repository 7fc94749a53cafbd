import DashPilotCore
import Foundation
import TestSupport
import Testing

@Suite("Shift references")
struct ShiftReferenceTests {
  private func day(_ year: Int, _ month: Int, _ day: Int) throws -> CivilDate {
    try #require(CivilDate(year: year, month: month, day: day))
  }

  @Test("The latest and the current shift are named by their words")
  func words() throws {
    #expect(try ShiftReference("latest") == .latest)
    #expect(try ShiftReference("current") == .current)
  }

  @Test("A day is named alone, or with a number from 1 on")
  func days() throws {
    let september = try day(2026, 9, 5)
    #expect(try ShiftReference("2026-09-05") == .day(september, ordinal: nil))
    #expect(try ShiftReference("2026-09-05/1") == .day(september, ordinal: 1))
    #expect(try ShiftReference("2026-09-05/12") == .day(september, ordinal: 12))
    #expect(try ShiftReference("2028-02-29") == .day(try day(2028, 2, 29), ordinal: nil))
  }

  @Test("Four or more of an identifier's first characters name it, in either case")
  func identifiers() throws {
    #expect(try ShiftReference("1f3a") == .identifier(prefix: "1f3a"))
    #expect(try ShiftReference("1F3A9C2E") == .identifier(prefix: "1f3a9c2e"))
    #expect(try ShiftReference("1f3a9c2e-") == .identifier(prefix: "1f3a9c2e-"))
    #expect(try ShiftReference("2026") == .identifier(prefix: "2026"))
    let whole = "1f3a9c2e-0000-4000-8000-00000000000a"
    #expect(try ShiftReference(whole) == .identifier(prefix: whole))
  }

  @Test(
    "Anything else does not say which shift",
    arguments: [
      "", " ", "Latest", "last", "abc", "1f3", "1g3a", "1f3a9c2e0", "1f3a-9c2e", "2026-9-5",
      "2026-09-05/", "2026-09-05/0", "2026-09-05/-1", "2026-09-05/+2", "2026-09-05/x", "2026-09-05/1/2",
      "2026-09-05/99999999999999999999", "2026-09", "-1f3", "1f3a ", " latest", "05.09.2026", "１f3a",
      "1f3a9c2e-0000-4000-8000-00000000000ab",
    ]
  )
  func unreadable(text: String) {
    #expect(throws: ShiftChoiceRefusal.unreadableReference(text)) { try ShiftReference(text) }
  }

  @Test(
    "A day that the calendar does not have is refused as one",
    arguments: ["2026-02-30", "2026-13-01", "2027-02-29/2"]
  )
  func noSuchDay(text: String) {
    #expect(throws: ShiftChoiceRefusal.noSuchDay(text)) { try ShiftReference(text) }
  }

  private func shift(_ number: UInt8, from start: Double) -> Shift {
    Shift(id: .number(number), startedAt: .evening(start), endedAt: .evening(start + 60))
  }

  @Test("The only shift of a day is chosen; of several none is, and their starts are listed in order")
  func onDay() throws {
    let saturday = try day(2025, 8, 23)
    let (first, second, third) = (shift(5, from: 0), shift(1, from: 600), shift(9, from: 600))
    #expect(try [first].chosen(on: saturday, ordinal: nil) == first)
    #expect(
      throws: ShiftChoiceRefusal.severalShiftsOnDay(saturday, starts: [.evening(0), .evening(600), .evening(600)])
    ) {
      try [third, first, second].chosen(on: saturday, ordinal: nil)
    }
    #expect(throws: ShiftChoiceRefusal.noShiftOnDay(saturday)) { try [Shift]().chosen(on: saturday, ordinal: nil) }
  }

  @Test("A day's shifts are counted by start, then identifier, and one past them is refused with how many there are")
  func ordinals() throws {
    let saturday = try day(2025, 8, 23)
    let ordered = [shift(5, from: 0), shift(1, from: 600), shift(9, from: 600)]
    for (index, expected) in ordered.enumerated() {
      #expect(try ordered.reversed().chosen(on: saturday, ordinal: index + 1) == expected)
    }
    #expect(throws: ShiftChoiceRefusal.noSuchShiftOnDay(saturday, ordinal: 4, count: 3)) {
      try ordered.chosen(on: saturday, ordinal: 4)
    }
    #expect(throws: ShiftChoiceRefusal.noShiftOnDay(saturday)) { try [Shift]().chosen(on: saturday, ordinal: 1) }
  }

  @Test("The one shift whose identifier begins so is chosen; one that fits several is refused with the list")
  func byIdentifier() throws {
    let (first, second) = (shift(0x1F, from: 0), shift(0x1E, from: 600))
    let shifts = [first, second]
    #expect(try shifts.chosen(withIdentifierPrefix: "1f00") == first)
    #expect(try shifts.chosen(withIdentifierPrefix: second.id.text) == second)
    #expect(throws: ShiftChoiceRefusal.noShiftWithIdentifier("1a00")) {
      try shifts.chosen(withIdentifierPrefix: "1a00")
    }
    let twins = [first, shift(0x1F, from: 600)]
    let bounds = [
      ShiftBounds(id: .number(0x1F), startedAt: .evening), ShiftBounds(id: .number(0x1F), startedAt: .evening(600)),
    ]
    #expect(throws: ShiftChoiceRefusal.severalShiftsWithIdentifier("1f00", shifts: bounds)) {
      try twins.chosen(withIdentifierPrefix: "1f00")
    }
  }
}
