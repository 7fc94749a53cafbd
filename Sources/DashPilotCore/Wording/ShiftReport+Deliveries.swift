extension ShiftReport {
  /// A section for each delivery with what it recorded, those of one offer under its heading.
  var deliverySections: [Report.Section] {
    let deliveries = shift.deliveries
    return OfferGrouping.groupings(of: shift).flatMap { grouping in
      let heading = grouping.heading.map { [Report.Section(heading: $0, entries: [])] } ?? []
      return heading + deliveries.filter { $0.offerNumber == grouping.number }.map { section(of: $0, in: grouping) }
    }
  }

  private func section(of subject: NumberedDelivery, in grouping: OfferGrouping) -> Report.Section {
    let entries = [
      stages(of: subject, in: grouping), place(of: subject), wait(of: subject), duration(of: subject),
      earnings(of: subject), expectation(of: subject),
    ]
    return Report.Section(
      heading: "Delivery \(subject.number), \(subject.delivery.state.title.lowercased())",
      entries: entries.compactMap(\.self) + tips(of: subject) + [ownRate(of: subject)]
    )
  }

  /// The pauses, where there are any.
  var pauseSections: [Report.Section] {
    guard !shift.pauses.isEmpty else { return [] }
    let entries = shift.pauses.enumerated().map { index, pause in
      let ended = pause.endedAt.map { writing.moment($0, beside: pause.startedAt) }
      let text = "\(writing.clock(pause.startedAt)) to \(ended ?? "no recorded end")"
      return Report.Entry("Pause \(index + 1)", text, spoken: "Pause \(index + 1), \(text)")
    }
    return [Report.Section(heading: "Pauses", entries: entries)]
  }

  private func stages(of subject: NumberedDelivery, in grouping: OfferGrouping) -> Report.Entry {
    let stages = DeliveryStage.allCases.compactMap { stage in
      subject.delivery[stage].map { (title: stage.title.lowercased(), instant: $0) }
    }
    let earlier = [shift.startedAt] + stages.map(\.instant)
    let text = zip(stages, earlier).map { "\($0.title) \(writing.moment($0.instant, beside: $1))" }
      .joined(separator: ", ")
    let siblings = grouping.siblings(of: subject.number).map { ", \($0)" } ?? ""
    return Report.Entry("Times", text, spoken: "Delivery \(subject.number)\(siblings), \(text)")
  }

  private func place(of subject: NumberedDelivery) -> Report.Entry? {
    subject.delivery.pickupPlace.map { id in
      let name = places[id]?.displayName ?? "A place that is not among the records"
      return Report.Entry("Pickup place", name, spoken: "Pickup place of Delivery \(subject.number), \(name)")
    }
  }

  private func wait(of subject: NumberedDelivery) -> Report.Entry? {
    subject.delivery.pickupWait.map { wait in
      let spoken = Voice(writing: writing, isSpoken: true).duration(wait)
      return Report.Entry(
        "Pickup wait",
        Voice(writing: writing, isSpoken: false).duration(wait),
        spoken: "\(spoken) recorded wait at the pickup of Delivery \(subject.number)"
      )
    }
  }

  private func duration(of subject: NumberedDelivery) -> Report.Entry? {
    subject.delivery.acceptedToDelivered.map { duration in
      let spoken = Voice(writing: writing, isSpoken: true).duration(duration)
      return Report.Entry(
        "Accepted to delivered",
        Voice(writing: writing, isSpoken: false).duration(duration),
        spoken: "\(spoken) from acceptance to delivery of Delivery \(subject.number)"
      )
    }
  }

  private func earnings(of subject: NumberedDelivery) -> Report.Entry {
    guard let gross = subject.delivery.grossEarnings else {
      return Report.Entry(
        "Gross earnings",
        "No amount recorded",
        spoken: "No gross earnings recorded for Delivery \(subject.number)"
      )
    }
    let text = writing.money(gross)
    return Report.Entry("Gross earnings", text, spoken: "Gross earnings for Delivery \(subject.number), \(text)")
  }

  private func expectation(of subject: NumberedDelivery) -> Report.Entry? {
    subject.delivery.expectedEarnings.map { amount in
      let text = writing.money(amount)
      return Report.Entry("Expected", text, spoken: "Expected pay for Delivery \(subject.number), \(text)")
    }
  }

  private func tips(of subject: NumberedDelivery) -> [Report.Entry] {
    guard let total = subject.delivery.tipTotal else { return [] }
    let count = counted(subject.delivery.tips.count, "tip")
    let tips = Report.Entry(
      "Additional tips",
      "\(writing.money(total)) in \(count)",
      spoken: "Additional tips for Delivery \(subject.number), \(writing.money(total)) in \(count)"
    )
    let together = subject.delivery.effectiveEarnings.map(writing.money)
    let sum = Report.Entry(
      "Effective earnings",
      together ?? "No total without the gross earnings",
      spoken: together.map { "Effective earnings of Delivery \(subject.number), gross and tips together, \($0)" }
        ?? "No total for Delivery \(subject.number) without its gross earnings"
    )
    return [tips] + subject.delivery.tips.enumerated().map { tip($1, number: $0 + 1, of: subject) } + [sum]
  }

  private func tip(_ tip: Tip, number: Int, of subject: NumberedDelivery) -> Report.Entry {
    let text = "\(writing.money(tip.amount)), \(tip.method.title)"
    return Report.Entry("Tip \(number)", text, spoken: "Tip \(number) of Delivery \(subject.number), \(text)")
  }

  private func ownRate(of subject: NumberedDelivery) -> Report.Entry {
    let statement = writing.rate(subject.delivery.ownRate, ofDelivery: subject.number)
    return Report.Entry("Per delivery hour", statement.visible, spoken: statement.spoken)
  }
}
