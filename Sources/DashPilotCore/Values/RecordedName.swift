import Foundation

/// What a name is given to.
public enum NameSubject: String, CaseIterable, Hashable, Sendable {
  case pickupPlace
  case vehicle
}

/// Why a name was not taken.
public enum NameRefusal: Refusal {
  case empty(NameSubject)
  case tooLong(NameSubject, maximum: Int)
}

/// A name as it is shown, and the key by which two names are the same (`spec/07`, a place's name).
public struct RecordedName: Hashable, Sendable {
  /// The name as typed, white space of any kind and length being one space.
  public let display: String
  /// What is compared; never shown and never exported.
  public let key: String

  /// The most characters of a name, as a reader counts them.
  public static let maximumLength = 120

  /// Reads a name: composed, its white space joined and trimmed; refused when empty or too long.
  public init(_ text: String, for subject: NameSubject) throws(NameRefusal) {
    let composed = text.precomposedStringWithCanonicalMapping
    let words = composed.unicodeScalars.split { $0.properties.isWhitespace }
    let display = words.map { String(String.UnicodeScalarView($0)) }.joined(separator: " ")
    guard !display.isEmpty else { throw .empty(subject) }
    guard display.count <= RecordedName.maximumLength else {
      throw .tooLong(subject, maximum: RecordedName.maximumLength)
    }
    self.init(stored: display)
  }

  /// A name that is recorded already, with its key.
  public init(stored display: String) {
    self.display = display
    let apostrophes = String(String.UnicodeScalarView(display.unicodeScalars.map(RecordedName.withPlainApostrophe)))
    key = apostrophes.folding(options: .caseInsensitive, locale: nil).precomposedStringWithCanonicalMapping
  }

  private static func withPlainApostrophe(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    ["\u{2019}", "\u{02BC}", "\u{2018}", "\u{00B4}", "\u{0060}"].contains(scalar) ? "'" : scalar
  }
}
