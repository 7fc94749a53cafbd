import DashPilotCore
import Synchronization

extension RecordTree {
  /// The route in a shift's own document, of before version 10; nothing where that holds none.
  func routeInside(_ shift: Shift) throws -> Route? {
    let names = [RecordName(shift.startedAt, shift.id), RecordName(shift.startedAt, shift.id, whole: true)]
    for isFinished in [shift.endedAt != nil, shift.endedAt == nil] {
      for path in names.map({ TreePath.shift($0, isFinished: isFinished) }) {
        if let inside = try routeInside(at: path), inside.shift == shift.id { return inside }
      }
    }
    return nil
  }

  /// The route in the document at a path; nothing where none is there, or it is nobody's because it cannot be read.
  private func routeInside(at path: String) throws -> Route? {
    guard try disk.kind(path) != nil else { return nil }
    do { return try document(at: path, ShiftDocument.routeInside)?.route } catch let fault as UnreadableRecord {
      if case .disk = fault.problem { throw fault }
      return nil
    }
  }
}

extension WritingSession {
  /// A change with what goes with it because documents of before version 10 hold the routes of their shifts.
  ///
  /// Such a shift is written together with its route, so that no position is lost, and none stands twice.
  func migrating(_ change: Change) throws -> Change {
    let records = change.saved + change.removed
    let (shifts, routes) = (records.compactMap(\.shift), records.compactMap(\.routeOwner))
    let routesBeside = try change.saved.compactMap(\.shift).filter { shift in
      try !routes.contains { $0.id == shift.id } && tree.routeInside(shift) != nil
    }
    let shiftsBeside = try routes.filter { shift in
      try !shifts.contains { $0.id == shift.id } && tree.routeInside(shift) != nil
    }
    return Change(
      saved: change.saved + (try routesBeside.map { .route(try tree.route(of: $0).route, of: $0) })
        + (try shiftsBeside.map { .shift(try tree.shift(again: $0)) }),
      removed: change.removed
    )
  }
}

extension Record {
  fileprivate var shift: Shift? {
    if case .shift(let shift) = self { shift } else { nil }
  }

  fileprivate var routeOwner: Shift? {
    if case .route(_, let owner) = self { owner } else { nil }
  }
}

extension Route {
  /// The route with those positions of another one that it does not hold yet.
  func including(_ other: Route) -> Route {
    let held = Dictionary(grouping: sessions, by: \.id).mapValues { Set($0.flatMap(\.positions)) }
    let added = other.sessions.compactMap { session -> CaptureSession? in
      let positions = session.positions.filter { !(held[session.id]?.contains($0) ?? false) }
      guard !positions.isEmpty else { return nil }
      return CaptureSession(id: session.id, startedAt: session.startedAt, positions: positions)
    }
    return Route(shift: shift, sessions: sessions + added)
  }
}

/// The shifts whose documents were read and hold no route, being of version 10 or later.
///
/// A figure that needs a route then reads no document again.
final class RoutesApart: Sendable {
  private let shifts = Mutex<Set<ShiftID>>([])

  func insert(_ shift: ShiftID) { shifts.withLock { _ = $0.insert(shift) } }

  func contains(_ shift: ShiftID) -> Bool { shifts.withLock { $0.contains(shift) } }
}
