import DashPilotCore
@testable import DashPilotStore
import Foundation
import TestSupport
import Testing

@Suite("Shift earnings persistence")
struct ShiftEarningsPersistenceTests {
  private func shift(_ amount: Money?) -> Shift {
    Shift(id: .number(1), startedAt: .evening, endedAt: .evening(3600), grossEarnings: amount)
  }

  @Test(
    "An amount survives a reopened store, an explicit zero too, and none is none",
    arguments: [Money(minorUnits: 8650), .zero, nil, Money(minorUnits: 1)]
  )
  func roundTrip(amount: Money?) throws {
    let temporary = try TemporaryTree()
    try temporary.save(.shift(shift(amount)))
    #expect(try temporary.tree.newestFinishedShift().records == [shift(amount)])
    #expect(temporary.holds("grossEarnings") == (amount != nil))
  }

  @Test("An amount that is removed leaves nothing behind, and a refused save changes none")
  func removing() throws {
    let temporary = try TemporaryTree()
    try temporary.save(.shift(shift(Money(5))))
    try temporary.expectRefusal(of: Change(saved: [.shift(shift(nil))]))
    #expect(try temporary.tree.newestFinishedShift().records == [shift(Money(5))])
    try temporary.save(.shift(shift(nil)))
    #expect(!temporary.holds("grossEarnings"))
  }

  @Test("Up to version 3 no shift has earnings, which is not zero, and no rate is made", arguments: 1...3)
  func version3(number: Int) throws {
    let (temporary, shifts) = try StoredVersion(number: number).migratedTree()
    for shift in shifts {
      #expect(shift.grossEarnings == nil)
      #expect(try temporary.tree.metrics(of: shift).rates.perWorkingHour.value == nil)
    }
    #expect(!temporary.holds("grossEarnings"))
    let line = "\"grossEarnings\" : \"0.00\",\n"
    #expect(StoredVersion(number: number).problem(addingToShift: line) == .unknownKey("grossEarnings"))
  }

  @Test("From version 4 on amounts are carried over, an explicit zero as zero", arguments: 4...16)
  func version4(number: Int) throws {
    let shifts = try StoredVersion(number: number).migratedTree().shifts
    #expect(shifts.map(\.grossEarnings) == [.zero, Money(minorUnits: 8650), nil])
  }
}
