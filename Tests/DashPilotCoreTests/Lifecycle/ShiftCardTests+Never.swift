import DashPilotCore
import Foundation
import TestSupport
import Testing

extension ShiftCardTests {
  private static let routes: [RouteMeasurement?] = [nil, .nothing, .unmeasurable, .miles(4.469), .miles(12.5, gaps: 2)]

  /// Everything that the card of a shift can print, seen and heard.
  private func texts(_ shift: Shift, _ route: RouteMeasurement?) -> [String] {
    let page = Self.page(shift, route: route, readAt: 7200)
    let entries = page.sections.flatMap(\.entries).flatMap { [$0.label ?? "", $0.text, $0.spoken] }
    return [page.title.visible, page.title.spoken] + page.sections.compactMap(\.heading) + entries
  }

  @Test("No amount, rate, place, coordinate or offer is ever on the card", arguments: 1...6)
  func never(seed: Int) {
    let forbidden = [
      "$", "/hr", "/ hr", " per ", "/ mi", "27.18", "31.41", "7.77", "arned", "pay", "tip", "offer", "°",
    ]
    for shift in GeneratedEvening(seed: UInt64(seed), steps: 30).shifts {
      for text in Self.routes.flatMap({ texts(shift, $0) }) {
        #expect(forbidden.allSatisfy { !text.lowercased().contains($0.lowercased()) }, "\(text)")
        #expect(!text.contains(PlaceID.number(0xEE).text))
        #expect(text.firstMatch(of: /\d\.\d\d/) == nil, "\(text)")
      }
    }
  }

  @Test("The generated shifts do record amounts, tips, expectations and places")
  func generatedAmounts() {
    let deliveries = (1...6).flatMap { GeneratedEvening(seed: $0, steps: 30).shifts }.flatMap(\.deliveries)
    #expect(deliveries.contains { $0.delivery.grossEarnings != nil })
    #expect(deliveries.contains { $0.delivery.expectedEarnings != nil })
    #expect(deliveries.contains { !$0.delivery.tips.isEmpty })
    #expect(deliveries.contains { $0.delivery.pickupPlace != nil })
  }

  @Test("The machine form has the card's own keys, and none for an amount, a place, an offer or a position")
  func machineForm() throws {
    let card: Set = [
      "state", "shift", "workingSeconds", "clockRuns", "deliveries", "controls", "route", "deliveredCount", "reminders",
    ]
    let inner: [String: Set<String>] = [
      "shift": ["id", "startedAt"],
      "deliveries": ["number", "state", "acceptedAt"],
      "reminders": ["number", "step", "waitedSeconds"],
      "route": [
        "status", "isPartial", "recordedDistanceMetres", "recordedDistanceMiles", "segmentCount", "gapCount",
        "usableSampleCount", "usesInferredContinuity", "suspensionCount", "suspendedSeconds",
      ],
    ]
    for (index, shift) in GeneratedEvening(seed: 7, steps: 30).shifts.enumerated() {
      let object = try form(shift, Self.routes[index % Self.routes.count])
      #expect(Set(object.keys) == card)
      for (key, value) in object {
        let rows = (value as? [[String: Any]]) ?? (value as? [String: Any]).map { [$0] } ?? []
        for row in rows { #expect(Set(row.keys) == inner[key], "\(key)") }
      }
    }
  }

  @Test("The machine form says the card's values")
  func machineValues() throws {
    let shift = Shift.evening(
      pauses: [.evening(1, from: 10, to: 40)],
      parked: [.evening(2, from: 900)],
      offers: Offer.each(
        .evening(1, accepted: 50, arrived: 60, pickedUp: 70, delivered: 80),
        .evening(2, accepted: 600)
      )
    )
    let object = try form(shift, .miles(4.469, gaps: 1))
    #expect(object["state"] as? String == "parked")
    #expect(object["workingSeconds"] as? Int == 7200 - 30)
    #expect(object["clockRuns"] as? Bool == true)
    #expect(object["controls"] as? [String] == ["drive", "arrive 2", "accept"])
    #expect(object["deliveredCount"] as? Int == 1)
    #expect((object["deliveries"] as? [[String: Any]])?.map { $0["number"] as? Int } == [2])
    #expect((object["reminders"] as? [[String: Any]])?.map { $0["waitedSeconds"] as? Int } == [6600])
    #expect((object["route"] as? [String: Any])?["suspendedSeconds"] as? Int == 7200 - 900)
  }

  private func form(_ shift: Shift, _ route: RouteMeasurement?) throws -> [String: Any] {
    let json = JSON.card(
      ShiftCard(of: shift, route: route),
      reminders: Reminder.reminders(for: shift, readAt: .evening(7200)),
      readAt: .evening(7200)
    )
    let object = try JSONSerialization.jsonObject(with: Data(json.bytes)) as? [String: Any]
    return try #require(object)
  }
}
