import DashPilotCore
import Foundation
import TestSupport
import Testing

extension RecordMergeTests {
  /// A record of each other kind, and what it is with one fact changed, in one way and in another.
  private static let kinds: [(base: RecordContent, changed: [(RecordContent, RecordContent?)])] = [
    (
      .place(place()),
      [(.place(place("Soup")), .place(place("Broth"))), (.place(place(at: 60)), .place(place(at: 120)))]
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
        (.settings(settings(name: "Red")), .settings(settings(name: "Green"))),
        (.settings(settings(at: 60)), .settings(settings(at: 120))),
        (.settings(settings(selected: 5)), .settings(settings(selected: 6))),
        (.settings(settings(commits: true)), nil),
        (.settings(settings(price: 3)), .settings(settings(price: 4))),
        (.settings(settings(card: "a.json")), .settings(settings(card: "b.json"))),
      ]
    ),
  ]

  private static func place(_ name: String = "Lantern", at seconds: Double = 0) -> PickupPlace {
    PickupPlace(id: .number(1), displayName: name, createdAt: .evening(seconds))
  }

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
    name: String = "Blue",
    at seconds: Double = 0,
    selected: UInt8? = nil,
    price: Decimal? = nil,
    card: String? = nil,
    commits: Bool = false
  ) -> Settings {
    Settings(
      timeZone: zone,
      firstWeekday: weekday,
      locale: locale,
      vehicles: [
        Vehicle(id: .number(5), name: name, milesPerGallon: economy, createdAt: .evening(seconds)),
        Vehicle(id: .number(6), name: "Grey", milesPerGallon: 24, createdAt: .evening),
      ],
      selectedVehicle: selected.map { .number($0) },
      gasPricePerGallon: price.map { Money($0) },
      cardFile: card,
      gitCommit: commits
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
        // A setting that is on or off has no third thing to be.
        if let other {
          let contradiction = try merge(base, one, other)
          #expect(contradiction.merged == nil && contradiction.conflicts.count == 1)
          #expect(contradiction.record == Resolved(ours: one, theirs: other))
        }
        for (second, _) in changed[(index + 1)...] {
          let both = try #require(try merge(base, one, second).merged)
          #expect(try both == merge(base, second, one).merged)
          // What is taken back on one side is what the other side alone says.
          #expect(try merge(second, both, base).merged == one && merge(one, both, base).merged == second)
        }
      }
    }
  }
  @Test("A text that only another form of its letters tells from what it was is a change like any other")
  func scalars() throws {
    let (composed, apart) = ("caf\u{E9}", "cafe\u{301}")
    let (base, changed) = (
      RecordContent.expense(RecordMergeTests.expense(note: composed)),
      RecordContent.expense(RecordMergeTests.expense(note: apart))
    )
    let scalars = { (content: RecordContent?) -> [Unicode.Scalar] in
      if case .expense(let expense) = content { Array((expense.note ?? "").unicodeScalars) } else { [] }
    }
    for (ours, theirs) in [(base, changed), (changed, base)] {
      #expect(try scalars(merge(base, ours, theirs).merged) == Array(apart.unicodeScalars))
    }
    let before = RecordContent.expense(RecordMergeTests.expense(note: "cafe"))
    let both = try merge(before, base, changed)
    #expect(both.merged == nil && both.conflicts.count == 1)
    #expect(try merge(before, changed, changed).merged == changed)
    let settings = { (name: String) in RecordContent.settings(RecordMergeTests.settings(name: name)) }
    let without = RecordContent.settings(
      Settings(timeZone: "America/New_York", firstWeekday: .monday, locale: "en_US", vehicles: [])
    )
    #expect(try merge(settings(composed), without, settings(apart)).conflicts.count == 1)
  }
}
