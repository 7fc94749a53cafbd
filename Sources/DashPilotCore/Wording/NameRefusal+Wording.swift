extension NameRefusal {
  /// The sentence for each case.
  public func sentence(_ voice: Voice) -> String {
    switch self {
    case .empty(let subject): "No name was typed for the \(subject.noun). Type a name."
    case .tooLong(let subject, let maximum):
      "The \(subject.noun)'s name has more than \(maximum) characters. Type a shorter one."
    }
  }
}

extension NameSubject {
  /// What the name is given to, inside a sentence.
  var noun: String {
    switch self {
    case .pickupPlace: "pickup place"
    case .vehicle: "vehicle"
    }
  }
}
