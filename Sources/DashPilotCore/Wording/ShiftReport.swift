/// Everything about one finished shift, in the order of `spec/10`, history and shift detail.
public struct ShiftReport: Sendable {
  let shift: Shift
  let metrics: ShiftMetrics
  let places: [PlaceID: PickupPlace]
  let writing: Writing

  /// Gathers what the report is written from.
  public init(shift: Shift, metrics: ShiftMetrics, places: [PlaceID: PickupPlace], writing: Writing) {
    self.shift = shift
    self.metrics = metrics
    self.places = places
    self.writing = writing
  }

  /// The page.
  public var report: Report {
    let sections = [
      Report.Section(heading: nil, entries: headline),
      Report.Section(heading: "Times", entries: times),
      Report.Section(heading: "Time with a delivery open", entries: deliveryTimes),
      Report.Section(heading: "Gross earnings rates", entries: rates),
      Report.Section(heading: "Route", entries: route),
      Report.Section(heading: "Estimated fuel and net", entries: estimates),
    ]
    let row = ShiftRow(shift: shift, metrics: metrics).statement(in: writing)
    let title = writing.statement { voice in
      voice.isSpoken ? row.spoken : "\(writing.date(shift.startedAt)), \(shift.bounds(voice))"
    }
    return Report(title: title, sections: sections + deliverySections + pauseSections + [corrections])
  }

  private var headline: [Report.Entry] {
    [earnings, working, recordedMiles]
  }

  /// What the shift paid, as recorded, or that nothing was.
  var earnings: Report.Entry {
    guard let amount = shift.grossEarnings else {
      return Report.Entry("Gross earnings", "No amount recorded", spoken: "No gross earnings recorded")
    }
    let text = writing.money(amount)
    return Report.Entry("Gross earnings", "\(text) recorded", spoken: "\(text) gross earnings recorded")
  }

  private var recordedMiles: Report.Entry {
    guard let quality else {
      return Report.Entry("Recorded miles", RouteQuality.unreadable, spoken: RouteQuality.unreadable)
    }
    guard let figure = quality.figure(in: writing) else {
      let reason = quality.statements(in: writing).first ?? Statement("")
      return Report.Entry("Recorded miles", reason.visible, spoken: reason.spoken)
    }
    return Report.Entry("Recorded miles", figure.visible, spoken: figure.spoken)
  }

  private var rates: [Report.Entry] {
    let all: [(RateDivisor, GrossRate?)] = [
      (.workingHour, metrics.rates.perWorkingHour),
      (.deliveryActiveHour, metrics.rates.perDeliveryActiveHour),
      (.recordedMile, metrics.rates.perRecordedMile),
    ]
    return all.compactMap { divisor, rate in
      rate.map { rate in
        let statement = writing.rate(rate, divisor)
        return Report.Entry(divisor.label, statement.visible, spoken: statement.spoken)
      }
    }
  }

  private var route: [Report.Entry] {
    guard let quality else { return [Report.Entry(Statement(RouteQuality.unreadable))] }
    return quality.statements(in: writing).map { Report.Entry($0) }
  }

  var quality: RouteQuality? {
    metrics.quality(isFinished: shift.state == .ended)
  }
}

extension RouteQuality {
  /// What is said of a route that cannot be read, which is not an empty one.
  static let unreadable = "The route of this shift could not be read"
}
