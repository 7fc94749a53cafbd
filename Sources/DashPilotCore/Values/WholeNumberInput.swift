/// What a typed whole number counts.
public enum NumberSubject: String, CaseIterable, Hashable, Sendable {
  case offerCount
  case deliveryNumber
  case tipNumber
  case pauseNumber
  case offerNumber
  case yearCount
  case stepCount
}

/// Why a typed whole number was not understood.
public enum WholeNumberRefusal: Refusal {
  case notAWholeNumber(String, NumberSubject)
}

/// Reads a whole number as it is typed: digits, with a minus sign before them at most.
public enum WholeNumberInput {
  /// Reads a number, one beyond what can be held as the largest or smallest that can; its range is judged elsewhere.
  public static func number(from text: String, for subject: NumberSubject) throws(WholeNumberRefusal) -> Int {
    let digits = text.hasPrefix("-") ? text.dropFirst() : text[...]
    guard !digits.isEmpty, digits.utf8.allSatisfy({ (0x30...0x39).contains($0) }) else {
      throw .notAWholeNumber(text, subject)
    }
    return Int(text) ?? (text.hasPrefix("-") ? .min : .max)
  }
}
