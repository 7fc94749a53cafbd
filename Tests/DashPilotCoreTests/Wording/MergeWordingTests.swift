import Foundation
import TestSupport
import Testing

@testable import DashPilotCore

@Suite("Merge wording")
struct MergeWordingTests {
  private let text = FactText(writing: .newYork, places: [.number(1): "Lantern Soup Bar"])
  private let file = "shifts/2025/08/20250823T214600Z-01000000.json"

  private func row(_ kind: FactRow.Kind, _ number: Int = 1) -> FactRow {
    FactRow(kind, "01000000-0000-4000-8000-000000000001", number: number, [])
  }

  @Test("Each conflict has its sentence, with the file, the fact and what each side says of it")
  func conflicts() {
    let told =
      (facts + others).map { (name: $0.0, statement: text.statement(of: $0.1, in: file)) }
      + [
        (name: "remedy", statement: text.remedy(in: file)),
        (name: "remedy of whole sides", statement: text.remedy(ofWholeSidesIn: file)),
      ]
    #expect(Golden.mismatch("MergeConflicts.txt", Golden.vocabulary(told)) == nil)
  }

  private var facts: [(String, MergeConflict)] {
    let eight = FactValue.money(Money(minorUnits: 850))
    let price = FactValue.pricePerGallon(Money(Decimal(3459) / 1000))
    let holder = NumberedDelivery(number: 2, offerNumber: 1, delivery: .evening(1, accepted: 0))
    let tip = FactRow(.tip, "7", number: 1, of: holder, [])
    let moments = (FactValue.instant(.evening(1800)), FactValue.instant(.evening(1800.25)))
    let repeated = (
      FactValue.instant(Instant(milliseconds: 1_762_061_400_000)),
      FactValue.instant(Instant(milliseconds: 1_762_065_000_000))
    )
    return [
      ("amount", .fact(.grossEarnings, of: row(.delivery, 2), ours: eight, theirs: .money(Money(9)))),
      ("absent", .fact(.grossEarnings, of: row(.shift), ours: nil, theirs: eight)),
      ("price", .fact(.fuelGasPricePerGallon, of: row(.shift), ours: price, theirs: .pricePerGallon(Money(3)))),
      ("economy", .fact(.milesPerGallon, of: row(.vehicle), ours: .milesPerGallon(31), theirs: nil)),
      ("repeated hour", .fact(.deliveredAt, of: row(.delivery), ours: repeated.0, theirs: repeated.1)),
      ("instant", .fact(.deliveredAt, of: row(.delivery), ours: moments.0, theirs: moments.1)),
      ("place", .fact(.pickupPlace, of: row(.delivery), ours: .place(.number(1)), theirs: .place(.number(2)))),
      ("category", .fact(.category, of: row(.expense), ours: .category("fuel"), theirs: .category("insurance"))),
      ("method", .fact(.method, of: tip, ours: .method(.platform), theirs: .method(.unrecognised("barter")))),
      ("text", .fact(.note, of: row(.expense), ours: .text("Full tank"), theirs: .text("Half a tank"))),
      ("setting", .fact(.gitCommit, of: row(.settings), ours: .isOn(true), theirs: .isOn(false))),
    ]
  }

  private func span(_ start: Double, _ end: Double) -> Interval {
    Interval(start: .evening(start), end: .evening(end))
  }

  private var others: [(String, MergeConflict)] {
    let session = FactRow(
      .session,
      "7",
      [NamedFact(.positions, .positions(12, from: .evening, to: .evening(60)))]
    )
    let rows = [FactRow.Kind.pause, .parkedStretch, .offer, .delivery, .vehicle].map {
      ("row of \($0.rawValue)", MergeConflict.row(row($0), removedBy: .ours))
    }
    let others: [(String, MergeConflict)] = [
      ("removed there", .row(row(.pause, 2), removedBy: .theirs)),
      ("session", .session(session)),
      ("anomaly", .collision(.anomaly(.deliveryOutsideShift(number: 3)))),
      ("pauses", .collision(.pausesOverlap(1, 2))),
      ("parked stretches", .collision(.parkedStretchesOverlap(1, 2))),
      ("pause and delivery", .collision(.pauseOverlapsDelivery(1, 2))),
      ("vehicles", .collision(.vehiclesShareName("Blue hatchback"))),
      ("sessions", .collision(.sessionsOverlap(span(0, 600), span(300, 900)))),
      ("tips", .collision(.sharedIdentifier("01000000-0000-4000-8000-000000000001"))),
    ]
    return others + rows
  }

