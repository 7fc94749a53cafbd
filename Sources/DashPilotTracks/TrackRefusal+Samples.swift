extension TrackRefusal {
  /// One refusal of every kind, and of every fault that a file may have.
  public static var samples: [TrackRefusal] {
    let faults = XMLFault.allCases.map { TrackRefusal.broken($0, line: 33, column: 12) }
    return [.empty, .interrupted(line: 4096)] + faults + [
      .declaresDocumentType(line: 2),
      .notGPX(root: "kml", line: 2),
      .waypointsOnly(62),
      .routesOnly(1),
      .waypointsAndRoutesOnly(waypoints: 1, routes: 2),
      .noPoints,
      .noUsablePoint(TrackOmissions(untimed: 1), line: 9),
      .noUsablePoint(
        TrackOmissions(unreadableCoordinates: 2, untimed: 10, withoutZone: 1, unreadableTimes: 1),
        line: 9
      ),
      .notATrack(line: 1),
      .noReports,
      .noFix(1),
      .noFix(240),
      .noDate(29),
      .noUsableReport(TrackOmissions(unreadableLines: 1), line: 4),
      .noUsableReport(TrackOmissions(untimed: 1, withoutFix: 12, unreadableLines: 3), line: 14),
    ]
  }
}
