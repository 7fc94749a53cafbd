extension Shift {
  /// Every recorded fact of the shift; a delivery says which offer it is of.
  var facts: [FactRow] {
    let own = FactRow(
      .shift,
      id.text,
      [
        NamedFact(.identifier, .identifier(id.text)), NamedFact(.startedAt, .instant(startedAt)),
        NamedFact(.endedAt, endedAt.map(FactValue.instant)),
        NamedFact(.grossEarnings, grossEarnings.map(FactValue.money)),
        NamedFact(.fuelMilesPerGallon, fuel.milesPerGallon.map(FactValue.milesPerGallon)),
        NamedFact(.fuelGasPricePerGallon, fuel.gasPricePerGallon.map(FactValue.pricePerGallon)),
        NamedFact(.vehicleName, fuel.vehicleName.map(FactValue.text)),
      ]
    )
    let offers = offers.enumerated().map { index, offer in
      FactRow(.offer, offer.id.text, number: index + 1, [NamedFact(.acceptedAt, .instant(offer.acceptedAt))])
    }
    return [own] + rows(pauses, .pause) + rows(parkedStretches, .parkedStretch) + offers + deliveries.flatMap(rows)
  }

  private func rows<Activity>(_ stretches: [Stretch<Activity>], _ kind: FactRow.Kind) -> [FactRow] {
    stretches.enumerated().map { index, stretch in
      FactRow(
        kind,
        stretch.id.text,
        number: index + 1,
        [
          NamedFact(.startedAt, .instant(stretch.startedAt)),
          NamedFact(.endedAt, stretch.endedAt.map(FactValue.instant)),
        ]
      )
    }
  }

  private func rows(of subject: NumberedDelivery) -> [FactRow] {
    let delivery = subject.delivery
    let own = FactRow(
      .delivery,
      delivery.id.text,
      number: subject.number,
      [
        NamedFact(.acceptedAt, .instant(delivery.acceptedAt)),
        NamedFact(.offer, .row(offers[subject.offerNumber - 1].id.text)),
        NamedFact(.arrivedAtPickupAt, delivery.arrivedAtPickupAt.map(FactValue.instant)),
        NamedFact(.pickedUpAt, delivery.pickedUpAt.map(FactValue.instant)),
        NamedFact(.deliveredAt, delivery.deliveredAt.map(FactValue.instant)),
        NamedFact(.cancelledAt, delivery.cancelledAt.map(FactValue.instant)),
        NamedFact(.pickupPlace, delivery.pickupPlace.map(FactValue.place)),
        NamedFact(.grossEarnings, delivery.grossEarnings.map(FactValue.money)),
        NamedFact(.expectedEarnings, delivery.expectedEarnings.map(FactValue.money)),
      ]
    )
    return [own]
      + delivery.tips.enumerated().map { index, tip in
        FactRow(
          .tip,
          tip.id.text,
          number: index + 1,
          of: subject,
          [
            NamedFact(.amount, .money(tip.amount)), NamedFact(.method, tip.method.map(FactValue.method)),
            NamedFact(.recordedAt, .instant(tip.recordedAt)),
          ]
        )
      }
  }
}
