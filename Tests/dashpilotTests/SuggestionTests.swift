import Testing

@testable import dashpilot

@Suite("Suggestions")
struct SuggestionTests {
  @Test(
    "The distance counts letters added, taken away, changed and swapped",
    arguments: [
      ("", "", 0), ("", "end", 3), ("end", "end", 0), ("ned", "end", 1), ("en", "end", 1), ("ends", "end", 1),
      ("emd", "end", 1), ("strat", "start", 1), ("delvier", "deliver", 1), ("dlivr", "deliver", 2),
      ("pause", "resume", 4),
    ]
  )
  func distance(_ left: String, _ right: String, _ expected: Int) {
    #expect(Suggestion.distance(Array(left), Array(right)) == expected)
    #expect(Suggestion.distance(Array(right), Array(left)) == expected)
  }

  @Test("The nearest word is suggested, and none where nothing is near")
  func nearest() {
    let words = CommandTable.firstWords
    #expect(Suggestion.nearest(to: "strat", among: words) == "start")
    #expect(Suggestion.nearest(to: "delivr", among: words) == "deliver")
    #expect(Suggestion.nearest(to: "ned", among: words) == "end")
    #expect(Suggestion.nearest(to: "frobnicate", among: words) == nil)
    #expect(Suggestion.nearest(to: "x", among: []) == nil)
  }
}
