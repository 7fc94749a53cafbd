/// What a shift's route measures, as a page of its own.
public struct RouteReport: Sendable {
  let shift: Shift
  let metrics: ShiftMetrics
  let writing: Writing

  /// Gathers what the page is written from.
  public init(shift: Shift, metrics: ShiftMetrics, writing: Writing) {
    self.shift = shift
    self.metrics = metrics
    self.writing = writing
  }

  /// The page.
  public var report: Report {
    let title = writing.statement { voice in
      "Route of \(writing.date(shift.startedAt)), \(shift.bounds(voice))"
    }
    return Report(title: title, sections: [Report.Section(heading: nil, entries: entries)])
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
