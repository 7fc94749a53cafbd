import DashPilotCore
import Foundation
import TestSupport
import Testing

@Suite("Period export")
struct PeriodExportTests {
  /// What an independent reader makes of a machine form.
  static func object(_ json: JSON) throws -> [String: Any] {
    try #require(try JSONSerialization.jsonObject(with: Data(json.text.utf8)) as? [String: Any])
  }

  private func part(_ metrics: PeriodMetrics, _ key: String) throws -> [String: Any] {
    try #require(try Self.object(JSON.summary(metrics))[key] as? [String: Any])
  }

  /// A period with each sort of figure: three shifts, four deliveries, three expenses.
  static let full = PeriodMetrics(
    [
      .of(
        1,
        worked: 4,
        gross: 78_40,
        fuel: .of(25, 4_00),
        route: .metres(31_482.66),
        deliveries: [
          .evening(1, accepted: 0, arrived: 0, pickedUp: 450, delivered: 3600, gross: 9_75, tips: [4_00]),
          .evening(2, accepted: 3600, arrived: 4000, pickedUp: 4660, delivered: 7200, gross: 8_25),
        ]
      ),
      .of(
        2,
        worked: 2,
        route: .metres(12_000, gaps: 2, inferred: true),
        deliveries: [.evening(3, accepted: 0, cancelled: 60)]
      ),
      .of(3, worked: nil, route: .nothing),
    ],
    [.of(.other, 1_00), .of(.fuel, 23_60, 2), .of(.fuel, 0, 3)]
  )

