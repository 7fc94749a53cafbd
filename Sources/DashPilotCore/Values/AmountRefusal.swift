import Foundation

/// A typed amount that was not read: what it was for, the rule that it broke, and the text.
public struct AmountRefusal: Refusal {
  /// What the amount is for.
  public let subject: MoneyInputSubject
  /// The rule that the text broke.
  public let error: MoneyInputError
  /// The text as it was typed.
  public let typed: String

  /// Makes the refusal of what was typed.
  public init(subject: MoneyInputSubject, error: MoneyInputError, typed: String) {
    self.subject = subject
    self.error = error
    self.typed = typed
  }

  /// The name of the error's case.
  public var rule: String { caseName(of: error) }

  /// One refusal of every error for every subject.
  public static let samples = MoneyInputSubject.allCases.flatMap { subject in
    MoneyInputError.allCases.map { AmountRefusal(subject: subject, error: $0, typed: sample(of: $0)) }
  }

  private static func sample(of error: MoneyInputError) -> String {
    switch error {
    case .empty: ""
    case .notANumber: "12abc"
    case .excessiveScale: "125.505"
    case .negative: "-5"
    case .tooLarge: "1000000.01"
    }
  }
}

extension MoneyInput {
  /// Reads an amount of zero or more, and refuses in the words of what it is for.
  public static func amount(
    typed text: String,
    for subject: MoneyInputSubject,
    locale: Locale
  ) throws(AmountRefusal) -> Money {
    do {
      return try amount(from: text, locale: locale)
    } catch {
      throw AmountRefusal(subject: subject, error: error, typed: text)
    }
  }
}
