import DashPilotCore
import Foundation
import TestSupport
import Testing

extension ShiftProfitabilityTests {
  @Test("The period's net after recorded expenses and the shift's estimated net are two statements of two facts")
  func besideRecordedExpenses() throws {
    let record = Shift.evening(to: 14_400, gross: 100_00, fuel: .of(25, 4_00))
    let shift = PeriodShift(record, route: .miles(50))
    let estimated = try #require(ShiftMetrics(record, route: .miles(50)).net)
    #expect(estimated.amount == .available(Money(minorUnits: 92_00)))  // 100.00 less 50 ÷ 25 × 4.00
    let without = PeriodMetrics([shift])
    #expect(without.netAfterRecordedExpenses == .unavailable(.noExpenseRecorded))
    #expect(without.net.ledger.value?.amount == Money(minorUnits: 92_00) && without.expenses.count == 0)
    let receipt = PeriodMetrics([shift], [.of(.fuel, 45_00)])
    #expect(receipt.netAfterRecordedExpenses == .available(Money(minorUnits: 55_00)))
    #expect(receipt.net == without.net && receipt.fuel == without.fuel)
  }

  @Test("A period of one shift has that shift's fuel and net, to the last digit kept")
  func periodOfOne() throws {
    let record = Shift.evening(to: 14_400, gross: 73_41, fuel: .of(31, 3_29))
    let shift = ShiftMetrics(record, route: .metres(20_000))
    let period = PeriodMetrics([PeriodShift(record, route: .metres(20_000))])
    let cost = Money(try Decimal(literal: "1.318910"))
    #expect(shift.fuel?.value?.cost == cost && period.fuel.estimate.value?.cost == cost)
    #expect(period.net.ledger.value?.amount == Money(minorUnits: 73_41) - cost)
    #expect(shift.net?.amount.value == period.net.ledger.value?.amount)
  }
}
