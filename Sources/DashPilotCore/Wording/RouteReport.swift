/// What a shift's route measures, as a page of its own.
public struct RouteReport: Sendable {
  let shift: Shift
  let metrics: ShiftMetrics
  /// The route whose positions are listed; none unless they were asked for.
  let listed: Route?
  let writing: Writing

  /// Gathers what the page is written from; positions are listed of the route that is handed in, and of no other.
  public init(shift: Shift, metrics: ShiftMetrics, listing listed: Route? = nil, writing: Writing) {
    self.shift = shift
    self.metrics = metrics
    self.listed = listed
    self.writing = writing
  }

  /// The page.
  public var report: Report {
    let title = writing.statement { voice in
      "Route of \(writing.date(shift.startedAt)), \(shift.bounds(voice))"
    }
    return Report(title: title, sections: [Report.Section(heading: nil, entries: entries)] + positions)
  }

  /// A section for each capture session with its positions, as they were asked for.
  private var positions: [Report.Section] {
    guard let listed else { return [] }
    let count = counted(listed.positionCount, "recorded position")
    let opening = Report.Section(
      heading: "Recorded positions",
      entries: [
        Report.Entry(Statement("As asked, \(count) with \(listed.positionCount == 1 ? "its" : "their") coordinates"))
      ]
    )
    return [opening]
      + listed.sessions.enumerated().map { index, session in
        let heading = session.id == nil ? "Positions without a capture session" : "Capture session \(index + 1)"
        return Report.Section(heading: heading, entries: session.positions.map(entry))
      }
  }

  private func entry(_ position: Position) -> Report.Entry {
    let coordinates = [position.latitude, position.longitude].map(\.plainDecimalText)
    let isStated = position.accuracy > 0
    let accuracy = writing.statement { voice in
      guard isStated else { return "accuracy not stated" }
      return "within \(position.accuracy.plainDecimalText) \(voice.isSpoken ? "metres" : "m")"
    }
    let moment = writing.moment(position.instant, beside: shift.startedAt, withSeconds: true)
    return Report.Entry(
      moment,
      "\(coordinates[0]), \(coordinates[1]), \(accuracy.visible)",
      spoken: "\(moment), latitude \(coordinates[0]), longitude \(coordinates[1]), \(accuracy.spoken)"
    )
  }

  private var entries: [Report.Entry] {
    guard let route = metrics.route, let quality = metrics.quality(isFinished: shift.state == .ended) else {
      return [Report.Entry(Statement(RouteQuality.unreadable))]
    }
    let figure = quality.figure(in: writing).map {
      Report.Entry("Recorded miles", $0.visible, spoken: $0.spoken)
    }
    let positions = counted(route.usable, "usable position")
    let count = route.isMeasured ? [Report.Entry("Positions", positions, spoken: positions)] : []
    return [figure].compactMap(\.self) + count + quality.statements(in: writing).map { Report.Entry($0) }
  }
}
