import DashPilotCore
import Foundation
import TestSupport
import Testing

/// What an export says of the time that the vehicle was recorded as parked (`spec/09`, the JSON tree).
@Suite("Route suspension export")
struct RouteSuspensionExportTests {
  private let delivered = Delivery.evening(1, accepted: 300, arrived: 400, pickedUp: 500, delivered: 2400, gross: 900)

  private func exported(_ parked: [ParkedStretch]) throws -> [String: Any] {
    let shift = Shift.evening(
      to: 3600,
      gross: 3000,
      pauses: [.evening(9, from: 3000, to: 3300)],
      parked: parked,
      offers: Offer.each(delivered)
    )
    let json = JSON.shift(shift, metrics: ShiftMetrics(shift, route: .miles(10, gaps: 1)), places: [:])
    return try #require(JSONSerialization.jsonObject(with: Data(json.text.utf8)) as? [String: Any])
  }

  private func route(_ shift: [String: Any]) throws -> [String: Any] { try #require(shift["route"] as? [String: Any]) }

  @Test("Both facts stand with the route: how many stretches, and their time, shared minutes once")
  func withTheRoute() throws {
    let route = try route(exported([.evening(1, from: 600, to: 1500), .evening(2, from: 1200, to: 1800)]))
    #expect(route["suspensionCount"] as? Int == 2 && route["suspendedSeconds"] as? Int == 1200)
  }

  @Test("A shift that was never parked has 0, and not null")
  func never() throws {
    let route = try route(exported([]))
    #expect(route["suspensionCount"] as? Int == 0 && route["suspendedSeconds"] as? Int == 0)
  }

  @Test("Nothing else moves: working time, pauses, deliveries and miles are what they are without it")
  func nothingMoves() throws {
    var parked = try exported([.evening(1, from: 600, to: 1500)])
    var never = try exported([])
    #expect(parked["workingSeconds"] as? Int == 3300 && parked["pauseCount"] as? Int == 1)
    var (parkedRoute, neverRoute) = (try route(parked), try route(never))
    for key in ["suspensionCount", "suspendedSeconds"] {
      parkedRoute[key] = nil
      neverRoute[key] = nil
    }
    (parked["route"], never["route"]) = (parkedRoute, neverRoute)
    #expect(NSDictionary(dictionary: parked) == NSDictionary(dictionary: never))
    #expect(parkedRoute.count == 8)
  }

  @Test("No instant of a parked stretch is in the bytes, and neither a shift nor a delivery speaks of one")
  func noInstant() throws {
    let shift = Shift.evening(to: 3600, parked: [.evening(1, from: 601, to: 1502)], offers: Offer.each(delivered))
    let text = JSON.shift(shift, metrics: ShiftMetrics(shift, route: .miles(10)), places: [:]).text
    for instant in [Instant.evening(601), .evening(1502)] {
      #expect(!text.contains(instant.text.prefix(19)))
    }
    #expect(text.components(separatedBy: "suspen").count - 1 == 2 && !text.lowercased().contains("parked"))
  }
}
