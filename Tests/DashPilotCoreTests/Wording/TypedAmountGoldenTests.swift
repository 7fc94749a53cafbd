import DashPilotCore
import TestSupport
import Testing

@Suite("Typed amount vocabulary")
struct TypedAmountGoldenTests {
  @Test("Each fault of each subject has its sentence")
  func amounts() {
    let cases = AmountRefusal.samples.map { refusal in
      (name: "AmountRefusal.\(refusal.error) (\(refusal.subject))", statement: refusal.statement(in: .newYork))
    }
    #expect(cases.count == MoneyInputError.allCases.count * MoneyInputSubject.allCases.count)
    #expect(Golden.mismatch("AmountRefusals.txt", Golden.vocabulary(cases)) == nil)
  }

  @Test("Each fault of miles per gallon has its sentence")
  func milesPerGallon() {
    let cases = MilesPerGallonRefusal.samples.map { refusal in
      (name: "MilesPerGallonRefusal.\(refusal.error)", statement: refusal.statement(in: .newYork))
    }
    #expect(cases.count == MilesPerGallonInputError.allCases.count)
    #expect(Golden.mismatch("MilesPerGallonRefusals.txt", Golden.vocabulary(cases)) == nil)
  }
}
