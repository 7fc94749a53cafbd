import DashPilotCore

extension RouteReading {
  /// That a crash left a torn last line, where one did.
  public var notices: [Statement] { Statement.ofTornLine(tornLine) }
}

extension MeasuredRoute {
  /// That a crash left a torn last line, where one did.
  public var notices: [Statement] { Statement.ofTornLine(tornLine) }
}

extension OlderDocument {
  /// That a crash left a torn last line in it, where one did.
  public var notices: [Statement] { Statement.ofTornLine(tornLine, of: file) }
}

extension StoredRecord {
  /// That a crash left a torn last line, where one did.
  public func notices(of file: String) -> [Statement] { Statement.ofTornLine(tornLine, of: file) }
}

extension Statement {
  fileprivate static func ofTornLine(_ line: Int?, of file: String = "the route") -> [Statement] {
    line.map { line in
      [Statement("Line \(line) of \(file) was cut short while it was written, so its position is left out.")]
    } ?? []
  }
}
