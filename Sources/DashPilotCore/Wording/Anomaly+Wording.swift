extension Anomaly {
  /// What the record says that no command can record, as the end of a sentence after its file's name.
  public func description(_ voice: Voice) -> String {
    switch self {
    case .endBeforeStart: "the shift ends before it starts"
    case .pauseRunsBackwards(let number): "Pause \(number) ends before it starts"
    case .pauseOutsideShift(let number): "Pause \(number) lies outside the shift"
    case .pauseIsOpen(let number): "Pause \(number) has no end, and the shift has one"
    case .parkedStretchRunsBackwards(let number): "parked stretch \(number) ends before it starts"
    case .parkedStretchOutsideShift(let number): "parked stretch \(number) lies outside the shift"
    case .parkedStretchIsOpen(let number): "parked stretch \(number) has no end, and the shift has one"
    case .emptyOffer(let number): "Offer \(number) holds no delivery"
    case .deliveryOutsideOffer(let number): "Delivery \(number) was accepted before its offer"
    case .deliveryOutsideShift(let number): "Delivery \(number) has a time outside the shift"
    case .timesOutOfOrder(let number): "the times of Delivery \(number) are out of order"
    case .pickedUpWithoutArrival(let number): "Delivery \(number) was picked up without an arrival"
    case .deliveredWithoutPickup(let number): "Delivery \(number) was delivered without a pickup"
    case .deliveredAndCancelled(let number): "Delivery \(number) was both delivered and cancelled"
    case .deliveryNotFinished(let number):
      "Delivery \(number) is neither delivered nor cancelled, and the shift has ended"
    case .amountOnUnfinishedDelivery(let number): "Delivery \(number) has an amount and is not finished"
    case .earningsOnUnfinishedShift: "the shift has an amount and has not ended"
    case .placeNotThere(let number): "Delivery \(number) names a pickup place that is not among the records"
    case .finishedAmongUnfinished: "the shift has ended and stands among the unfinished ones"
    case .unfinishedAmongFinished: "the shift has not ended and stands among the finished ones"
    case .anotherUnfinishedShift: "another unfinished shift started later, and that one is in progress"
    case .overlapsAnotherShift(let start): "the shift begins before that of \(voice.moment(start)) has ended"
    case .sharedIdentifier(let id, let file): "the identifier \(id) stands in \(file) too"
    case .selectedVehicleNotThere: "the selected vehicle is not among the vehicles"
    case .routeWithoutShift: "the route belongs to no shift that is there"
    case .positionsOutsideShift(let count):
      "\(counted(count, "position")) of the route \(count == 1 ? "lies" : "lie") outside the shift"
    case .placesShareName(let name, let file): "the name \(voice.quoted(name)) is that of \(file) too"
    case .notMerged: "git has not finished merging the two sides of this file"
    case .notARecordsName: "its name is not that of a record, so it is not read"
    }
  }

  /// What to do about it.
  public func remedy(_ voice: Voice) -> String {
    switch self {
    case .pauseRunsBackwards, .pauseOutsideShift: "Correct or delete the pause with \(voice.command("correct pause"))."
    case .deliveryOutsideShift, .timesOutOfOrder: "Correct the times with \(voice.command("correct times"))."
    case .emptyOffer, .deliveryOutsideOffer: "Merge the offer with another by \(voice.command("correct grouping"))."
    case .placeNotThere: "Name the place again with \(voice.command("place")), or take its file back from git."
    case .selectedVehicleNotThere: "Select a vehicle with \(voice.command("vehicle select"))."
    case .overlapsAnotherShift:
      "Correct the end of the earlier one with \(voice.command("correct end")), or delete one."
    case .finishedAmongUnfinished: "Any change of the shift puts it in its place; it is read as finished."
    case .unfinishedAmongFinished:
      "Move the file to unfinished, or give the shift its end by hand; until then no figure holds it."
    case .anotherUnfinishedShift: "End that one first, and this one afterwards, or mend one of the two files by hand."
    case .positionsOutsideShift: "Take the route's file back from git as it was before, or remove those lines from it."
    case .placesShareName:
      "Rename one with \(voice.command("places rename")), and then merge the two with \(voice.command("places merge"))."
    case .notMerged: "See that it holds what both sides recorded, and then finish the merge with git."
    case .routeWithoutShift: "Take the shift's file back from git, or remove this one."
    case .notARecordsName: "Give the file the name that it had, or move it elsewhere."
    case .endBeforeStart, .pauseIsOpen, .parkedStretchRunsBackwards, .parkedStretchOutsideShift, .parkedStretchIsOpen,
      .pickedUpWithoutArrival, .deliveredWithoutPickup, .deliveredAndCancelled, .deliveryNotFinished,
      .amountOnUnfinishedDelivery, .earningsOnUnfinishedShift, .sharedIdentifier:
      "Mend the file by hand, or take it back from git."
    }
  }

  /// The name of the anomaly in machine forms.
  public var rule: String { caseName(of: self) }
}

extension FoundAnomaly {
  /// The file, what it says, and what to do.
  public func sentence(_ voice: Voice) -> String {
    "\(file): \(anomaly.description(voice)). \(anomaly.remedy(voice))"
  }
}
