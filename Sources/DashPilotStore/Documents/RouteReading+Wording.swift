import DashPilotCore

extension RouteReading {
  /// That a crash left a torn last line, where one did.
  public var notices: [Statement] { Statement.ofTornLine(tornLine) }
}

extension MeasuredRoute {
  /// That a crash left a torn last line, where one did.
  public var notices: [Statement] { Statement.ofTornLine(tornLine) }
}

extension Statement {
  fileprivate static func ofTornLine(_ line: Int?) -> [Statement] {
    line.map { line in
      [Statement("Line \(line) of the route was cut short while it was written, so its position is left out.")]
    } ?? []
  }
}
