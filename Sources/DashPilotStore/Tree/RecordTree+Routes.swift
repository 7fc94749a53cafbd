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
  /// The route of a shift; an empty one where no position was recorded.
  ///
  /// It stands in its own file, or in a shift's document of before version 10; where both hold positions, all count.
  public func route(of shift: Shift) throws -> RouteReading { try route(of: shift, looksInside: true) }

  private func route(of shift: Shift, looksInside: Bool) throws -> RouteReading {
    let apart = try routeApart(of: shift)
    guard looksInside, let inside = try routeInside(shift) else {
      return apart ?? RouteReading(route: Route(shift: shift.id, sessions: []), tornLine: nil)
    }
    return RouteReading(route: apart?.route.including(inside) ?? inside, tornLine: apart?.tornLine)
  }

  /// The route in its own file; nothing where there is none.
  private func routeApart(of shift: Shift) throws -> RouteReading? {
    let candidates = [RecordName(shift.startedAt, shift.id), RecordName(shift.startedAt, shift.id, whole: true)]
    for name in candidates {
      let path = TreePath.route(name)
      guard let reading = try route(at: path) else { continue }
      guard reading.route.shift.text.hasPrefix(name.identifier) else {
        throw UnreadableRecord(file: path, line: 1, path: "shift", problem: .nameContradictsContent)
      }
      if reading.route.shift == shift.id { return reading }
    }
    return nil
  }

  /// The route in a file; nothing where it is not there.
  func route(at path: String) throws -> RouteReading? {
    let bytes: [UInt8]
    do { bytes = try fileBytes(path) } catch let fault as UnreadableRecord where fault.problem == .disk(.missing) {
      return nil
    }
    do { return try RouteReader.read(bytes) } catch { throw error.inFile(path) }
  }

  /// Reads and measures the route of one shift; an empty one where no position was recorded.
  ///
  /// Thrown is an `UnreadableRecord` where the route cannot be read, and a `StorageFailure` of the disk.
  public func measuredRoute(of shift: Shift) throws -> MeasuredRoute {
    let reading = try route(of: shift, looksInside: !routesApart.contains(shift.id))
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

  /// Works something out for each element, in order, on every core where there are many.
  public func workedOut<Element: Sendable, Value: Sendable>(
    of elements: [Element],
    _ transform: @Sendable (Element) throws -> Value
  ) throws -> [Value] {
    try workedOut(of: elements, portion: RecordTree.documentsInPortion, transform)
  }

  func workedOut<Element: Sendable, Value: Sendable>(
    of elements: [Element],
    portion: Int,
    _ transform: @Sendable (Element) throws -> Value
  ) throws -> [Value] {
    try usesAllCores ? elements.mappedOnAllCores(portion: portion, transform) : elements.map(transform)
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
    return try workedOut(of: elements, portion: portion, result)
  }
}
