extension ShiftReport {
  /// The estimate of fuel and the net as a subtraction, or what is missing for them.
  var estimates: [Report.Entry] {
    guard let fuel = metrics.fuel, let net = metrics.net else {
      return [Report.Entry(Statement(RouteQuality.unreadable))]
    }
    let minuend = net.amount.value == nil ? [] : [earnings]
    return minuend + fuelEntries(fuel) + netEntries(net)
  }

  private func fuelEntries(_ fuel: Figure<FuelEstimate, FuelUnavailability>) -> [Report.Entry] {
    switch fuel {
    case .unavailable(let reason):
      let missing = Report.Entry(
        "Estimated fuel",
        reason.explanation,
        spoken: "No estimated fuel. \(reason.explanation)"
      )
      return [missing, recordedHalves].compactMap(\.self)
    case .available(let estimate):
      let cost = writing.money(estimate.cost)
      let statement = writing.statement {
        "\(cost)\($0.isSpoken ? " estimated fuel" : " estimated"), \(basis(estimate, $0))"
      }
      let floor =
        estimate.isFloor
        ? Report.Entry(
          Statement(
            "This estimate is a floor, because the route is partial"
          )
        ) : nil
      return [Report.Entry("Estimated fuel", statement.visible, spoken: statement.spoken), floor].compactMap(\.self)
    }
  }

  private func basis(_ estimate: FuelEstimate, _ voice: Voice) -> String {
    let economy = voice.milesPerGallon(estimate.milesPerGallon)
    let vehicle = shift.fuel.vehicleName.map { ", \(onOneLine($0))" } ?? ""
    let price = "\(voice.money(estimate.gasPricePerGallon)) a gallon"
    return
      "\(voice.gallons(estimate.gallons)) for \(voice.miles(estimate.miles)) at \(economy) and \(price)\(vehicle)"
  }

  /// What is recorded of the assumptions, beside the reason that names what is missing.
  private var recordedHalves: Report.Entry? {
    guard shift.fuel.milesPerGallon != nil || shift.fuel.gasPricePerGallon != nil else { return nil }
    let statement = writing.statement { "\(listed(shift.fuel.facts($0)))\($0.isSpoken ? " recorded" : "")" }
    return Report.Entry("Recorded", statement.visible, spoken: statement.spoken)
  }

  private func netEntries(_ net: EstimatedNet) -> [Report.Entry] {
    let name = "Estimated net after fuel"
    guard case .available(let amount) = net.amount else {
      let reason = net.amount.reason.map(\.explanation) ?? ""
      return [Report.Entry(name, reason, spoken: "No estimated net after fuel. \(reason)")]
    }
    let text = writing.money(amount)
    let ceiling =
      net.isCeiling
      ? Report.Entry(
        Statement(
          "This estimate is a ceiling, because the route is partial"
        )
      ) : nil
    return [
      Report.Entry(name, "\(text) estimated", spoken: "\(text) estimated net after fuel"),
      hourly(net.perWorkingHour),
      ceiling,
    ].compactMap(\.self)
  }

  private func hourly(_ rate: Figure<Money, NetUnavailability>) -> Report.Entry {
    switch rate {
    case .available(let amount):
      let text = writing.money(amount)
      return Report.Entry(
        "Net per working hour",
        "\(text)/hr estimated",
        spoken: "\(text) estimated net after fuel per working hour"
      )
    case .unavailable(let reason):
      return Report.Entry(
        "Net per working hour",
        reason.explanation,
        spoken: "No estimated net after fuel per working hour. \(reason.explanation)"
      )
    }
  }
}
