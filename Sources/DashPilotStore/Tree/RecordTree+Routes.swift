import DashPilotCore

/// What the figures of a shift need of its route; the positions themselves are let go.
public struct MeasuredRoute: Hashable, Sendable {
  /// The distance and what it misses out, in the shift's window where it has one.
  public let measurement: RouteMeasurement
  /// How many usable positions lie inside a recorded pause of the shift.
  public let positionsInPauses: Int
  /// The number of the torn last line, which is left out.
  public let tornLine: Int?
}

extension RecordTree {
  /// Reads and measures the route of one shift; an empty one where no position was recorded.
  ///
  /// Thrown is an `UnreadableRecord` where the route cannot be read, and a `StorageFailure` of the disk.
  public func measuredRoute(of shift: Shift) throws -> MeasuredRoute {
    let reading = try route(of: shift)
    return MeasuredRoute(
      measurement: reading.route.measured(in: shift.routeWindow),
      positionsInPauses: reading.route.positionsInPauses(of: shift),
      tornLine: reading.tornLine
    )
  }

  /// Reads and measures the routes of shifts on every core, in the order of the shifts.
  ///
  /// A route that cannot be read hides no other: its result is why. A failure of the disk that is no record's is thrown.
  /// Each route is let go once it is measured, so that the memory is that of one route a core.
  public func measuredRoutes(of shifts: [Shift]) throws -> [Result<MeasuredRoute, UnreadableRecord>] {
    try readEach(shifts, portion: 4, measuredRoute)
  }

  /// Reads something for each element, on every core; what cannot be read hides nothing else.
  func readEach<Element: Sendable, Value: Sendable>(
    _ elements: [Element],
    portion: Int,
    _ read: @Sendable (Element) throws -> Value
  ) throws -> [Result<Value, UnreadableRecord>] {
    let result = { @Sendable (element: Element) throws -> Result<Value, UnreadableRecord> in
      do { return .success(try read(element)) } catch let problem as UnreadableRecord { return .failure(problem) }
    }
    return try usesAllCores ? elements.mappedOnAllCores(portion: portion, result) : elements.map(result)
  }
}
