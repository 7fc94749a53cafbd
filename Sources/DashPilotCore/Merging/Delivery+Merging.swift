extension Delivery: MergedRow {
  var rowID: DeliveryID { id }
  var texts: [String] { tips.flatMap(\.texts) }

  static func resolved(_ sides: ThreeWay<Delivery>) -> Resolved<Delivery> {
    let acceptedAt = sides.fact(\.acceptedAt)
    let arrivedAtPickupAt = sides.optional(\.arrivedAtPickupAt)
    let pickedUpAt = sides.optional(\.pickedUpAt)
    let deliveredAt = sides.optional(\.deliveredAt)
    let cancelledAt = sides.optional(\.cancelledAt)
    let pickupPlace = sides.optional(\.pickupPlace)
    let grossEarnings = sides.optional(\.grossEarnings)
    let expectedEarnings = sides.optional(\.expectedEarnings)
    let tips = sides.rows(\.tips)
    return Resolved { side in
      Delivery(
        id: sides.ours.id,
        acceptedAt: acceptedAt[side],
        arrivedAtPickupAt: arrivedAtPickupAt[side],
        pickedUpAt: pickedUpAt[side],
        deliveredAt: deliveredAt[side],
        cancelledAt: cancelledAt[side],
        pickupPlace: pickupPlace[side],
        grossEarnings: grossEarnings[side],
        expectedEarnings: expectedEarnings[side],
        tips: tips[side]
      )
    }
  }
}

extension Tip: MergedRow {
  var rowID: TipID { id }
  var texts: [String] { method?.texts ?? [] }

  static func resolved(_ sides: ThreeWay<Tip>) -> Resolved<Tip> {
    let (amount, recordedAt) = (sides.fact(\.amount), sides.fact(\.recordedAt))
    let method = sides.optional(\.method, texts: \.texts)
    return Resolved { side in
      Tip(id: sides.ours.id, amount: amount[side], method: method[side], recordedAt: recordedAt[side])
    }
  }
}
