import DashPilotCore
import TestSupport
import Testing

@Suite("Anomalies")
struct AnomalyTests {
  private let sound = Delivery.evening(1, accepted: 300, arrived: 400, pickedUp: 500, delivered: 900, gross: 900)

  private func filed(_ shifts: Shift..., in folder: String = "shifts/2025/08") -> [FiledRecord<Shift>] {
    shifts.map { FiledRecord(file: "\(folder)/\($0.id.text).json", value: $0) }
  }

  private func found(_ records: [FiledRecord<Shift>], places: Set<PlaceID> = []) -> [Anomaly] {
    records.anomalies(places: places).map(\.anomaly)
  }

  @Test("A sound shift has none, finished or running, with everything that a shift can hold")
  func nothingOdd() {
    let finished = Shift.evening(
      to: 3600,
      gross: 3000,
      pauses: [.evening(9, from: 0, to: 300)],
      parked: [.evening(8, from: 3300, to: 3600)],
      offers: Offer.each(sound)
    )
    #expect(finished.anomalies.isEmpty)
    let running = Shift.evening(pauses: [.evening(9, from: 1000)], offers: Offer.each(sound))
    #expect(running.anomalies.isEmpty)
    #expect(found(filed(running, in: "unfinished"), places: [.number(1)]) == [])
  }

