import Foundation

/// Recorded facts as text: a time, an amount or an economy that differs from another reads differently, however little.
///
/// Two routes of as many positions over the same time read the same, and so do two places of one name, and two texts
/// that differ in line ends, or in whether an accent is a character of its own.
public struct FactText: Sendable {
  /// The conventions that it is written by.
  public let writing: Writing
  /// The names of the places that are known here.
  let places: [PlaceID: String]

  /// Makes the text for some conventions; a place whose name is not known is told by its identifier.
  public init(writing: Writing, places: [PlaceID: String] = [:]) {
    self.writing = writing
    self.places = places
  }

  /// What a fact says.
  func text(of value: FactValue, _ voice: Voice) -> String {
    switch value {
    case .instant(let instant): moment(instant)
    case .money(let money): exact(money)
    case .pricePerGallon(let money): "\(exact(money)) a gallon"
    case .milesPerGallon(let economy): exact(economy, voice)
    case .text(let text): onOneLine(text)
    case .identifier(let id): voice.isSpoken ? FactText.short(id) : id
    case .row(let id): FactText.short(id)
    case .place(let id): places[id].map(onOneLine) ?? id.text
    case .category(let word): ExpenseCategory(rawValue: word)?.title ?? "\(voice.quoted(word)) (read as other)"
    case .method(let method): method.text(voice)
    case .isOn(let isOn): isOn ? "on" : "off"
    case .positions(let count, _, _): counted(count, "position")
    }
  }

  /// The first characters of an identifier, as file names have them.
  static func short(_ id: String) -> String { String(id.prefix(8)) }

  /// The clock time to the second, finer only where it was recorded finer, and the day.
  ///
  /// The offset stands beside a time that comes twice when the clocks go back.
  func moment(_ instant: Instant) -> String {
    let clock = writing.clock(instant, withSeconds: true)
    let milliseconds = Int(writing.timeZone.localTime(at: instant).millisecondOfDay % 1000)
    let time = clock.prefix { !" \u{202F}".contains($0) }
    let fraction = milliseconds == 0 ? "" : ".\(milliseconds.padded(3))"
    let offset = writing.timeZone.offsetTextWhereRepeated(at: instant).map { " (\($0))" } ?? ""
    return "\(time)\(fraction)\(clock.dropFirst(time.count))\(offset) on \(writing.date(instant))"
  }

  /// An amount, with what was recorded beside it where it has more digits than are shown.
  private func exact(_ money: Money) -> String {
    let isWhole = money.amount == money.amount.roundedHalfAwayFromZero(scale: 2)
    return isWhole ? writing.money(money) : "\(writing.money(money)) (recorded as \(money.amount.storedText()))"
  }

  private func exact(_ economy: Decimal, _ voice: Voice) -> String {
    let text = voice.milesPerGallon(economy)
    let isWhole = economy == economy.roundedHalfAwayFromZero(scale: 2)
    return isWhole ? text : "\(text) (recorded as \(economy.storedText()))"
  }
}

extension TipMethod {
  fileprivate func text(_ voice: Voice) -> String {
    switch self {
    case .cash: "cash"
    case .platform: "platform"
    case .unrecognised(let word): "\(voice.quoted(word)) (not recognised)"
    }
  }
}

extension FactName {
  /// What the fact is called, inside a sentence.
  var title: String {
    switch self {
    case .identifier: "identifier"
    case .startedAt: "start"
    case .endedAt: "end"
    case .grossEarnings: "gross earnings"
    case .fuelMilesPerGallon, .milesPerGallon: "fuel economy"
    case .fuelGasPricePerGallon, .gasPricePerGallon: "gas price"
    case .vehicleName: "vehicle"
    case .acceptedAt: "acceptance"
    case .arrivedAtPickupAt: "arrival at the pickup"
    case .pickedUpAt: "pickup"
    case .deliveredAt: "completion"
    case .cancelledAt: "cancellation"
    case .offer: "offer"
    case .pickupPlace: "pickup place"
    case .expectedEarnings: "expected pay"
    case .amount: "amount"
    case .method: "method"
    case .recordedAt: "time of entry"
    case .displayName: "name"
    case .createdAt: "time of creation"
    case .occurredAt: "time"
    case .category: "category"
    case .note: "note"
    case .timeZone: "time zone"
    case .firstWeekday: "first weekday"
    case .locale: "locale"
    case .selectedVehicle: "selected vehicle"
    case .cardFile: "card file"
    case .gitCommit: "commits to git"
    case .shift: "shift"
    case .positions: "positions"
    }
  }
}
