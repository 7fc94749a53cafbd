extension PeriodReport {
  /// The estimated fuel and net under a heading of their own, apart from what is recorded.
  var estimateSections: [Report.Section] {
    guard isMeasured, !metrics.isEmpty else { return [] }
    return [Report.Section(heading: "Estimated fuel and net", entries: fuel + net)]
  }

  private var fuel: [Report.Entry] {
    switch metrics.fuel.estimate {
    case .unavailable(let reason):
      return [Report.Entry("Estimated fuel", reason.explanation, spoken: "No estimated fuel. \(reason.explanation)")]
    case .available(let sums):
      let floor = metrics.fuel.isFloor ? Report.Entry(Statement(PeriodFuel.floorRemark)) : nil
      return [writing.entry(metrics.fuel, sums), floor].compactMap(\.self)
    }
  }

  private var net: [Report.Entry] {
    switch metrics.net.ledger {
    case .unavailable(let reason):
      return [
        Report.Entry(
          "Estimated net after fuel",
          reason.explanation,
          spoken: "No estimated net after fuel. \(reason.explanation)"
        )
      ]
    case .available(let ledger):
      let coverage = metrics.net.shifts.text()
      let rest = [
        metrics.net.shifts.isComplete ? nil : PeriodNet.pairedRemark,
        metrics.net.isCeiling ? PeriodNet.ceilingRemark : nil,
      ]
      let result = Report.Entry(
        "Estimated net after fuel",
        "\(writing.money(ledger.amount)) estimated",
        qualifier: coverage,
        spoken: "\(writing.money(ledger.amount)) estimated net after fuel, from \(coverage)"
      )
      return ledgerEntries(ledger) + [result] + rest.compactMap(\.self).map { Report.Entry(Statement($0)) }
    }
  }

  private func ledgerEntries(_ ledger: PeriodNet.Ledger) -> [Report.Entry] {
    let shifts = metrics.net.shifts.isComplete ? "every shift" : "shifts with both"
    let (earnings, fuel) = (writing.money(ledger.earnings), writing.money(ledger.fuel))
    return [
      Report.Entry(
        "Paid, \(shifts)",
        "\(earnings) recorded",
        spoken: "\(earnings) gross earnings recorded, \(shifts)"
      ),
      Report.Entry("Fuel, \(shifts)", "\(fuel) estimated", spoken: "\(fuel) estimated fuel, \(shifts)"),
    ]
  }
}

extension PeriodFuel {
  static let floorRemark = "This estimate is a floor, because a route that it rests on is partial"

  /// What the estimate rests on in both units: shifts, and measured miles.
  func basis(_ voice: Voice) -> String {
    let of = voice.isSpoken ? "miles measured" : "mi measured"
    let tenths = { (miles: Miles?) in voice.writing.number(miles?.decimal ?? 0, fractionDigits: 1) }
    let share = percentOfMiles.map { voice.isSpoken ? ", \($0) percent" : ", \($0)%" } ?? ""
    return "\(shifts.text()), \(tenths(contributingMiles)) of \(tenths(totalMiles)) \(of)\(share)"
  }
}

extension PeriodNet {
  static let ceilingRemark = "This estimate is a ceiling, because a route that it rests on is partial"
  static let pairedRemark = "It covers only the shifts that have both a recorded amount and an estimate of fuel"
}

extension Writing {
  /// The estimated fuel of a period, with what it rests on below it.
  func entry(_ fuel: PeriodFuel, _ sums: PeriodFuel.Sums) -> Report.Entry {
    let cost = money(sums.cost)
    let figure = statement { "\(cost) estimated\($0.isSpoken ? " fuel" : ""), \($0.gallons(sums.gallons))" }
    let basis = statement(fuel.basis)
    return Report.Entry(
      "Estimated fuel",
      figure.visible,
      qualifier: basis.visible,
      spoken: "\(figure.spoken), from \(basis.spoken)"
    )
  }
}
