/// The card as a page: state, clocks, what was recorded so far, and what may be done next.
public struct CardReport: Sendable {
  let card: ShiftCard
  let reminders: [Reminder]
  let now: Instant
  let writing: Writing

  /// Gathers what the page is written from.
  public init(card: ShiftCard, reminders: [Reminder], readAt now: Instant, writing: Writing) {
    self.card = card
    self.reminders = reminders
    self.now = now
    self.writing = writing
  }

  /// The page.
  public var report: Report {
    let title = writing.statement { voice in
      "\(card.state.title), started \(voice.moment(card.startedAt, beside: now))"
    }
    let sections = [
      Report.Section(heading: nil, entries: [working] + deliveries + route + [counts].compactMap(\.self)),
      Report.Section(heading: "Questions", entries: reminders.map(question)),
      Report.Section(heading: "Next", entries: card.controls.map(control)),
    ]
    return Report(title: title, sections: sections.filter { !$0.entries.isEmpty })
  }

  private var working: Report.Entry {
    let duration = card.working.reading(at: now)
    let statement = writing.statement { voice in
      let stopped = card.working.runs ? "" : ", not running"
      return "\(voice.duration(duration))\(voice.isSpoken ? " working shift time" : "")\(stopped)"
    }
    return Report.Entry("Working time", statement.visible, spoken: statement.spoken)
  }

  private var deliveries: [Report.Entry] {
    let clocks = card.deliveries.prefix(ShiftCard.maximumClocks).map { delivery in
      let waited = max(.zero, delivery.acceptedAt.duration(to: now))
      let statement = writing.statement {
        "\(delivery.state.title.lowercased()), \($0.duration(waited)) since it was accepted"
      }
      let name = "Delivery \(delivery.number)"
      return Report.Entry(name, statement.visible, spoken: "\(name), \(statement.spoken)")
    }
    let remainder = card.deliveries.count - clocks.count
    return clocks + (remainder > 0 ? [Report.Entry(Statement("\(remainder) more in progress"))] : [])
  }

  private var route: [Report.Entry] {
    guard let measured = card.route else { return [Report.Entry(Statement(RouteQuality.unreadable))] }
    let quality = RouteQuality(route: measured, parked: card.parked(readAt: now), isFinished: false)
    let figure = quality.figure(in: writing).map {
      Report.Entry("Recorded miles", $0.visible, spoken: $0.spoken)
    }
    let parked = card.state == .parked ? Report.Entry(Statement("The vehicle is parked; the route stands still")) : nil
    let reasons = figure == nil ? quality.statements(in: writing).prefix(1).map { Report.Entry($0) } : []
    let partial = quality.partialReason.map { Report.Entry(Statement($0)) }
    return [figure].compactMap(\.self) + reasons + [partial, parked].compactMap(\.self)
  }

  private var counts: Report.Entry? {
    let parts = [
      card.deliveries.isEmpty ? nil : "\(card.deliveries.count) in progress",
      card.deliveredCount > 0 ? "\(card.deliveredCount) delivered" : nil,
      card.cancelledCount > 0 ? "\(card.cancelledCount) cancelled" : nil,
    ]
    let text = parts.compactMap(\.self).joined(separator: ", ")
    return text.isEmpty ? nil : Report.Entry("Deliveries", text, spoken: "Deliveries, \(text)")
  }

  private func question(_ reminder: Reminder) -> Report.Entry {
    let question = reminder.step == .arrive ? "Did you arrive at the pickup" : "Was it picked up"
    let last = reminder.step == .arrive ? "accepted" : "at its pickup"
    return Report.Entry(
      writing.statement { voice in
        let command = voice.command("\(reminder.step.command) \(reminder.number)")
        return """
          Delivery \(reminder.number) was recorded as \(last) \(voice.duration(reminder.waited)) ago, \
          and nothing since. \(question)? Record it with \(command)
          """
      }
    )
  }

  private func control(_ control: CardControl) -> Report.Entry {
    guard let command = control.command else {
      return Report.Entry(Statement("Several deliveries are in progress, so a step names its delivery"))
    }
    return Report.Entry(Statement(visible: "dashpilot \(command)", spoken: "Next may be dashpilot \(command)"))
  }
}

extension ShiftState {
  /// The state's title on the card.
  var title: String {
    switch self {
    case .running: "Shift in progress"
    case .paused: "Shift paused"
    case .parked: "Shift in progress, parked, route not recording"
    case .ended: "Shift ended"
    }
  }
}
