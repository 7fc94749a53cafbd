/// An invented shift before it is recorded: when it begins, how long it is, and what its driver draws on.
struct ShiftPlan {
  let start: Instant
  /// Its length in seconds.
  let length: Int
  let defaults: FuelAssumptions
  let draws: SeededDraws
  let offers: [PlannedOffer]
  /// The stretches between offers in which the driver takes a break.
  let pauses: [Range<Int>]

  /// Draws a shift whose deliveries are picked up at some of the places.
  init(start: Instant, length: Int, places: [PlaceID], defaults: FuelAssumptions, draws: SeededDraws) {
    self.start = start
    self.length = length
    self.defaults = defaults
    self.draws = draws
    var (offers, pauses): ([PlannedOffer], [Range<Int>]) = ([], [])
    var next = draws["first"].number(in: 60...480)
    while true {
      let own = draws["offer"][offers.count]
      let offer = PlannedOffer(acceptedAt: next, places: places, draws: own)
      guard offer.finishedAt + 60 <= length else { break }
      offers.append(offer)
      let (end, takesBreak) = (offer.finishedAt, own["break"].happens(5))
      next = takesBreak ? end + own["rest"].number(in: 900...2100) : end + ShiftPlan.gap(own)
      if takesBreak, next < length { pauses.append(end + 60..<next - 60) }
    }
    (self.offers, self.pauses) = (offers, pauses)
  }

  /// The seconds to the next acceptance; below zero where it comes while the last delivery is on its way.
  private static func gap(_ draws: SeededDraws) -> Int {
    draws["stacks"].happens(25) ? -draws["lead"].number(in: 60...200) : draws["gap"].number(in: 60...640)
  }

  /// The shift, recorded event by event.
  func shift() throws -> Shift {
    let planned = offers.reduce(into: (number: 1, events: [(at: Int, event: ScriptedEvent)]())) { planned, offer in
      planned.events += offer.events(from: planned.number)
      planned.number += offer.endings.count
    }
    let breaks = pauses.flatMap {
      [
        (at: $0.lowerBound, event: ScriptedEvent.pause(at: .seconds($0.lowerBound))),
        (at: $0.upperBound, event: ScriptedEvent.resume(at: .seconds($0.upperBound))),
      ]
    }
    let ordered = (planned.events + breaks).enumerated()
      .sorted { ($0.element.at, $0.offset) < ($1.element.at, $1.offset) }.map(\.element.event)
    let end: [ScriptedEvent] = [.end(at: .seconds(length))] + (gross.map { [.gross($0)] } ?? [])
    return try .playing(ordered + end, from: start, draws: draws["record"], defaults: defaults)
  }

  /// What most shifts paid: an amount of its own, which no delivery's is a part of.
  private var gross: Money? {
    guard draws["paid"].happens(92) else { return nil }
    let deliveries = offers.reduce(0) { $0 + $1.endings.count }
    return Money(minorUnits: deliveries * draws["rate"].number(in: 850...1250) + draws["cents"].number(in: 0...99))
  }
}