  @Test("Each thing that no command can record is found in the shift that says it")
  func each() {
    let cases: [(Shift, [Anomaly])] = [
      (.evening(to: -60), [.endBeforeStart]),
      (.evening(gross: 100), [.earningsOnUnfinishedShift]),
      (.evening(to: 600, pauses: [.evening(9, from: 300, to: 200)]), [.pauseRunsBackwards(number: 1)]),
      (.evening(to: 600, pauses: [.evening(9, from: 300, to: 601)]), [.pauseOutsideShift(number: 1)]),
      (.evening(to: 600, pauses: [.evening(9, from: 300)]), [.pauseIsOpen(number: 1)]),
      (.evening(to: 600, parked: [.evening(8, from: 300, to: 200)]), [.parkedStretchRunsBackwards(number: 1)]),
      (.evening(to: 600, parked: [.evening(8, from: -1, to: 200)]), [.parkedStretchOutsideShift(number: 1)]),
      (.evening(to: 600, parked: [.evening(8, from: 300)]), [.parkedStretchIsOpen(number: 1)]),
      (
        .evening(to: 600, offers: [Offer(id: .number(3), acceptedAt: .evening, deliveries: [])]),
        [.emptyOffer(number: 1)]
      ),
      (.evening(to: 800, offers: Offer.each(sound)), [.deliveryOutsideShift(number: 1)]),
    ]
    for (shift, anomalies) in cases { #expect(shift.anomalies == anomalies) }
  }

  @Test("A delivery's own times: out of order, a stage left out, two ends, none, and an offer that came later")
  func deliveries() {
    let cases: [(Delivery, [Anomaly])] = [
      (.evening(1, accepted: 300, arrived: 200, pickedUp: 500, delivered: 900), [.timesOutOfOrder(number: 1)]),
      (.evening(1, accepted: 300, pickedUp: 500, delivered: 900), [.pickedUpWithoutArrival(number: 1)]),
      (.evening(1, accepted: 300, delivered: 900), [.deliveredWithoutPickup(number: 1)]),
      (.evening(1, accepted: 300), [.deliveryNotFinished(number: 1)]),
      (
        .evening(1, accepted: 300, gross: 500),
        [.deliveryNotFinished(number: 1), .amountOnUnfinishedDelivery(number: 1)]
      ),
    ]
    for (delivery, anomalies) in cases {
      #expect(Shift.evening(to: 3600, offers: Offer.each(delivery)).anomalies == anomalies)
    }
    let both = Delivery(
      id: .number(1),
      acceptedAt: .evening(300),
      arrivedAtPickupAt: .evening(400),
      pickedUpAt: .evening(500),
      deliveredAt: .evening(600),
      cancelledAt: .evening(700)
    )
    #expect(Shift.evening(to: 3600, offers: Offer.each(both)).anomalies == [.deliveredAndCancelled(number: 1)])
    let late = Offer(id: .number(3), acceptedAt: .evening(301), deliveries: [sound])
    #expect(Shift.evening(to: 3600, offers: [late]).anomalies == [.deliveryOutsideOffer(number: 1)])
  }

  @Test("Among shifts: in the wrong folder, a second unfinished one, overlapping, and a shared identifier")
  func among() {
    let first = Shift(id: .number(1), startedAt: .evening, endedAt: .evening(3600))
    let touching = Shift(id: .number(2), startedAt: .evening(3600), endedAt: .evening(7200))
    #expect(found(filed(first, touching)).isEmpty)
    let early = Shift(id: .number(2), startedAt: .evening(3599), endedAt: .evening(7200))
    #expect(found(filed(first, early)) == [.overlapsAnotherShift(startedAt: .evening)])
    #expect(found(filed(first, in: "unfinished")) == [.finishedAmongUnfinished])
    let running = [1, 2].map { Shift(id: .number($0), startedAt: .evening(Double($0)), endedAt: nil) }
    #expect(found(filed(running[0])) == [.unfinishedAmongFinished])
    let two = filed(running[0], running[1], in: "unfinished").anomalies(places: [])
    #expect(
      two.filter { $0.anomaly == .anotherUnfinishedShift }.map(\.file) == ["unfinished/\(running[0].id.text).json"]
    )
    let pauses: [Pause] = [.evening(9, from: 10, to: 20)]
    let shared = [(UInt8(1), 0.0), (2, 100)].map { number, start in
      Shift(
        id: .number(number),
        startedAt: .evening(start),
        endedAt: .evening(start + 50),
        pauses: pauses.map { Pause(id: $0.id, startedAt: .evening(start), endedAt: .evening(start + 9)) }
      )
    }
    #expect(
      found(filed(shared[0], shared[1]))
        == [.sharedIdentifier(pauses[0].id.text, file: "shifts/2025/08/\(shared[0].id.text).json")]
    )
  }

  @Test("A place is missed only where its document is not there")
  func places() {
    let delivery = Delivery(
      id: .number(1),
      acceptedAt: .evening(300),
      cancelledAt: .evening(600),
      pickupPlace: .number(7)
    )
    let shift = Shift.evening(to: 3600, offers: Offer.each(delivery))
    #expect(found(filed(shift), places: [.number(7)]).isEmpty)
    #expect(found(filed(shift)) == [.placeNotThere(number: 1)])
  }

  @Test("Positions before a shift or after its end are counted; those at its bounds lie inside")
  func positions() {
    let positions = [-1, 0, 300, 600, 601].map {
      Position(instant: .evening($0), latitude: 40, longitude: -75, accuracy: 5)
    }
    let route = Route(
      shift: .number(1),
      sessions: [CaptureSession(id: .number(2), startedAt: .evening(-1), positions: positions)]
    )
    #expect(Shift.evening(to: 600).positionsOutside(route) == 2)
    #expect(Shift.evening().positionsOutside(route) == 1)
    #expect(Shift.evening(to: 600).positionsOutside(Route(shift: .number(1), sessions: [])) == 0)
  }

  @Test("Of places whose names differ in case or width alone all but the first are named")
  func namesakes() {
    let filed = ["Lantern Soup", "lantern soup", "Kettle"].enumerated().map { index, name in
      let place = PickupPlace(id: .number(UInt8(index + 1)), displayName: name, createdAt: .evening)
      return FiledRecord(file: "places/\(index).json", value: place)
    }
    #expect(
      filed.reversed().anomalies
        == [FoundAnomaly("places/1.json", .placesShareName("lantern soup", file: "places/0.json"))]
    )
  }

  @Test("Each anomaly says what it is and what to do")
  func sentences() {
    let all: [Anomaly] = [
      .endBeforeStart, .pauseRunsBackwards(number: 1), .pauseOutsideShift(number: 1), .pauseIsOpen(number: 1),
      .parkedStretchRunsBackwards(number: 1), .parkedStretchOutsideShift(number: 1), .parkedStretchIsOpen(number: 1),
      .emptyOffer(number: 2), .deliveryOutsideOffer(number: 3), .deliveryOutsideShift(number: 3),
      .timesOutOfOrder(number: 3), .pickedUpWithoutArrival(number: 3), .deliveredWithoutPickup(number: 3),
      .deliveredAndCancelled(number: 3), .deliveryNotFinished(number: 3), .amountOnUnfinishedDelivery(number: 3),
      .earningsOnUnfinishedShift, .placeNotThere(number: 3), .finishedAmongUnfinished, .unfinishedAmongFinished,
      .anotherUnfinishedShift, .overlapsAnotherShift(startedAt: .evening),
      .sharedIdentifier(PauseID.number(9).text, file: "shifts/2025/08/20250823T214600Z-01000000.json"),
      .selectedVehicleNotThere, .routeWithoutShift, .positionsOutsideShift(count: 1), .positionsOutsideShift(count: 60),
      .placesShareName("Lantern \"Soup\"", file: "places/09000000-0000-4000-8000-000000000009.json"), .notMerged,
      .notARecordsName,
    ]
    let told = all.map { anomaly in
      (
        name: "Anomaly.\(anomaly.rule)",
        statement: Writing.newYork.statement(
          FoundAnomaly("unfinished/20250823T214600Z-01000000.json", anomaly).sentence
        )
      )
    }
    #expect(Set(all.map(\.rule)).count == all.count - 1)
    #expect(Golden.mismatch("Anomalies.txt", Golden.vocabulary(told)) == nil)
  }
}
