extension Route {
  /// The route as a GPX 1.1 document: one track, and a segment for each capture session that has positions.
  ///
  /// Positions are written as they are recorded, usable or not; times to the millisecond in UTC. An accuracy has no
  /// element in GPX and is left out. The same route gives the same text.
  public var gpx: String {
    let segments = sessions.filter { !$0.positions.isEmpty }.map { session in
      "    <trkseg>\n\(session.positions.map(\.gpx).joined())    </trkseg>\n"
    }
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <gpx version="1.1" creator="DashPilot" xmlns="http://www.topografix.com/GPX/1/1">
        <trk>
      \(segments.joined())  </trk>
      </gpx>

      """
  }
}

extension Position {
  fileprivate var gpx: String {
    let (north, east) = (latitude.plainDecimalText, longitude.plainDecimalText)
    return "      <trkpt lat=\"\(north)\" lon=\"\(east)\"><time>\(instant.text)</time></trkpt>\n"
  }
}
