import DashPilotCore
import Foundation
import TestSupport
import Testing

@Suite("Confirmations")
struct ConfirmationTests {
  private typealias Said = (name: String, statement: Statement)

  private let confirmation = Confirmation(writing: .newYork)

  private static let bee = FuelAssumptions(
    milesPerGallon: Decimal(285) / 10,
    gasPricePerGallon: Money(minorUnits: 350),
    vehicleName: "Bee"
  )

  private func shift(_ delivery: Delivery, fuel: FuelAssumptions = .none) -> Shift {
    .evening(to: 10_800, gross: 8625, fuel: fuel, offers: Offer.each(delivery))
  }

  private var tips: [Said] {
    let tipped = shift(.evening(1, accepted: 0, delivered: 60, gross: 975, tips: [400, 500]))
    let corrected = { (amount: Bool, method: Bool) in
      confirmation.tipCorrected(2, ofDelivery: 1, in: tipped, amount: amount, method: method)
    }
    return [
      ("tipAdded", confirmation.tipAdded(.number(2), toDelivery: 1, in: tipped)),
      ("tipCorrected, both", corrected(true, true)), ("tipCorrected, the amount", corrected(true, false)),
      ("tipCorrected, the method", corrected(false, true)), ("tipRemoved", confirmation.tipRemoved(2, ofDelivery: 1)),
    ]
  }

  private var expectations: [Said] {
    let (expecting, none) = (
      shift(.evening(1, accepted: 0, delivered: 60, expected: 850)), shift(.evening(1, accepted: 0, delivered: 60))
    )
    let said = { (shift: Shift, before: Money?) in confirmation.expectation(ofDelivery: 1, in: shift, before: before) }
    return [
      ("expectation", said(expecting, nil)), ("expectation, removed", said(none, .zero)),
      ("expectation, nothing to remove", said(none, nil)),
    ]

  }

  private var fuel: [Said] {
    let delivery = Delivery.evening(1, accepted: 0, delivered: 60)
    let said = { (after: FuelAssumptions, before: FuelAssumptions) in
      confirmation.fuel(of: shift(delivery, fuel: after), before: before, economy: true, price: true)
    }
    return [
      ("fuel", said(ConfirmationTests.bee, .none)), ("fuel, removed", said(.none, ConfirmationTests.bee)),
      ("fuel, nothing to remove", said(.none, .none)),
    ].flatMap { name, statements in statements.map { (name: name, statement: $0) } }
  }

  private func vehicles() throws -> [Said] {
    let (bee, van) = (RecordedName(stored: "Bee"), RecordedName(stored: "Van"))
    let economy = Decimal(285) / 10
    let one = try Settings(timeZone: "America/New_York", firstWeekday: .monday, locale: "en_US")
      .adding(vehicle: bee, milesPerGallon: economy, id: .number(1), at: .evening)
    let two = try one.adding(vehicle: van, milesPerGallon: 18, id: .number(2), at: .evening)
      .replacing(gasPricePerGallon: .some(Money(minorUnits: 350)))
    let said = { (settings: Settings) in VehicleConfirmation(settings: settings, writing: .newYork) }
    let settings = SettingKey.allCases.map { key in
      ("setting \(key.rawValue)", SettingsReport(settings: two, writing: .newYork).confirmation(of: key))
    }
    let noPrice = SettingsReport(settings: one, writing: .newYork).confirmation(of: .gasPrice)
    return try [
      ("vehicle added, the first", said(one).added(bee)), ("vehicle added, another", said(two).added(van)),
      ("vehicle edited", said(two).edited(van)), ("vehicle selected", said(two).selected()),
      ("no vehicle selected", said(two.selecting(vehicle: nil)).selected()),
      ("vehicle removed", said(two.removing(vehicle: van)).removed(van)),
      ("the selected vehicle removed", said(two.removing(vehicle: bee)).removed(bee)),
    ] + settings + [("setting gas-price, none", noPrice)]
  }

  @Test("What is said after a tip, an expectation, a whole shift, fuel, a vehicle and a setting was recorded")
  func sentences() throws {
    let whole = [
      ("recordedWhole", confirmation.recordedWhole(.evening(to: 10_800))),
      ("recordedWhole, past midnight", confirmation.recordedWhole(.evening(to: 86_400))),
    ]
    let said = tips + expectations + whole + fuel + (try vehicles())
    #expect(Golden.mismatch("FactConfirmations.txt", Golden.vocabulary(said, withLog: true)) == nil)
  }

  @Test("A confirmation of one half of the assumptions says nothing of the other")
  func oneHalf() {
    let shift = shift(.evening(1, accepted: 0, delivered: 60), fuel: ConfirmationTests.bee)
    let economy = confirmation.fuel(of: shift, before: .none, economy: true, price: false)
    let price = confirmation.fuel(of: shift, before: .none, economy: false, price: true)
    #expect(
      economy.map(\.visible) == ["Recorded 28.50 mpg (Bee) for the shift of Saturday, August 23, 2025."]
    )
    #expect(price.map(\.visible) == ["Recorded $3.50 a gallon for the shift of Saturday, August 23, 2025."])
  }
}
