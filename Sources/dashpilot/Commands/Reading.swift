import DashPilotCore
import DashPilotStore

/// A shift with its figures, and what could not be read for them.
struct MeasuredShift {
  let shift: Shift
  let metrics: ShiftMetrics
  let notices: [Statement]
  /// Why the route could not be read, where it could not.
  let unreadableRoute: UnreadableRecord?
}

extension RecordTree {
  /// Works out a shift's figures from its record and its route.
  func measured(_ shift: Shift, readAt now: Instant, _ writing: Writing) throws -> MeasuredShift {
    do {
      let reading = try route(of: shift)
      let metrics = ShiftMetrics(
        of: shift,
        route: reading.route.measured(in: shift.routeWindow),
        positionsInPauses: reading.route.positionsInPauses(of: shift),
        readAt: now
      )
      return MeasuredShift(shift: shift, metrics: metrics, notices: reading.notices, unreadableRoute: nil)
    } catch let problem as UnreadableRecord {
      let metrics = ShiftMetrics(of: shift, route: nil, readAt: now)
      let notices = [problem.statement(in: writing)]
      return MeasuredShift(shift: shift, metrics: metrics, notices: notices, unreadableRoute: problem)
    }
  }

  /// The places that a shift's deliveries name; one that is not there, or cannot be read, is left out.
  func places(of shift: Shift, _ writing: Writing) throws -> ([PlaceID: PickupPlace], [Statement]) {
    var (places, notices): ([PlaceID: PickupPlace], [Statement]) = ([:], [])
    for id in Set(shift.deliveries.compactMap(\.delivery.pickupPlace)).sorted() {
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
