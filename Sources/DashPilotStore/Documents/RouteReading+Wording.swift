import DashPilotCore

extension RouteReading {
  /// That a crash left a torn last line, where one did.
  public var notices: [Statement] {
    tornLine.map { line in
      [Statement("Line \(line) of the route was cut short while it was written, so its position is left out.")]
    } ?? []
  }
}
