import DashPilotCore

/// Why nothing was read from a track file.
public enum TrackRefusal: Refusal {
  /// The file holds no byte, or white space only.
  case empty
  /// The file could not be read to its end, so nothing of it is taken.
  case interrupted(line: Int)
  /// The file is not well-formed XML; the column counts from one.
  case broken(XMLFault, line: Int, column: Int)
  /// The file declares a document type, which may hold entities; GPX has none.
  case declaresDocumentType(line: Int)
  /// The outermost element is another than `gpx`.
  case notGPX(root: String, line: Int)
  /// The file holds waypoints, which are places and not what was driven, and no track point.
  case waypointsOnly(Int)
  /// The file holds routes, which are plans and not what was driven, and no track point.
  case routesOnly(Int)
  /// The file holds waypoints and routes, and no track point.
  case waypointsAndRoutesOnly(waypoints: Int, routes: Int)
  /// The file is GPX and holds no track point, no waypoint and no route.
  case noPoints
  /// Every track point was left out; the first of them is in this line.
  case noUsablePoint(TrackOmissions, line: Int)
  /// What the file begins with is none of GPX, NMEA sentences and gpsd's JSON.
  case notATrack(line: Int)
  /// The log holds no line that could state a position.
  case noReports
  /// The receiver never had a position in any of so many reports.
  case noFix(Int)
  /// The log never says what day it was, or never a time at all, so that none of so many positions has an instant.
  case noDate(Int)
  /// Every report of the log was left out, for more reasons than one; the first of them is in this line.
  case noUsableReport(TrackOmissions, line: Int)
}
