import DashPilotCore
@testable import DashPilotStore
import Foundation
import TestSupport
import Testing

extension TemporaryTree {
  /// Writes every older document in the current format.
  func migrate() throws {
    try store().writing { session in try session.migrate(try session.tree.formatSurvey().older) }
  }

  /// Applies a change on a disk that refuses to be changed: nothing moves, whichever operation is the first refused.
  func expectRefusal(of change: Change) throws {
    try store().writing { _ in }
    let before = files
    for operations in 0..<2 {
      #expect(throws: StorageFailure.self) {
        try store(.live().refusingChanges(after: operations)).writing { try $0.apply(change) }
      }
      #expect(files == before)
    }
  }

  /// Removes a shift with everything in it, and gives what is left.
  func deleting(_ shift: Shift) throws -> [String: [UInt8]] {
    let route = try tree.route(of: shift).route
    try store().writing { try $0.apply(try shift.deleting(route: route)) }
    return files
  }

  /// Whether any file says a text.
  func holds(_ text: String) -> Bool {
    files.values.contains { String(decoding: $0, as: UTF8.self).contains(text) }
  }
}

extension StoredVersion {
  /// The same tree once it is written in the current format, read anew.
  func migratedTree() throws -> (temporary: TemporaryTree, shifts: [Shift]) {
    let temporary = try copy()
    try temporary.migrate()
    let found = try temporary.tree.everyShift()
    #expect(found.unreadable.isEmpty)
    return (temporary, found.records.sorted { $0.startedAt < $1.startedAt })
  }

  /// What a document of this version that adds a line at its top is refused for.
  func problem(addingToShift line: String) -> DocumentProblem? {
    let bytes = Array(DocumentShapeTests.shift(number, line).utf8)
    do {
      _ = try JSONReader.document(bytes, ShiftDocument.read)
      return nil
    } catch { return error.problem }
  }

  /// What a delivery in a document of this version that adds a member is refused for.
  func problem(addingToDelivery member: String) -> DocumentProblem? {
    let (id, time) = ("\"07000000-0000-4000-8000-000000000007\"", "\"2025-08-23T21:46:00.000Z\"")
    let list = "\"deliveries\" : [{\"id\" : \(id), \"acceptedAt\" : \(time), \(member)}]"
    let offers = "\"offers\" : [{\"id\" : \(id), \"acceptedAt\" : \(time), \(list)}]"
    return problem(addingToShift: "\(number < 12 ? list : offers),\n")
  }
}

extension RecordTree {
  /// The figures of a shift, from its record and its route as they are read now.
  func metrics(of shift: Shift) throws -> ShiftMetrics {
    let route = try measuredRoute(of: shift)
    return ShiftMetrics(
      of: shift,
      route: route.measurement,
      positionsInPauses: route.positionsInPauses,
      readAt: Instant(milliseconds: shift.startedAt.milliseconds + 3_600_000)
    )
  }
}
