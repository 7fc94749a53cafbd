import DashPilotCore
import Foundation
import TestSupport
import Testing

/// What may be said of a place's waits (`spec/07`, what may be said).
@Suite("Pickup wait history wording")
struct PlaceWaitsWordingTests {
  private let place = PickupPlace.evening(40, "Lantern Soup Bar")

  private func statements(_ seconds: [Double]) -> [Statement] {
    PlaceWaits(at: place.id, in: [.of(.waiting(seconds, at: 40))]).statements(at: place, in: .newYork)
  }

  @Test("Each number of waits has its sentences, seen and heard")
  func golden() {
    let states: [(String, [Double])] = [
      ("noWait", []), ("oneWait", [1200]), ("oneWaitOfNothing", [0]), ("twoWaits", [1200, 1800]),
      ("threeWaits", [360, 660, 2460]), ("alike", [540, 540, 540]), ("alikeWhenRead", [540, 541]),
      ("halfASecond", [600, 601]), ("underAMinute", [10, 45]), ("overAnHour", [3600, 7260]),
      ("zeroMedian", [0, 0, 600]),
    ]
    let cases = states.flatMap { name, seconds in statements(seconds).map { (name: name, statement: $0) } }
    #expect(Golden.mismatch("PlaceWaits.txt", Golden.vocabulary(cases)) == nil)
  }

  @Test("Without a wait no figure is said, and of one none is called typical")
  func few() {
    for statement in statements([]) {
      #expect(!statement.visible.contains(where: \.isNumber) && !statement.spoken.contains(where: \.isNumber))
    }
    for text in statements([1200]).flatMap({ [$0.visible, $0.spoken] }) {
      #expect(!text.contains("Typical") && !text.contains("median") && !text.contains("hortest"))
    }
  }

  @Test("The count stands beside the figure, in the words of the specification")
  func typical() {
    let first = statements([1200, 1800]).first
    #expect(first?.visible == "Typical recorded wait: 25 min, the median of 2 recorded waits")
    #expect(
      first?.spoken
        == "Typical recorded wait at Lantern Soup Bar, 25 minutes, from 2 recorded waits. It is their median"
    )
  }

  @Test("A spread is said only where its two ends read differently")
  func spread() {
    #expect(statements([360, 660, 2460]).map(\.visible).contains("Shortest 6 min, longest 41 min"))
    for seconds in [[540.0, 540], [540, 541], [600, 629]] {
      #expect(statements(seconds).allSatisfy { !$0.visible.contains("hortest") && !$0.spoken.contains("hortest") })
    }
  }

  @Test("The day of the most recent wait is told in the driver's zone, from two on")
  func day() {
    #expect(statements([1200]).allSatisfy { !$0.visible.contains("2025") })
    #expect(statements([1200, 1800]).last?.visible == "The most recent was on Saturday, August 23, 2025")
    let tokyo = Writing(locale: Locale(identifier: "de_DE"), timeZone: TimeZone(identifier: "Asia/Tokyo") ?? .gmt)
    let waits = PlaceWaits(at: place.id, in: [.of(.waiting([1200, 1800], at: 40))])
    #expect(
      waits.statements(at: place, in: tokyo).last?.visible == "The most recent was on Sunday, 24 August 2025"
    )
  }

  @Test("The pages of the catalogue and of a place read as they are kept, and no sentence about a place judges it")
  func pages() throws {
    let places = (0..<8).map {
      PickupPlace.evening(40 + $0, "Place \(["D", "B", "H", "A", "C", "G", "F", "E"][Int($0)])")
    }
    let deliveries = (0..<6).map { Delivery.at(40 + UInt8($0), number: UInt8($0), accepted: Double($0) * 60) }
    let uses = PlaceCatalogue(places).byRecency(in: [.of(deliveries + [.at(40, number: 30, accepted: 30)])])
    let reports = [
      PlacesReport(uses: [], writing: .newYork).report, PlacesReport(uses: uses, writing: .newYork).report,
      PlacesReport(uses: uses.filter { $0.lastUsedAt == nil }, writing: .newYork).report,
      page([], deliveries: 0), page([1200], deliveries: 1), page([360, 660, 2460], deliveries: 3),
    ]
    let text = reports.map(\.golden).joined(separator: "\n")
    #expect(Golden.mismatch("PlacePages.txt", text) == nil)
    let forbidden = [
      "average", "usual", "expected", "predicted", "fast", "slow", "busy", "best", "worst", "avoid", "rank", "score",
    ]
    for name in ["PlacePages.txt", "PlaceWaits.txt", "PlaceRefusals.txt", "PlaceConfirmations.txt"] {
      let kept = String(decoding: try Fixtures.bytes("Golden/\(name)"), as: UTF8.self).lowercased()
      for word in forbidden { #expect(!kept.contains(word), "\(name) says \(word)") }
    }
  }

  private func page(_ seconds: [Double], deliveries count: Int) -> Report {
    let shifts = [Shift.of(.waiting(seconds, at: 40))]
    let use = PlaceUse(of: place, in: shifts)
    #expect(use.deliveryCount == count)
    return PlaceReport(use: use, waits: PlaceWaits(at: place.id, in: shifts), writing: .newYork).report
  }
}

extension Report {
  /// Every heading and statement, seen and heard.
  fileprivate var golden: String {
    let lines = sections.flatMap { section in
      (section.heading.map { ["[\($0)]"] } ?? []) + section.entries.map { "  seen:  \($0.text)\n  heard: \($0.spoken)" }
    }
    return (["\(title.visible) | \(title.spoken)"] + lines).joined(separator: "\n") + "\n"
  }
}
