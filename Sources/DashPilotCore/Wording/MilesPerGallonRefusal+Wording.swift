extension MilesPerGallonRefusal {
  /// What is wrong with the number, then how to type one.
  public func sentence(_ voice: Voice) -> String {
    let typed = voice.typed(typed)
    let example = MilesPerGallonInput.placeholder(locale: voice.writing.locale)
    return switch error {
    case .empty:
      "No miles per gallon were typed. Type a number such as \(example)."
    case .notANumber:
      "\(typed) is not a number of miles per gallon that can be read here. Type one number alone, such as \(example)."
    case .excessiveScale:
      "\(typed) has more than two decimal places. Type at most two, such as \(example)."
    case .notPositive:
      "\(typed) is not above zero, and miles per gallon must be. Type a number above zero, such as \(example)."
    case .tooLarge:
      """
      \(typed) is more than \(voice.writing.number(MilesPerGallonInput.maximumValue, fractionDigits: 0)), \
      the most miles per gallon that can be recorded. Type a smaller number, such as \(example).
      """
    }
  }
}
