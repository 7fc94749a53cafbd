import DashPilotCore
import Foundation
import TestSupport
import Testing

/// The long history of `demo --years`: how much it holds, and that commands could have recorded it.
@Suite("Long history")
struct LongHistoryTests {
  private static let year = LongHistory(years: 1, recordsRoutes: false, anchor: .wednesday)
  private static let whole = Result { try year.months.map { try year.change(in: $0) } }

  private func changes() throws -> [Change] { try LongHistoryTests.whole.get() }
  private func shifts() throws -> [Shift] { try changes().flatMap(\.shifts) }
  private func deliveries() throws -> [Delivery] { try shifts().flatMap(\.deliveries).map(\.delivery) }

  @Test("A year has about 12 shifts a week of 2 to 5 hours, with about 8 deliveries each")
  func amounts() throws {
    let shifts = try shifts()
    #expect((580...680).contains(shifts.count))
    let lengths = shifts.compactMap { shift in shift.endedAt.map { shift.startedAt.duration(to: $0) } }
    #expect(lengths.count == shifts.count)
    #expect(lengths.allSatisfy { $0 >= .seconds(2 * 3600) && $0 <= .seconds(5 * 3600) })
    let perShift = Double(try deliveries().count) / Double(shifts.count)
    #expect(perShift > 7 && perShift < 9)
  }

  @Test("It has stacked offers, pauses, parked stretches, cancelled deliveries, expectations, tips and missing amounts")
  func variety() throws {
    let (shifts, deliveries) = (try shifts(), try deliveries())
    #expect(Set(shifts.flatMap(\.offers).map(\.deliveries.count)) == [1, 2, 3])
    #expect(shifts.contains { !$0.pauses.isEmpty } && shifts.contains { !$0.parkedStretches.isEmpty })
    #expect(shifts.contains { $0.grossEarnings == nil } && shifts.contains { $0.grossEarnings != nil })
    #expect(shifts.count { $0.fuel.isPair } * 2 > shifts.count && shifts.contains { $0.fuel.isEmpty })
    #expect(deliveries.contains { $0.state == .cancelled } && deliveries.contains { $0.grossEarnings == nil })
    #expect(deliveries.contains { $0.expectedEarnings != nil } && deliveries.contains { !$0.tips.isEmpty })
    #expect(deliveries.contains { $0.pickupPlace == nil })
    let named = Set(deliveries.compactMap(\.pickupPlace))
    #expect(named == Set(LongHistoryTests.year.beginning.places.map(\.id)) && named.count == 40)
  }

  @Test("No week is without an expense, and none is dated after now")
  func expenses() throws {
    let expenses = try changes().flatMap(\.expenses)
    let weeks = Set(expenses.map { ($0.occurredAt.milliseconds - 1_789_358_400_000) / (7 * 86_400_000) })
    #expect(weeks.count >= 52 && expenses.allSatisfy { $0.occurredAt <= ScenarioAnchor.wednesday.moment })
    #expect(Set(expenses.map(\.category)) == Set(ExpenseCategory.allCases))
  }

  @Test("Shifts end after they start, overlap no other, and have ended by now")
  func order() throws {
    let shifts = try shifts()
    #expect(zip(shifts, shifts.dropFirst()).allSatisfy { ($0.endedAt ?? .evening) <= $1.startedAt })
    #expect(shifts.allSatisfy { $0.endedAt.map { $0 <= ScenarioAnchor.wednesday.moment } ?? false })
  }

  @Test("Deliveries are finished, in order, and inside their shift; their places were known by then")
  func insideShifts() throws {
    let known = Dictionary(
      uniqueKeysWithValues: LongHistoryTests.year.beginning.places.map { ($0.id, $0.createdAt) }
    )
    for shift in try shifts() {
      for delivery in shift.deliveries.map(\.delivery) {
        let end = try #require(delivery.deliveredAt ?? delivery.cancelledAt)
        #expect(delivery.isInOrder && delivery.state.isFinished)
        #expect(shift.startedAt <= delivery.acceptedAt && end <= shift.endedAt ?? shift.startedAt)
        #expect(delivery.pickupPlace.map { (known[$0] ?? end) <= delivery.acceptedAt } ?? true)
      }
      #expect((shift.pauses.map(\.endedAt) + shift.parkedStretches.map(\.endedAt)).allSatisfy { $0 != nil })
      #expect(ShiftMetrics(of: shift, route: nil, readAt: .evening).active.malformed == 0)
    }
  }

  @Test("The same clock gives the same records, and the months are the days from a year ago to today")
  func deterministic() throws {
    let again = LongHistory(years: 1, recordsRoutes: false, anchor: .wednesday)
    let month = try #require(again.months.dropFirst(5).first)
    #expect(try again.change(in: month) == changes()[5])
    let months = again.months
    #expect(months.first?.lowerBound == CivilDate(year: 2025, month: 9, day: 16))
    #expect(months.last?.upperBound == CivilDate(year: 2026, month: 9, day: 16))
    #expect(zip(months, months.dropFirst()).allSatisfy { $0.upperBound.adding(days: 1) == $1.lowerBound })
  }
}
