import DashPilotCore
import TestSupport
import Testing

@Suite("Position source wording")
struct PositionSourceWordingTests {
  @Test("Each condition has its sentence and its remedy, seen and heard")
  func sentences() {
    let named = PositionSourceFacts(unrecognisedState: "mode 9").statement(in: .newYork)
    let cases =
      PositionSourceCondition.allCases.map { (name: $0.rawValue, statement: $0.statement(in: .newYork)) }
      + [(name: "unrecognised, named", statement: named)]
    #expect(Golden.mismatch("PositionSource.txt", Golden.vocabulary(cases)) == nil)
  }

  @Test("Facts say the sentence of their condition")
  func facts() {
    let all: [(PositionSourceFacts, PositionSourceCondition)] = [
      (PositionSourceFacts(isConfigured: false), .notConfigured), (PositionSourceFacts(answers: false), .unreachable),
      (PositionSourceFacts(receivers: 0), .noDevice), (PositionSourceFacts(hasFix: false), .noFix),
      (PositionSourceFacts(accuracy: 400), .coarse), (PositionSourceFacts(), .usable),
    ]
    for (facts, condition) in all { #expect(facts.statement(in: .newYork) == condition.statement(in: .newYork)) }
  }

  @Test(
    "A state that might hold a coordinate is not repeated, nor anything that would move the terminal",
    arguments: ["", "lat 40.7128 lon -74.0060", "4042.6142,N,07400.4168,W"]
  )
  func unsafeStates(state: String) {
    let statement = PositionSourceFacts(unrecognisedState: state).statement(in: .newYork)
    #expect(statement == PositionSourceCondition.unrecognised.statement(in: .newYork))
    let moving = PositionSourceFacts(unrecognisedState: "mode\u{1B}[2J").statement(in: .newYork)
    #expect(!(moving.visible + moving.spoken).unicodeScalars.contains("\u{1B}"))
  }
}
