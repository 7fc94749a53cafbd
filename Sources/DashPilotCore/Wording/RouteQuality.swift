/// What may be said about a route: its figure, how whole it is, and why (`spec/05`, what each state may say).
public struct RouteQuality: Equatable, Sendable {
  /// What was measured.
  let route: RouteMeasurement
  /// The parked stretches of the shift.
  let parked: StretchTime
  /// How many usable positions lie inside a recorded pause.
  let inPauses: Int
  /// Whether the shift has ended.
  let isFinished: Bool

  /// Judges a measured route beside the parked stretches and the pauses of its shift.
  public init(route: RouteMeasurement, parked: StretchTime, inPauses: Int = 0, isFinished: Bool) {
    self.route = route
    self.parked = parked
    self.inPauses = inPauses
    self.isFinished = isFinished
  }

  /// Whether the figure must carry its partial marker.
  var isMarkedPartial: Bool { route.isMeasured && route.isPartial }

  /// The recorded miles with their marker, where there is something measured: `4.5 mi (partial route)`.
  public func figure(in writing: Writing) -> Statement? {
    route.miles.map { miles in
      writing.statement { voice in
        let soFar = isFinished ? "" : " so far"
        guard voice.isSpoken else { return "\(voice.miles(miles))\(soFar)\(isMarkedPartial ? " (partial route)" : "")" }
        return "\(voice.miles(miles)) recorded\(soFar)\(partialReason.map { ". \($0)" } ?? "")"
      }
    }
  }

  /// Why the route is partial; nothing where it is not known to be.
  public var partialReason: String? {
    guard isMarkedPartial else { return nil }
    guard route.gaps > 0 else { return "Partial route: \(RouteQuality.judgedFromTimes)" }
    guard parked.recorded == 0 else {
      return "Partial route: part of this shift was recorded as parked, and DashPilot was not recording then"
    }
    return """
      Partial route: DashPilot was not recording for part of this shift, \
      so more miles were driven than were recorded
      """
  }

  /// Every statement about the route, in order, each without a full stop.
  public func statements(in writing: Writing) -> [Statement] {
    let all = [coverage, partialReason.map { Statement($0) }, inference, parkedStatement(in: writing), pausedStatement]
    return all.compactMap(\.self)
  }

  private var coverage: Statement? {
    guard route.usable > 0 else {
      return Statement(isFinished ? "No route was recorded on this shift" : "No route has been recorded so far")
    }
    guard route.isMeasured else {
      return Statement("Positions were recorded, but no two of them in an unbroken stretch")
    }
    let gaps = route.gaps == 0 ? "no gaps detected" : counted(route.gaps, "gap")
    return Statement("\(counted(route.segments, "recorded segment")), \(gaps)")
  }

  private var inference: Statement? {
    let isSaidAlready = partialReason?.hasSuffix(RouteQuality.judgedFromTimes) ?? true
    guard route.inferred, !isSaidAlready else { return nil }
    return Statement("In part, \(RouteQuality.judgedFromTimes)")
  }

  private static let judgedFromTimes =
    "its breaks were judged from times alone, because some positions name no capture session"

  private var pausedStatement: Statement? {
    guard inPauses > 0 else { return nil }
    let positions = "\(counted(inPauses, "position")) inside a recorded pause"
    return Statement("\(positions) \(inPauses == 1 ? "counts" : "count") like the others")
  }

  private func parkedStatement(in writing: Writing) -> Statement? {
    guard parked.recorded > 0 else { return nil }
    return writing.statement { voice in
      let stretches = counted(parked.recorded, "recorded stretch", "recorded stretches")
      return "Parked for \(voice.duration(parked.duration)) in \(stretches)"
    }
  }
}
