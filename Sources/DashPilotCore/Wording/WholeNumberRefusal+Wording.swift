extension WholeNumberRefusal {
  /// The sentence for each case.
  public func sentence(_ voice: Voice) -> String {
    switch self {
    case .notAWholeNumber(let text, .offerCount):
      "\(voice.typed(text)) is not a count of deliveries. Write a whole number such as 2."
    case .notAWholeNumber(let text, .deliveryNumber):
      "\(voice.typed(text)) is not a delivery's number. Write the number that is shown beside it, such as 2."
    case .notAWholeNumber(let text, .tipNumber):
      "\(voice.typed(text)) is not a tip's number. Write the number that is shown beside it, such as 1."
    case .notAWholeNumber(let text, .pauseNumber):
      "\(voice.typed(text)) is not a pause's number. Write the number that is shown beside it, such as 1."
    case .notAWholeNumber(let text, .offerNumber):
      "\(voice.typed(text)) is not an offer's number. Write the number that is shown beside it, such as 1."
    case .notAWholeNumber(let text, .yearCount):
      "\(voice.typed(text)) is not a number of years. Write a whole number such as 5."
    case .notAWholeNumber(let text, .stepCount):
      "\(voice.typed(text)) is not a number of steps back. Write a whole number such as 1."
    }
  }
}
