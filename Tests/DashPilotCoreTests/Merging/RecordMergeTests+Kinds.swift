import DashPilotCore
import Foundation
import TestSupport
import Testing

extension RecordMergeTests {
  /// A record of each other kind, and what it is with one fact changed, in one way and in another.
  private static let kinds: [(base: RecordContent, changed: [(RecordContent, RecordContent)])] = [
    (
      .place(place()), [(.place(place("Soup")), .place(place("Broth")))]
    ),
    (
      .expense(expense()),
      [
        (.expense(expense(amount: 6)), .expense(expense(amount: 7))),
        (.expense(expense(category: "fuel")), .expense(expense(category: "supplies"))),
        (.expense(expense(note: "Bridge")), .expense(expense(note: "Tunnel"))),
        (.expense(expense(at: 60)), .expense(expense(at: 120))),
      ]
    ),
    (
      .settings(settings()),
      [
        (.settings(settings(zone: "Europe/Berlin")), .settings(settings(zone: "Europe/Paris"))),
        (.settings(settings(weekday: .sunday)), .settings(settings(weekday: .saturday))),
        (.settings(settings(locale: "de_DE")), .settings(settings(locale: "fr_FR"))),
        (.settings(settings(economy: 32)), .settings(settings(economy: 33))),
        (.settings(settings(price: 3)), .settings(settings(price: 4))),
        (.settings(settings(card: "a.json")), .settings(settings(card: "b.json"))),
      ]
    ),
  ]

  private static func place(_ name: String = "Lantern") -> PickupPlace { .evening(1, name) }

  private static func expense(
    at seconds: Double = 0,
    amount: Decimal = 5,
    category: String = "other",
    note: String? = nil
  ) -> Expense {
    Expense(
      id: .number(3),
      occurredAt: .evening(seconds),
      categoryWord: category,
      amount: Money(amount),
      note: note
    )
  }

  private static func settings(
    zone: String = "America/New_York",
    weekday: Weekday = .monday,
    locale: String = "en_US",
    economy: Decimal = 31,
    price: Decimal? = nil,
    card: String? = nil
  ) -> Settings {
    Settings(
      timeZone: zone,
      firstWeekday: weekday,
      locale: locale,
      vehicles: [Vehicle(id: .number(5), name: "Blue", milesPerGallon: economy, createdAt: .evening)],
      gasPricePerGallon: price.map { Money($0) },
      cardFile: card
    )
  }

  private func merge(_ base: RecordContent, _ ours: RecordContent, _ theirs: RecordContent) throws -> RecordMerge {
    try RecordContent.merge(base: base, ours: ours, theirs: theirs, file: "a.json")
  }

  @Test("Each fact of a place, an expense and the settings is taken from the side that changed it, and from no other")
  func eachFact() throws {
    for (base, changed) in RecordMergeTests.kinds {
      for (index, (one, other)) in changed.enumerated() {
        #expect(try merge(base, one, base).merged == one && merge(base, base, one).merged == one)
        let contradiction = try merge(base, one, other)
        #expect(contradiction.merged == nil && contradiction.conflicts.count == 1)
        #expect(contradiction.record == Resolved(ours: one, theirs: other))
        for (second, _) in changed[(index + 1)...] {
          let both = try #require(try merge(base, one, second).merged)
          #expect(try both == merge(base, second, one).merged)
          // What is taken back on one side is what the other side alone says.
          #expect(try merge(second, both, base).merged == one && merge(one, both, base).merged == second)
        }
      }
    }
  }
}
