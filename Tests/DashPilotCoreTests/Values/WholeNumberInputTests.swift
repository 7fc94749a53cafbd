import DashPilotCore
import TestSupport
import Testing

@Suite("Typed whole numbers")
struct WholeNumberInputTests {
  @Test(
    "Digits with a minus sign at most are a number, and its range is judged by what it is for",
    arguments: [("0", 0), ("1", 1), ("007", 7), ("-5", -5), ("-0", 0), ("9999", 9999)]
  )
  func numbers(text: String, number: Int) throws {
    for subject in NumberSubject.allCases {
      #expect(try WholeNumberInput.number(from: text, for: subject) == number)
    }
  }

  @Test(
    "Anything else is not a whole number",
    arguments: ["", "-", "+3", "--3", "3.0", "3,0", "1e3", " 3", "3 ", "3-", "three", "٣", "３", "½", "0x3", "1_000"]
  )
  func notANumber(text: String) {
    for subject in NumberSubject.allCases {
      #expect(throws: WholeNumberRefusal.notAWholeNumber(text, subject)) {
        try WholeNumberInput.number(from: text, for: subject)
      }
    }
  }

  @Test("A number beyond what can be held stays above every bound")
  func long() throws {
    for subject in NumberSubject.allCases {
      #expect(try WholeNumberInput.number(from: "99999999999999999999", for: subject) > 1_000_000)
    }
  }

  @Test("A long negative number stays below one")
  func longNegative() throws {
    for subject in NumberSubject.allCases {
      #expect(try WholeNumberInput.number(from: "-99999999999999999999", for: subject) < 1)
    }
  }
}
