extension PeriodReport {
  /// The deliveries by how they ended, what they paid, the waits for them and the places.
  var deliveries: [Report.Entry] { [activity, earnings, wait, places] }

  private var activity: Report.Entry {
    let text = metrics.deliveries.activity
    return Report.Entry("Deliveries", text, spoken: "Deliveries: \(text)")
  }

  private var earnings: Report.Entry {
    let figure = metrics.deliveries.earnings
    return writing.entry(
      "Delivery earnings",
      figure,
      spokenName: "delivery earnings",
      of: ("delivery", "deliveries")
    ) { voice, amount in
      "\(voice.money(amount))\(voice.isSpoken ? " delivery earnings recorded" : ""), tips included"
    }
  }

  /// The median of all waits; of a single one no median is spoken.
  private var wait: Report.Entry {
    let waits = metrics.deliveries.waits
    guard let median = waits.median else {
      return Report.Entry("Pickup wait", "not recorded", qualifier: "0 waits", spoken: "No pickup wait recorded")
    }
    let duration = writing.statement { $0.duration(median) }
    guard waits.sampleCount > 1 else {
      return Report.Entry(
        "Pickup wait",
        duration.visible,
        qualifier: "one recorded wait",
        spoken: "One recorded pickup wait, \(duration.spoken)"
      )
    }
    let count = counted(waits.sampleCount, "recorded wait")
    return Report.Entry(
      "Median pickup wait",
      duration.visible,
      qualifier: "of \(count)",
      spoken: "Median pickup wait, \(duration.spoken), of \(count)"
    )
  }

  private var places: Report.Entry {
    let count = metrics.deliveries.places
    return Report.Entry("Pickup places", "\(count)", spoken: counted(count, "pickup place"))
  }
}

extension PeriodDeliveries {
  /// `7 delivered, 1 cancelled`.
  var activity: String {
    let open = inProgress > 0 ? ", \(inProgress) in progress" : ""
    return "\(delivered) delivered, \(cancelled) cancelled\(open)"
  }
}
