import Foundation
import Testing

extension Decimal {
  /// A figure written by hand in a test.
  init(literal text: String) throws {
    self = try #require(Decimal(string: text, locale: Locale(identifier: "en_US_POSIX")))
  }
}
