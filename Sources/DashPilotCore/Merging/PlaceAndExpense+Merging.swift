extension PickupPlace: MergedRow {
  var rowID: PlaceID { id }

  static func resolved(_ sides: ThreeWay<PickupPlace>) -> Resolved<PickupPlace> {
    let (displayName, createdAt) = (sides.text(\.displayName), sides.fact(\.createdAt))
    return Resolved { PickupPlace(id: sides.ours.id, displayName: displayName[$0], createdAt: createdAt[$0]) }
  }
}

extension Expense: MergedRow {
  var rowID: ExpenseID { id }

  static func resolved(_ sides: ThreeWay<Expense>) -> Resolved<Expense> {
    let (occurredAt, categoryWord) = (sides.fact(\.occurredAt), sides.text(\.categoryWord))
    let (amount, note) = (sides.fact(\.amount), sides.text(\.note))
    return Resolved { side in
      Expense(
        id: sides.ours.id,
        occurredAt: occurredAt[side],
        categoryWord: categoryWord[side],
        amount: amount[side],
        note: note[side]
      )
    }
  }
}