  @Test("The summary has its thirteen keys, and each part its own, of a full and of an empty period alike")
  func keys() throws {
    let seconds: Set = ["seconds", "contributingShiftCount", "totalShiftCount"]
    let rate: Set = ["amount", "contributingShiftCount", "totalShiftCount"]
    let parts: [String: Set<String>] = [
      "working": seconds, "deliveryActive": seconds, "nonDelivery": seconds, "grossPerWorkingHour": rate,
      "grossPerDeliveryActiveHour": rate, "grossPerRecordedMile": rate,
      "earnings": ["recordedGrossEarnings", "contributingShiftCount", "totalShiftCount", "currencyCode"],
      "deliveryEarnings": ["recordedTotal", "contributingDeliveryCount", "totalDeliveryCount", "currencyCode"],
      "expenses": ["recordedTotal", "recordCount", "currencyCode", "byCategory"],
      "netAfterRecordedExpenses": [
        "amount", "contributingShiftCount", "totalShiftCount", "expenseRecordCount", "currencyCode",
      ],
      "route": [
        "recordedDistanceMetres", "recordedDistanceMiles", "measuredShiftCount", "partialShiftCount",
        "unmeasurableShiftCount", "totalShiftCount", "segmentCount", "gapCount", "usesInferredContinuity",
      ],
      "deliveries": [
        "deliveredCount", "cancelledCount", "inProgressCount", "pickupPlaceCount", "medianPickupWaitSeconds",
        "pickupWaitSampleCount",
      ],
    ]
    for metrics in [Self.full, PeriodMetrics([]), PeriodMetrics([.of(1, worked: nil, route: nil)])] {
      let object = try Self.object(JSON.summary(metrics))
      #expect(Set(object.keys) == Set(parts.keys).union(["completedShiftCount"]) && object.count == 13)
      for (key, names) in parts { #expect(try Set(part(metrics, key).keys) == names, "\(key)") }
    }
  }

  @Test("Times and rates are written with both numbers of their coverage")
  func figures() throws {
    let object = try Self.object(JSON.summary(Self.full))
    #expect(object["completedShiftCount"] as? Int == 3)
    let expected: [(String, Int, Int)] = [
      ("working", 21_600, 2), ("deliveryActive", 7260, 2), ("nonDelivery", 14_340, 2),
    ]
    for (key, seconds, contributing) in expected {
      let part = try part(Self.full, key)
      #expect(part["seconds"] as? Int == seconds && part["contributingShiftCount"] as? Int == contributing)
      #expect(part["totalShiftCount"] as? Int == 3)
    }
    let rates = [
      ("grossPerWorkingHour", "19.60"), ("grossPerDeliveryActiveHour", "39.20"), ("grossPerRecordedMile", "4.01"),
    ]
    for (key, amount) in rates {
      let rate = try part(Self.full, key)
      #expect(rate["amount"] as? String == amount && rate["contributingShiftCount"] as? Int == 1)
      #expect(rate["totalShiftCount"] as? Int == 3)
    }
  }

  @Test("Amounts are texts of two digits beside their currency, with what they were added up from")
  func money() throws {
    let earnings = try part(Self.full, "earnings")
    #expect(earnings["recordedGrossEarnings"] as? String == "78.40" && earnings["currencyCode"] as? String == "USD")
    #expect(earnings["contributingShiftCount"] as? Int == 1 && earnings["totalShiftCount"] as? Int == 3)
    let deliveries = try part(Self.full, "deliveryEarnings")
    #expect(deliveries["recordedTotal"] as? String == "22.00")  // 9.75 and its 4.00, and 8.25
    #expect(deliveries["contributingDeliveryCount"] as? Int == 2 && deliveries["totalDeliveryCount"] as? Int == 3)
    let expenses = try part(Self.full, "expenses")
    #expect(expenses["recordedTotal"] as? String == "24.60" && expenses["recordCount"] as? Int == 3)
    let rows = try #require(expenses["byCategory"] as? [[String: Any]])
    #expect(rows.map { $0["category"] as? String } == ["fuel", "other"])
    #expect(rows.map { $0["total"] as? String } == ["23.60", "1.00"])
    #expect(rows.map { $0["recordCount"] as? Int } == [2, 1] && rows.allSatisfy { $0.count == 3 })
    let net = try part(Self.full, "netAfterRecordedExpenses")
    #expect(net["amount"] as? String == "53.80" && net["expenseRecordCount"] as? Int == 3)
    #expect(net["contributingShiftCount"] as? Int == 1 && net["totalShiftCount"] as? Int == 3)
  }

  @Test("The route is added up in metres and miles with its four counts, and the deliveries are counted apart")
  func routeAndDeliveries() throws {
    let route = try part(Self.full, "route")
    #expect(route["recordedDistanceMetres"] as? Double == 43_482.7)
    #expect(route["recordedDistanceMiles"] as? Double == 27.0189)  // 43,482.66 ÷ 1609.344 = 27.01887…
    let counts = [
      ("measuredShiftCount", 2), ("partialShiftCount", 1), ("unmeasurableShiftCount", 1), ("totalShiftCount", 3),
      ("segmentCount", 4), ("gapCount", 2),
    ]
    for (key, count) in counts { #expect(route[key] as? Int == count, "\(key)") }
    #expect(route["usesInferredContinuity"] as? Bool == true)
    let deliveries = try part(Self.full, "deliveries")
    let expected = [
      ("deliveredCount", 2), ("cancelledCount", 1), ("inProgressCount", 0), ("pickupPlaceCount", 3),
      ("medianPickupWaitSeconds", 555), ("pickupWaitSampleCount", 2),
    ]
    for (key, count) in expected { #expect(deliveries[key] as? Int == count, "\(key)") }
  }

  @Test("Absent is null and never zero; a period of expenses alone has its counts and a null net")
  func nulls() throws {
    let alone = PeriodMetrics([], [.of(.fuel, 42_10)])
    #expect(try Self.object(JSON.summary(alone))["completedShiftCount"] as? Int == 0)
    let absent = [
      ("working", "seconds"), ("deliveryActive", "seconds"), ("nonDelivery", "seconds"),
      ("earnings", "recordedGrossEarnings"), ("deliveryEarnings", "recordedTotal"),
      ("netAfterRecordedExpenses", "amount"), ("route", "recordedDistanceMetres"), ("route", "recordedDistanceMiles"),
      ("deliveries", "medianPickupWaitSeconds"), ("grossPerWorkingHour", "amount"),
      ("grossPerDeliveryActiveHour", "amount"), ("grossPerRecordedMile", "amount"),
    ]
    for (key, name) in absent { #expect(try part(alone, key)[name] is NSNull, "\(key)") }
    #expect(try part(alone, "expenses")["recordedTotal"] as? String == "42.10")
    #expect(try part(alone, "route")["usesInferredContinuity"] as? Bool == false)
    let none = try part(PeriodMetrics([]), "expenses")
    #expect(none["recordedTotal"] is NSNull && none["recordCount"] as? Int == 0)
    #expect((none["byCategory"] as? [Any])?.isEmpty == true)
    let zero = PeriodMetrics([.of(1, worked: 0, active: 0, gross: 0, route: .metres(0))], [.of(.fuel, 0)])
    #expect(
      try part(zero, "working")["seconds"] as? Int == 0 && part(zero, "route")["recordedDistanceMetres"] as? Int == 0
    )
    #expect(try part(zero, "earnings")["recordedGrossEarnings"] as? String == "0.00")
    #expect(try part(zero, "netAfterRecordedExpenses")["amount"] as? String == "0.00")
    #expect(try part(zero, "grossPerRecordedMile")["amount"] is NSNull)
  }

  @Test("A negative net is written with a leading minus")
  func negative() throws {
    let metrics = PeriodMetrics([.of(1, gross: 0)], [.of(.fuel, 12_00)])
    #expect(try part(metrics, "netAfterRecordedExpenses")["amount"] as? String == "-12.00")
  }
}
