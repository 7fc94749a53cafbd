import DashPilotCore
import Foundation

// The readings of a value of a canonical text, like those of a `DocumentValue`.

func identifier<Subject>(_ text: inout CanonicalText) throws(NotCanonical) -> Identifier<Subject> {
  guard let uuid = UUID(stored: try text.quoted(36).span) else { throw NotCanonical() }
  return Identifier(uuid)
}

func instant(_ text: inout CanonicalText) throws(NotCanonical) -> Instant {
  guard let instant = Instant(stored: try text.quoted(24).span) else { throw NotCanonical() }
  return instant
}

func amount(_ text: inout CanonicalText) throws(NotCanonical) -> Money {
  guard let amount = Money(stored: try text.plainText().span), amount >= .zero else { throw NotCanonical() }
  return amount
}

func positiveAmount(_ text: inout CanonicalText) throws(NotCanonical) -> Money {
  let amount = try amount(&text)
  guard amount > .zero else { throw NotCanonical() }
  return amount
}

func positiveDecimal(_ text: inout CanonicalText) throws(NotCanonical) -> Decimal {
  guard let value = Decimal(stored: try text.plainText().span), !value.isSignMinus, !value.isZero else {
    throw NotCanonical()
  }
  return value
}

func word(_ text: inout CanonicalText) throws(NotCanonical) -> String {
  guard let word = String(validating: try text.plainText(), as: UTF8.self) else { throw NotCanonical() }
  return word
}

func name(_ text: inout CanonicalText) throws(NotCanonical) -> String {
  let name = try word(&text)
  guard name.hasCharacters(upTo: RecordedName.maximumLength) else { throw NotCanonical() }
  return name
}

func wholeNumber(_ text: inout CanonicalText) throws(NotCanonical) -> Int { try text.wholeNumber() }
