import DashPilotCore

extension TrackRefusal {
  /// What is wrong with the file and where, then what to do; never a coordinate.
  public func sentence(_ voice: Voice) -> String {
    switch self {
    case .empty: "The file is empty. Choose a file with a recorded track."
    case .interrupted(let line):
      "The file could not be read beyond line \(line), so nothing of it was taken. Try again once it can be read."
    case .broken(let fault, let line, let column): fault.sentence(line: line, column: column, voice)
    case .declaresDocumentType(let line):
      """
      Line \(line) of the file declares a document type, and GPX has none. \
      Remove the declaration, or export the track again.
      """
    case .notGPX(let root, let line):
      """
      The file is not GPX: line \(line) begins \(voice.quoted(root)) where \(voice.quoted("gpx")) belongs. \
      Choose a GPX file.
      """
    case .waypointsOnly(let count): TrackRefusal.withoutTrack(counted(count, "waypoint"), "A waypoint is a place")
    case .routesOnly(let count): TrackRefusal.withoutTrack(counted(count, "route"), "A route is a plan")
    case .waypointsAndRoutesOnly(let waypoints, let routes):
      TrackRefusal.withoutTrack(
        "\(counted(waypoints, "waypoint")), \(counted(routes, "route"))",
        "Waypoints are places and routes are plans"
      )
    case .noPoints: "The file has no track point. Choose a GPX file with a recorded track."
    case .noUsablePoint(let omissions, let line): TrackRefusal.noUsablePoint(omissions, line)
    case .notATrack(let line): TrackRefusal.notATrack(line)
    case .noReports: "The log has no line that states a position. Choose a log of a receiver's RMC, GGA or TPV reports."
    case .noFix(let count): TrackRefusal.noFix(counted(count, "report"))
    case .noDate(let count): TrackRefusal.noDate(count)
    case .noUsableReport(let omissions, let line): TrackRefusal.noUsableReport(omissions, line)
    }
  }

  private static func withoutTrack(_ content: String, _ nature: String) -> String {
    "The file has \(content) and no track. \(nature), not what was driven: choose a file with a recorded track."
  }

  private static func noUsablePoint(_ omissions: TrackOmissions, _ line: Int) -> String {
    let points = counted(omissions.total, "track point")
    let reasons = omissions.reasons.joined(separator: ", ")
    return """
      None of the file's track points can be used. From line \(line) on it has \(points): \(reasons). \
      Choose a file whose points have a position and a time with its zone.
      """
  }
}

extension TrackRefusal {
  private static func notATrack(_ line: Int) -> String {
    """
    The file is no track that can be read: line \(line) begins neither GPX, nor an NMEA sentence, nor gpsd's JSON. \
    Choose a GPX file, an NMEA log or a gpsd log.
    """
  }

  private static func noFix(_ reports: String) -> String {
    """
    The log has \(reports) and no position: the receiver never had a fix. \
    Choose a log of a time when it had one.
    """
  }

  private static func noDate(_ count: Int) -> String {
    """
    No position in the log has a day and a time: it has \(count) without. \
    Choose a log with RMC or ZDA sentences, or with TPV reports that state a time.
    """
  }

  private static func noUsableReport(_ omissions: TrackOmissions, _ line: Int) -> String {
    let lines = counted(omissions.total, "report")
    let reasons = omissions.reasons.joined(separator: ", ")
    return """
      None of the log's reports can be used. From line \(line) on it has \(lines): \(reasons). \
      Choose a log of a receiver that had a position and the time.
      """
  }
}

extension TrackOmissions {
  /// Why points were left out, as parts of a sentence: `2 have no time`, `1 has a time without a zone`.
  public var reasons: [String] {
    [
      (untimed, "has no time", "have no time"),
      (withoutZone, "has a time without a zone", "have a time without a zone"),
      (unreadableTimes, "has a time that cannot be read", "have a time that cannot be read"),
      (
        unreadableCoordinates, "has coordinates that are not plain numbers",
        "have coordinates that are not plain numbers"
      ),
      (withoutFix, "has no fix", "have no fix"),
      (unreadableLines, "is a line that cannot be read", "are lines that cannot be read"),
    ]
    .filter { $0.0 > 0 }
    .map { count, one, several in "\(count) \(count == 1 ? one : several)" }
  }
}
