/// What a typed whole number counts.
public enum NumberSubject: String, CaseIterable, Hashable, Sendable {
  case offerCount
  case deliveryNumber
  case tipNumber
}

/// Why a typed whole number was not understood.
public enum WholeNumberRefusal: Refusal {
  case notAWholeNumber(String, NumberSubject)
  case tooManyDeliveries(String)
}

/// Reads a whole number as it is typed: digits, with a minus sign before them at most.
public enum WholeNumberInput {
  /// The largest count of an offer: a guard against a stuck key, not a judgement of what a driver can carry.
  public static let largestCount = 9999

  /// Reads a number; its range is judged by what it is for.
  public static func number(from text: String, for subject: NumberSubject) throws(WholeNumberRefusal) -> Int {
    let digits = text.hasPrefix("-") ? text.dropFirst() : text[...]
    guard !digits.isEmpty, digits.utf8.allSatisfy({ (0x30...0x39).contains($0) }) else {
      throw .notAWholeNumber(text, subject)
    }
    let number = Int(text) ?? (text.hasPrefix("-") ? .min : .max)
    guard subject != .offerCount || number <= largestCount else { throw .tooManyDeliveries(text) }
    return number
  }
}
