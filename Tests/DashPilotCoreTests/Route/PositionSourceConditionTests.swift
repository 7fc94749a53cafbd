import DashPilotCore
import TestSupport
import Testing

/// What a source's condition is, from what is known of it (`spec/05`, the condition of the position source).
@Suite("Position source condition")
struct PositionSourceConditionTests {
  /// What is known of a source in which every one of some conditions holds.
  private func facts(_ holding: Set<PositionSourceCondition>) -> PositionSourceFacts {
    PositionSourceFacts(
      isConfigured: !holding.contains(.notConfigured),
      answers: !holding.contains(.unreachable),
      receivers: holding.contains(.noDevice) ? 0 : 1,
      unrecognisedState: holding.contains(.unrecognised) ? "mode 9" : nil,
      hasFix: !holding.contains(.noFix),
      accuracy: holding.contains(.coarse) ? 100.1 : 8
    )
  }

  @Test("The conditions stand in the order of the page")
  func order() {
    #expect(
      PositionSourceCondition.allCases.map(\.rawValue) == [
        "notConfigured", "unreachable", "noDevice", "unrecognised", "noFix", "coarse", "usable",
      ]
    )
  }

  @Test("Of any two conditions that hold the earlier is said, and of all of them the first")
  func precedence() {
    let all = PositionSourceCondition.allCases
    for (index, first) in all.enumerated() {
      #expect(facts([first]).condition() == first)
      #expect(facts(Set(all[index...])).condition() == first)
      for second in all[(index + 1)...] { #expect(facts([first, second]).condition() == first) }
    }
  }

  @Test("Every combination of facts has the first condition that holds in it")
  func combinations() {
    let all = PositionSourceCondition.allCases.dropLast()
    for bits in 0..<(1 << all.count) {
      let holding = all.enumerated().filter { bits >> $0.offset & 1 == 1 }.map(\.element)
      #expect(facts(Set(holding)).condition() == holding.first ?? .usable)
    }
  }

  @Test("Accuracy decides between coarse and usable, and nothing else", arguments: [nil, 0, 8, 100, 100.1, 5000, .nan])
  func accuracyIndependence(accuracy: Double?) {
    let withAccuracy = { (fact: PositionSourceFacts) in
      PositionSourceFacts(
        isConfigured: fact.isConfigured,
        answers: fact.answers,
        receivers: fact.receivers,
        unrecognisedState: fact.unrecognisedState,
        hasFix: fact.hasFix,
        accuracy: accuracy
      ).condition()
    }
    for condition in PositionSourceCondition.allCases where condition != .coarse && condition != .usable {
      #expect(withAccuracy(facts([condition])) == condition)
    }
    #expect(withAccuracy(facts([])) == (accuracy ?? 0 > 100 ? .coarse : .usable))
  }

  @Test("The bound of coarse is the filter's own, inclusive")
  func bound() {
    let condition = { (accuracy: Double, worst: Double) in
      PositionSourceFacts(accuracy: accuracy).condition(judgedBy: CaptureFilter(worstAccuracy: worst))
    }
    #expect(condition(20, 20) == .usable && condition(20.1, 20) == .coarse)
    #expect(condition(100, 100) == .usable && condition(100.1, 100) == .coarse)
  }

  @Test("Any state that is not known is unrecognised, an empty one too", arguments: ["", "mode 7", "usable", "noFix"])
  func unrecognised(state: String) {
    #expect(PositionSourceFacts(unrecognisedState: state).condition() == .unrecognised)
    #expect(PositionSourceFacts(unrecognisedState: state, hasFix: false).condition() == .unrecognised)
    #expect(PositionSourceFacts(unrecognisedState: state, accuracy: 9000).condition() == .unrecognised)
    #expect(PositionSourceFacts(receivers: 0, unrecognisedState: state).condition() == .noDevice)
  }

  @Test("A receiver that broke off is none, beside others too")
  func lostReceiver() {
    #expect(PositionSourceFacts(receivers: 1, hasLostReceiver: true).condition() == .noDevice)
    #expect(PositionSourceFacts(receivers: 2, hasLostReceiver: true, hasFix: false).condition() == .noDevice)
    #expect(PositionSourceFacts(answers: false, hasLostReceiver: true).condition() == .unreachable)
    #expect(PositionSourceFacts(receivers: 2).condition() == .usable)
  }
}
