extension AmountRefusal {
  /// What is wrong with the amount, then how to type one.
  public func sentence(_ voice: Voice) -> String {
    let (typed, example) = (voice.typed(typed), voice.exampleAmount)
    return switch error {
    case .empty:
      "No amount was typed for \(subject.name). Type an amount such as \(example)."
    case .notANumber:
      "\(typed) is not an amount that can be read here. Type one amount alone, such as \(example)."
    case .excessiveScale:
      "\(typed) has more than two decimal places. Type dollars and cents, such as \(example)."
    case .negative:
      """
      \(typed) has a minus sign, and \(subject.name) cannot be negative. \
      Type the amount without the sign, such as \(example).
      """
    case .tooLarge:
      """
      \(typed) is more than \(voice.money(MoneyInput.maximumAmount)), the largest amount that can be recorded. \
      Type a smaller amount, such as \(example).
      """
    }
  }
}

extension MoneyInputSubject {
  /// What the amount is for, inside a sentence.
  fileprivate var name: String {
    switch self {
    case .grossEarnings: "gross earnings"
    case .expectedEarnings: "expected earnings"
    case .additionalTip: "an additional tip"
    case .expense: "an expense"
    case .gasPricePerGallon: "a gas price per gallon"
    }
  }
}

extension Voice {
  /// A word of a file, in quotation marks where it is seen.
  public func quoted(_ word: String) -> String {
    isSpoken ? word : DashPilotCore.quoted(word)
  }

  /// Typed text: quoted where it is seen, and not spelled out where it is heard.
  public func typed(_ text: String) -> String {
    isSpoken ? "What was typed" : DashPilotCore.quoted(text)
  }

  /// An amount that reads in this locale: as it is typed where it is seen, as money where it is heard.
  fileprivate var exampleAmount: String {
    isSpoken ? money(MoneyInput.example) : MoneyInput.example(locale: writing.locale)
  }
}
