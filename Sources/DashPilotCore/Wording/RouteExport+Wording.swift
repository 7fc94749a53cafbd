/// Why a route was not written out.
public enum RouteExportRefusal: Refusal {
  case noPositions(startedAt: Instant)

  /// The sentence for each case.
  public func sentence(_ voice: Voice) -> String {
    switch self {
    case .noPositions(let startedAt):
      """
      The shift of \(voice.writing.date(startedAt)) has no recorded position to write out. \
      Add some with \(voice.command("route import")).
      """
    }
  }
}

extension Confirmation {
  /// Positions were written out, to a file or to the output; that they say where the vehicle was.
  public func exported(_ route: Route, of shift: Shift, to path: String?) -> Statement {
    writing.statement { voice in
      let count = counted(route.positionCount, "recorded position")
      let place = path.map { voice.isSpoken ? "to a new file" : "to \(quotedPath($0))" } ?? "to the output"
      return """
        Wrote \(count) of the shift of \(voice.writing.date(shift.startedAt)) \(place). \
        \(route.positionCount == 1 ? "It says" : "They say") where the vehicle was, and when.
        """
    }
  }
}
