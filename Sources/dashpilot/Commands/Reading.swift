import DashPilotCore
import DashPilotStore

/// A shift with its figures, and what could not be read for them.
struct MeasuredShift {
  let shift: Shift
  let metrics: ShiftMetrics
  let notices: [Statement]
  /// Why the route could not be read, where it could not.
  let unreadableRoute: UnreadableRecord?

  /// Works out a shift's figures from its record and what was read of its route.
  init(_ shift: Shift, _ route: Result<MeasuredRoute, UnreadableRecord>, readAt now: Instant, _ writing: Writing) {
    self.shift = shift
    switch route {
    case .success(let route):
      metrics = ShiftMetrics(
        of: shift,
        route: route.measurement,
        positionsInPauses: route.positionsInPauses,
        readAt: now
      )
      (notices, unreadableRoute) = (route.notices, nil)
    case .failure(let problem):
      metrics = ShiftMetrics(of: shift, route: nil, readAt: now)
      (notices, unreadableRoute) = ([problem.statement(in: writing)], problem)
    }
  }
}

extension RecordTree {
  /// Works out a shift's figures from its record and its route.
  func measured(_ shift: Shift, readAt now: Instant, _ writing: Writing) throws -> MeasuredShift {
    try measured([shift], readAt: now, writing)[0]
  }

  /// Works out the figures of shifts from their records and their routes.
  func measured(_ shifts: [Shift], readAt now: Instant, _ writing: Writing) throws -> [MeasuredShift] {
    try zip(shifts, measuredRoutes(of: shifts)).map { MeasuredShift($0, $1, readAt: now, writing) }
  }

  /// The places that the deliveries of shifts name, and what is said of one that cannot be read; one that is not there
  /// is left out.
  func places(of shifts: [Shift], _ writing: Writing) throws -> ([PlaceID: PickupPlace], [Statement]) {
    var (places, notices): ([PlaceID: PickupPlace], [Statement]) = ([:], [])
    let named = shifts.flatMap(\.offers).flatMap(\.deliveries).compactMap(\.pickupPlace)
    for id in Set(named).sorted() {
      do { places[id] = try place(id) } catch let problem as UnreadableRecord {
        notices.append(problem.statement(in: writing))
      }
    }
    return (places, notices)
  }
}

extension UnreadableRecord {
  /// The machine form of what could not be read.
  var json: JSON {
    .object(["file": .string(file), "line": line.map { .integer($0) } ?? .null, "reason": .string(reason)])
  }
}
