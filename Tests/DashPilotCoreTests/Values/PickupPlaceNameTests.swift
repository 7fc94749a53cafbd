import DashPilotCore
import Testing

/// The rows of `spec/07`, a place's name.
@Suite("Pickup place name")
struct PickupPlaceNameTests {
  /// A name as typed, and what it is to become.
  struct Row: CustomTestStringConvertible, Sendable {
    let typed: String
    let display: String
    let key: String
    var testDescription: String { typed.debugDescription }

    init(_ typed: String, _ display: String, _ key: String) {
      (self.typed, self.display, self.key) = (typed, display, key)
    }
  }

  private static let rows = [
    Row("   Lantern Soup Bar \n", "Lantern Soup Bar", "lantern soup bar"),
    Row("Lantern\tSoup\u{3000}Shop", "Lantern Soup Shop", "lantern soup shop"),
    Row("Lantern \r\n \u{2028}Soup", "Lantern Soup", "lantern soup"),
    Row("LANTERN SOUP", "LANTERN SOUP", "lantern soup"),
    Row("Mara\u{2019}s Kitchen", "Mara\u{2019}s Kitchen", "mara's kitchen"),
    Row("Mara`s Kitchen", "Mara`s Kitchen", "mara's kitchen"),
    Row("Mara\u{02BC}s Kitchen", "Mara\u{02BC}s Kitchen", "mara's kitchen"),
    Row("Mara\u{2018}s Kitchen", "Mara\u{2018}s Kitchen", "mara's kitchen"),
    Row("Mara\u{00B4}s Kitchen", "Mara\u{00B4}s Kitchen", "mara's kitchen"),
    Row("Mara\u{2032}s Kitchen", "Mara\u{2032}s Kitchen", "mara\u{2032}s kitchen"),
    Row("Mara\u{FF07}s Kitchen", "Mara\u{FF07}s Kitchen", "mara\u{FF07}s kitchen"),
    Row("Maras Kitchen", "Maras Kitchen", "maras kitchen"),
    Row("Cr\u{E9}merie Nord", "Cr\u{E9}merie Nord", "cr\u{E9}merie nord"),
    Row("Cre\u{301}merie Nord", "Cr\u{E9}merie Nord", "cr\u{E9}merie nord"),
    Row("CR\u{C9}MERIE NORD", "CR\u{C9}MERIE NORD", "cr\u{E9}merie nord"),
    Row("Cremerie Nord", "Cremerie Nord", "cremerie nord"),
    Row("Stra\u{DF}e 9", "Stra\u{DF}e 9", "strasse 9"),
    Row("STRASSE 9", "STRASSE 9", "strasse 9"),
    Row("St. Mark\u{2014}Caf\u{E9} 🍜", "St. Mark\u{2014}Caf\u{E9} 🍜", "st. mark\u{2014}caf\u{E9} 🍜"),
    Row("\u{39F}\u{394}\u{39F}\u{3A3}", "\u{39F}\u{394}\u{39F}\u{3A3}", "\u{3BF}\u{3B4}\u{3BF}\u{3C3}"),
    Row("\u{3BF}\u{3B4}\u{3BF}\u{3C2}", "\u{3BF}\u{3B4}\u{3BF}\u{3C2}", "\u{3BF}\u{3B4}\u{3BF}\u{3C3}"),
  ]

  @Test("A name is composed, its white space joined, and its key folded; compared scalar by scalar", arguments: rows)
  func name(_ row: Row) throws {
    let name = try RecordedName(row.typed, for: .pickupPlace)
    #expect(name.display.unicodeScalars.elementsEqual(row.display.unicodeScalars), "\(name.display.debugDescription)")
    #expect(name.key.unicodeScalars.elementsEqual(row.key.unicodeScalars), "\(name.key.debugDescription)")
    #expect(RecordedName(stored: name.display) == name)
  }

  @Test("Two spellings of one name have one key, and an accent, an apostrophe or a word left out does not")
  func keys() throws {
    let key = { (text: String) throws in try RecordedName(text, for: .pickupPlace).key }
    #expect(try key("Mara\u{2019}s  kitchen") == key("MARA'S KITCHEN"))
    #expect(try key("Maras Kitchen") != key("Mara's Kitchen"))
    #expect(try key("Cremerie Nord") != key("Cr\u{E9}merie Nord"))
    #expect(try key("High St") != key("High Street"))
    #expect(try key("Lantern Soup Bar") != key("Lantern Soup"))
    #expect(try key("Soup, Bar") != key("Soup Bar"))
  }

  @Test("Nothing but white space is empty", arguments: ["", " ", "\t\n\u{A0}", "\u{3000}\u{2003}\u{85}"])
  func empty(_ text: String) {
    #expect(throws: NameRefusal.empty(.pickupPlace)) { try RecordedName(text, for: .pickupPlace) }
  }

  @Test("120 characters as a reader counts them are fine, and one more is not, whatever it takes to write one")
  func length() throws {
    let family = "👨‍👩‍👧‍👦"
    for character in [family, "a", "e\u{301}", "ﷺ"] {
      let longest = String(repeating: character, count: 120)
      #expect(try RecordedName("  \(longest)  ", for: .pickupPlace).display.count == 120)
      #expect(throws: NameRefusal.tooLong(.pickupPlace, maximum: 120)) {
        try RecordedName(longest + character, for: .pickupPlace)
      }
    }
  }

  @Test("Length is counted after white space is joined")
  func lengthAfterJoining() throws {
    let text = String(repeating: "a", count: 60) + String(repeating: " ", count: 60) + String(repeating: "b", count: 59)
    #expect(try RecordedName(text, for: .pickupPlace).display.count == 120)
  }
}
