import DashPilotCore
import Foundation
import TestSupport
import Testing

extension LongHistoryTests {
  /// The change of one month with its positions.
  private func month() throws -> Change {
    let history = LongHistory(years: 1, recordsRoutes: true, anchor: .wednesday)
    return try history.change(in: #require(history.months.dropFirst().first))
  }

  @Test("With routes a shift has about 1,500 positions, in order, inside the shift and outside its breaks")
  func positions() throws {
    let change = try month()
    let counts = RecordCounts(change)
    let perShift = Double(counts.positions) / Double(counts.shifts)
    #expect(perShift > 1200 && perShift < 1800)
    for shift in change.shifts {
      let route = change.route(of: shift)
      let instants = route.sessions.flatMap(\.positions).map(\.instant)
      #expect(instants == instants.sorted() && Set(instants).count == instants.count)
      #expect(instants.allSatisfy { shift.startedAt <= $0 && $0 <= shift.endedAt ?? $0 })
      #expect(route.positionsInPauses(of: shift) == 0)
      for stretch in shift.parkedStretches {
        #expect(!instants.contains { stretch.startedAt < $0 && $0 < stretch.endedAt ?? $0 })
      }
    }
  }

  @Test("Routes are measured and partial, and go no faster than a vehicle does")
  func measured() throws {
    let change = try month()
    for shift in change.shifts where !change.route(of: shift).sessions.isEmpty {
      let measurement = change.route(of: shift).measured(in: shift.routeWindow)
      let seconds = shift.endedAt.map { shift.startedAt.duration(to: $0).wholeSeconds } ?? 0
      #expect(measurement.isMeasured && measurement.isPartial)
      #expect(measurement.metres > 10_000 && measurement.metres < 20 * Double(seconds))
    }
  }

  @Test("Without routes the shifts are the same")
  func withoutRoutes() throws {
    let bare = LongHistory(years: 1, recordsRoutes: false, anchor: .wednesday)
    let month = try #require(bare.months.dropFirst().first)
    #expect(try bare.change(in: month).shifts == self.month().shifts)
  }
}
