import DashPilotCore
import DashPilotStore
import Foundation
import TestSupport
import Testing

extension RecordTreeTests {
  @Test("The next start is the earliest after a shift's own, however many begin in the same second")
  func nextStartWithinASecond() throws {
    let temporary = try TemporaryTree()
    let starts = [(UInt8(9), 0.0), (1, 0.9), (2, 0.5), (3, 0.2), (4, 60.0), (5, 60.4)]
    let shifts = starts.map { number, start in
      Shift(id: .number(number), startedAt: .evening(start), endedAt: .evening(start))
    }
    for shift in shifts { try temporary.save(.shift(shift)) }
    let ordered = shifts.sorted { $0.startedAt < $1.startedAt }
    for (shift, next) in zip(ordered, ordered.dropFirst()) {
      #expect(try temporary.tree.nextStart(after: shift) == next.startedAt)
    }
    #expect(try temporary.tree.nextStart(after: ordered[5]) == nil)
  }
}
