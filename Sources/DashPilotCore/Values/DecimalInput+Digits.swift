import Foundation

extension Unicode.Scalar {
  /// The zero that all decimal digits of a text share; nothing without a digit, or with two sets of ten.
  static func commonZero(in text: ArraySlice<Unicode.Scalar>) -> Unicode.Scalar? {
    let digits = text.filter { $0.decimalDigit != nil }
    let zero = digits.first?.zeroOfItsDigits
    return digits.allSatisfy { $0.zeroOfItsDigits == zero } ? zero : nil
  }

  /// The value of a decimal digit of any script; nothing for a fraction sign, an ideograph or anything else.
  var decimalDigit: Int? {
    properties.numericType == .decimal ? Character(self).wholeNumberValue : nil
  }

  /// The zero of the set of ten that a decimal digit belongs to.
  var zeroOfItsDigits: Unicode.Scalar? {
    decimalDigit.flatMap { Unicode.Scalar(value - UInt32($0)) }
  }

  /// Whether a locale may write this for a digit: an ideograph too, which no driver's digit may be.
  var isWrittenDigit: Bool { properties.numericType != nil }
}

extension ArraySlice<Unicode.Scalar> {
  /// The values of the digits; nothing when there are none, or when anything else is among them.
  var digits: [Int]? {
    let values = compactMap(\.decimalDigit)
    return isEmpty || values.count != count ? nil : values
  }
}

extension Locale {
  /// The locale with the numbering system that has that zero: its own digits leave it as it is.
  func writing(zero: Unicode.Scalar) -> Locale {
    guard ownZero != zero else { return self }
    let system = zero == "0" ? nil : Locale.numberingSystems[zero]
    var components = Locale.Components(locale: self)
    components.numberingSystem = system ?? Locale.NumberingSystem("latn")
    return Locale(components: components)
  }

  /// The locale with digits that a driver may type: its own, or ASCII digits where it writes ideographs.
  var writingDecimalDigits: Locale { ownZero == nil ? writing(zero: "0") : self }

  /// A plain number as the locale writes it, without the invisible marks.
  func writtenScalars(of value: Decimal) -> ArraySlice<Unicode.Scalar> {
    DecimalInput.trimmed(value.formatted(.number.locale(self)))
  }

  private var ownZero: Unicode.Scalar? {
    writtenScalars(of: 0).first { $0.decimalDigit == 0 }
  }

  private static let numberingSystems: [Unicode.Scalar: Locale.NumberingSystem] = {
    let systems = Locale.NumberingSystem.availableNumberingSystems.compactMap { system in
      var components = Locale.Components(identifier: "en_US")
      components.numberingSystem = system
      return Locale(components: components).ownZero.map { ($0, system) }
    }
    return Dictionary(systems) { first, _ in first }
  }()
}
