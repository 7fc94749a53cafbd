import Foundation

/// A typed fuel economy that was not read: the rule that it broke, and the text.
public struct MilesPerGallonRefusal: Refusal {
  /// The rule that the text broke.
  public let error: MilesPerGallonInputError
  /// The text as it was typed.
  public let typed: String

  /// Makes the refusal of what was typed.
  public init(error: MilesPerGallonInputError, typed: String) {
    self.error = error
    self.typed = typed
  }

  /// The name of the error's case.
  public var rule: String { caseName(of: error) }

  /// One refusal of every error.
  public static let samples = MilesPerGallonInputError.allCases.map {
    MilesPerGallonRefusal(error: $0, typed: sample(of: $0))
  }

  private static func sample(of error: MilesPerGallonInputError) -> String {
    switch error {
    case .empty: ""
    case .notANumber: "$28.5"
    case .excessiveScale: "28.505"
    case .notPositive: "0"
    case .tooLarge: "1000000.01"
    }
  }
}

extension MilesPerGallonInput {
  /// Reads miles per gallon, above zero, and refuses in a sentence that quotes what was typed.
  public static func value(typed text: String, locale: Locale) throws(MilesPerGallonRefusal) -> Decimal {
    do {
      return try value(from: text, locale: locale)
    } catch {
      throw MilesPerGallonRefusal(error: error, typed: text)
    }
  }
}
