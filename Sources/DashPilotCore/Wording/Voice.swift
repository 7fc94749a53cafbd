import Foundation

/// One of the two ways in which a sentence is told: to the eye, or to the ear.
///
/// A sentence is a function of the voice, so that both forms are built from the same values.
public struct Voice: Sendable {
  /// The driver's conventions.
  public let writing: Writing
  /// Whether the sentence will be heard.
  public let isSpoken: Bool

  /// An amount.
  public func money(_ money: Money) -> String { writing.money(money) }

  /// A distance: `4.5 mi`, heard as `4.5 miles`.
  public func miles(_ miles: Miles) -> String {
    isSpoken ? writing.spokenMiles(miles.decimal) : writing.miles(miles.decimal)
  }

  /// A quantity of fuel: `2.00 gal`, heard as `2.00 gallons`.
  public func gallons(_ gallons: Decimal) -> String {
    isSpoken ? writing.spokenGallons(gallons) : writing.gallons(gallons)
  }

  /// A duration: `1 hr, 5 min`, heard as `1 hour, 5 minutes`; a negative one is said to run backwards.
  public func duration(_ duration: Duration) -> String {
    let text = isSpoken ? writing.spokenDuration(duration) : writing.duration(duration)
    return text ?? "a time that runs backwards"
  }

  /// A command to type, in quotation marks where it is seen.
  public func command(_ words: String) -> String {
    isSpoken ? "dashpilot \(words)" : "\"dashpilot \(words)\""
  }

  /// The clock time of an instant, with its day unless that is the day of the other one.
  public func moment(_ instant: Instant, beside other: Instant? = nil) -> String {
    writing.moment(instant, beside: other)
  }

  /// The clock time and the day of an instant, with its seconds where it reads like the fact's that it is told beside.
  func moment(_ instant: Instant, before fact: RecordedFact) -> String {
    writing.moment(instant, withSeconds: writing.readAlike(instant, fact.instant))
  }
}

extension Writing {
  /// A sentence told to the eye and to the ear; one that states an amount has another form for a log.
  public func statement(withoutAmounts logged: String? = nil, _ sentence: (Voice) -> String) -> Statement {
    Statement(
      visible: sentence(Voice(writing: self, isSpoken: false)),
      spoken: sentence(Voice(writing: self, isSpoken: true)),
      withoutAmounts: logged
    )
  }
}
