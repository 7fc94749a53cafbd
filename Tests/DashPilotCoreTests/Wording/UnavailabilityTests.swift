import DashPilotCore
import TestSupport
import Testing

@Suite("Unavailable rate explanations")
struct UnavailabilityTests {
  private let writing = Writing.newYork

  private var vocabulary: [(name: String, statement: Statement)] {
    let rates = RateDivisor.allCases.flatMap { divisor in
      reasons(of: divisor).map { reason in
        (
          name: "RateUnavailability.\(reason.rawValue) (\(divisor.rawValue))",
          statement: writing.rate(.unavailable(reason), divisor)
        )
      }
    }
    let deliveryRates = DeliveryRateUnavailability.allCases.map { reason in
      (
        name: "DeliveryRateUnavailability.\(reason.rawValue)",
        statement: writing.rate(DeliveryRate.unavailable(reason), ofDelivery: 2)
      )
    }
    let fuel = FuelUnavailability.allCases.map { reason in
      (name: "FuelUnavailability.\(reason.rawValue)", statement: Statement(reason.explanation))
    }
    let net = NetUnavailability.allCases.map { reason in
      (name: "NetUnavailability.\(reason.rawValue)", statement: Statement(reason.explanation))
    }
    return rates + deliveryRates + fuel + net
  }

  /// The reasons that a rate can have, each in the order in which it wins.
  private func reasons(of divisor: RateDivisor) -> [RateUnavailability] {
    let own: [RateUnavailability] =
      switch divisor {
      case .workingHour: [.noWorkingTime]
      case .deliveryActiveHour: [.noDeliveriesRecorded, .deliveryActiveTimeNotMeasurable, .zeroDeliveryActiveTime]
      case .recordedMile: [.noRouteRecorded, .routeNotMeasurable, .zeroRecordedDistance]
      }
    return [.shiftNotCompleted, .earningsNotRecorded] + own
  }

  @Test("Each reason has its sentence, seen and heard")
  func sentences() {
    #expect(Golden.mismatch("Unavailabilities.txt", Golden.vocabulary(vocabulary)) == nil)
  }

  @Test("No reason is left without a line, and no line without a reason")
  func everyReason() {
    #expect(Set(RateDivisor.allCases.flatMap(reasons)) == Set(RateUnavailability.allCases))
    #expect(RateUnavailability.allCases.count == 9)
    #expect(DeliveryRateUnavailability.allCases.count == 3)
    #expect(FuelUnavailability.allCases.count == 4 && NetUnavailability.allCases.count == 4)
    #expect(vocabulary.count == 3 + 5 + 5 + 3 + 4 + 4)
  }

  @Test("No sentence mentions a figure, and none claims what is not recorded")
  func noFigure() {
    let words = ["$", "zero", "total miles", "complete route", "idle", "profit", "tax", "wage", "typical", "0"]
    for (name, statement) in vocabulary {
      let heard = statement.spoken.replacing("Delivery 2", with: "a delivery")
      for text in [statement.visible, heard] {
        #expect(!text.isEmpty && !text.contains(where: \.isNumber), "\(name)")
        for word in words { #expect(!text.lowercased().contains(word), "\(name)") }
      }
    }
  }

  @Test("A sentence has no full stop of its own, begins with a capital, and stands on one line")
  func form() {
    for (name, statement) in vocabulary {
      #expect(!statement.visible.hasSuffix("."), "\(name)")
      #expect(statement.visible.first?.isUppercase == true && !statement.visible.contains("\n"), "\(name)")
      #expect(statement.spoken.hasSuffix(statement.visible), "\(name)")
    }
  }

  @Test("A missing amount is asked for")
  func missingAmount() {
    #expect(RateUnavailability.earningsNotRecorded.explanation == "Add what this shift paid to see this rate")
    #expect(
      DeliveryRateUnavailability.earningsNotRecorded.explanation == "Add what this delivery paid to see this rate"
    )
    #expect(NetUnavailability.earningsNotRecorded.explanation == "Add what this shift paid to see this figure")
  }

  @Test("No abbreviation is heard")
  func spoken() {
    for (_, statement) in vocabulary {
      for abbreviation in ["/", "hr", " mi ", "mpg", "min "] { #expect(!statement.spoken.contains(abbreviation)) }
    }
  }
}
