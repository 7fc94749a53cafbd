import DashPilotCore
import TestSupport
import Testing

/// The rule of a renaming, before anything is written (`spec/07`, rename).
@Suite("Pickup place rename")
struct PlaceRenameTests {
  private let catalogue = PlaceCatalogue([
    .evening(40, "Lantern Soup Bar"), .evening(41, "Crémerie Nord", created: 60),
  ])

  private func renamed(_ text: String) throws -> Change {
    try catalogue.renaming(.number(40), to: text)
  }

  @Test("A new name goes through the rules of a name, and nothing but the name moves")
  func name() throws {
    #expect(try renamed("  Lantern \t Noodles ") == Change(saved: [.place(.evening(40, "Lantern Noodles"))]))
  }

  @Test("A change of case, of an accent's form or of an apostrophe within one key is a rename like any other")
  func withinOneKey() throws {
    #expect(try renamed("LANTERN soup bar") == Change(saved: [.place(.evening(40, "LANTERN soup bar"))]))
    let decomposed = PlaceCatalogue([.evening(40, "Cre\u{301}merie"), .evening(41, "Mara's", created: 1)])
    let composed = try decomposed.renaming(.number(40), to: "Cr\u{E9}merie")
    guard case .place(let place) = try #require(composed.saved.first) else { throw Unexpected() }
    #expect(place.displayName.unicodeScalars.elementsEqual("Cr\u{E9}merie".unicodeScalars))
    let apostrophe = try decomposed.renaming(.number(41), to: "Mara\u{2019}s")
    #expect(apostrophe == Change(saved: [.place(.evening(41, "Mara\u{2019}s", created: 1))]))
  }

  @Test("The same display form again writes nothing, however it was typed")
  func same() throws {
    #expect(try renamed("Lantern Soup Bar") == Change())
    #expect(try renamed("  Lantern  Soup Bar\n") == Change())
  }

  @Test("The key of another place is refused, and that place is named")
  func inUse() {
    #expect(throws: PlaceRenameRefusal.nameInUse("CR\u{C9}MERIE nord", by: "Crémerie Nord")) {
      try renamed("CRE\u{301}MERIE  nord")
    }
  }

  @Test("What is gone is said first, then an empty name, then a long one, then another place's")
  func order() {
    let long = String(repeating: "a", count: 121)
    for text in ["", long, "Crémerie Nord", "Other"] {
      #expect(throws: PlaceRenameRefusal.placeNotFound) { try catalogue.renaming(.number(9), to: text) }
    }
    #expect(throws: PlaceRenameRefusal.empty) { try renamed(" \t") }
    #expect(throws: PlaceRenameRefusal.tooLong(maximum: 120)) { try renamed(long) }
    let other = PlaceCatalogue(catalogue.places + [.evening(42, long)])
    #expect(throws: PlaceRenameRefusal.tooLong(maximum: 120)) { try other.renaming(.number(40), to: long) }
    #expect(throws: Never.self) { try renamed(String(long.dropLast())) }
  }

  @Test("The old key is free at once")
  func oldKey() throws {
    let after = PlaceCatalogue([.evening(40, "Lantern Noodles"), .evening(41, "Crémerie Nord", created: 60)])
    let name = try RecordedName("lantern soup bar", for: .pickupPlace)
    #expect(after.naming(name, newID: .number(50), at: .evening).isNew)
    #expect(
      try after.renaming(.number(41), to: "Lantern Soup Bar")
        == Change(saved: [.place(.evening(41, "Lantern Soup Bar", created: 60))])
    )
  }

  @Test("Waits and recency follow the place, not its name")
  func unchangedFigures() {
    let shifts = [Shift.of(.waiting([360, 660, 2460], at: 40), to: 30_000)]
    let after = PlaceCatalogue([.evening(40, "Aardvark"), .evening(41, "Crémerie Nord", created: 60)])
    #expect(catalogue.byRecency(in: shifts).map(\.place.id) == after.byRecency(in: shifts).map(\.place.id))
    #expect(catalogue.byRecency(in: shifts).map(\.lastUsedAt) == after.byRecency(in: shifts).map(\.lastUsedAt))
    #expect(PlaceWaits(at: .number(40), in: shifts).median == .seconds(660))
  }

  private struct Unexpected: Error {}
}