  @Test("Each reason why nothing was merged has its sentence")
  func refusals() {
    let refusals: [MergeRefusal] = [
      .differentKinds(file: file), .differentRecords(file: file), .routeInside(file: "\(file) (theirs)"),
    ]
    #expect(Golden.mismatch("MergeRefusals.txt", Golden.vocabulary(of: refusals)) == nil)
  }

  @Test("Each kind of record has its lines, one for each recorded fact")
  func lines() {
    let pages = records.map { record in
      let lines = RecordText(record, text: text).lines
      return (["# \(record.kind)"] + lines.map(\.visible) + ["", "heard:"] + lines.map(\.spoken)).joined(
        separator: "\n"
      )
    }
    #expect(Golden.mismatch("RecordTexts.txt", pages.joined(separator: "\n\n") + "\n") == nil)
  }

  private var shift: Shift {
    let delivery = Delivery.evening(
      1,
      accepted: 300,
      arrived: 400.5,
      pickedUp: 500,
      delivered: 900,
      gross: 850,
      expected: 900,
      tips: [400]
    )
    return Shift.evening(
      to: 3600,
      gross: 3000,
      fuel: FuelAssumptions(milesPerGallon: 31, gasPricePerGallon: Money(3), vehicleName: "Blue"),
      pauses: [.evening(9, from: 0, to: 300)],
      parked: [.evening(8, from: 3300)],
      offers: Offer.each(delivery, .evening(2, accepted: 1000, cancelled: 1100))
    )
  }

  private var records: [RecordContent] {
    let vehicle = Vehicle(id: .number(5), name: "Blue", milesPerGallon: 31, createdAt: .evening)
    let settings = Settings(
      timeZone: "America/New_York",
      firstWeekday: .monday,
      locale: "en_US",
      vehicles: [vehicle],
      selectedVehicle: .number(5),
      gasPricePerGallon: Money(3),
      cardFile: "card.json"
    )
    let positions = [0.0, 60].map { Position(instant: .evening($0), latitude: 40, longitude: -75, accuracy: 8) }
    let sessions = [nil, CaptureSessionID.number(4)].map {
      CaptureSession(id: $0, startedAt: .evening, positions: positions)
    }
    let expense = Expense(
      id: .number(3),
      occurredAt: .evening,
      categoryWord: "parkingAndTolls",
      amount: Money(5),
      note: "Bridge"
    )
    return [
      .shift(shift), .place(.evening(1, "Lantern Soup Bar")), .expense(expense), .settings(settings),
      .route(Route(shift: .number(1), sessions: sessions)),
    ]
  }
  @Test("A time tells its offset where the clocks go back over it, and nowhere else")
  func repeatedTimes() {
    // November 2, 2025 in New York: clocks go from 2:00 back to 1:00 at 06:00 UTC.
    let change = 1_762_063_200_000 as Int64
    let text = { (minutes: Int64) in self.text.moment(Instant(milliseconds: change + minutes * 60_000)) }
    #expect(text(-30) == "1:30:00 AM (-04:00) on Sunday, November 2, 2025")
    #expect(text(30) == "1:30:00 AM (-05:00) on Sunday, November 2, 2025")
    #expect(text(-61) == "12:59:00 AM on Sunday, November 2, 2025")
    #expect(text(60) == "2:00:00 AM on Sunday, November 2, 2025")
  }

  @Test("The machine form of an economy and of an amount is what the document holds")
  func machineForm() throws {
    let vehicle = Vehicle(id: .number(5), name: "Blue", milesPerGallon: Decimal(31_125) / 1000, createdAt: .evening)
    let settings = Settings(
      timeZone: "America/New_York",
      firstWeekday: .monday,
      locale: "en_US",
      vehicles: [vehicle],
      gasPricePerGallon: Money(Decimal(3459) / 1000)
    )
    let machine = try JSONSerialization.jsonObject(with: Data(JSON.facts(of: [.settings(settings)]).text.utf8))
    let facts = try #require((machine as? [String: Any])?["facts"] as? [[String: Any]])
    let value = { (name: String) in facts.first { $0["fact"] as? String == name }?["value"] as? String }
    #expect(value("milesPerGallon") == "31.125" && value("gasPricePerGallon") == "3.459")
  }
}
