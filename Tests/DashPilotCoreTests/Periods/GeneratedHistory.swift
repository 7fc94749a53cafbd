import DashPilotCore
import Foundation
import TestSupport

/// A history of two months whose facts are missing, nothing, partial or malformed here and there.
///
/// It is the same for the same seed.
struct GeneratedHistory {
  /// The shifts in the order in which they were made, which is not that of their starts.
  let shifts: [GeneratedShift]
  /// The expenses.
  let expenses: [Expense]
  /// The places that the catalogue knows.
  let places = Set((1...5).map { PlaceID.number($0) })

  /// Makes so many shifts that begin between the first of June and the first of August, 2026, in New York.
  init(seed: UInt64, count: Int = 240) {
    var numbers = SeededNumbers(seed: seed)
    let june = Instant(milliseconds: 1_780_286_400_000)  // 2026-06-01T04:00:00Z
    let instants = (0..<count + 60).map { _ in june.later(milliseconds: Int64(numbers.next(below: 61 * 86_400_000))) }
    shifts = instants.prefix(count).enumerated().map { GeneratedShift(number: $0, at: $1, &numbers) }
    expenses = instants.suffix(60).enumerated().map { index, instant in
      let words = ExpenseCategory.allCases.map(\.rawValue) + ["tolls"]
      return Expense(
        id: ExpenseID(UUID.counted(index, 2)),
        occurredAt: instant,
        categoryWord: words[numbers.next(below: words.count)],
        amount: Money(minorUnits: numbers.next(below: 5) == 0 ? 0 : numbers.next(below: 90_00))
      )
    }
  }

  /// The figures of all of it.
  var metrics: PeriodMetrics {
    PeriodMetrics(shifts: shifts.map(\.shift), expenses: expenses, places: places)
  }

  /// The figures of what a period holds of it.
  func metrics(in span: DaySpan) -> PeriodMetrics {
    PeriodMetrics(
      shifts: shifts.map(\.shift).filter { span.contains($0.startedAt) },
      expenses: expenses.filter { span.contains($0.occurredAt) },
      places: places
    )
  }
}

/// A generated shift with what was put into it, counted apart from the code under test.
struct GeneratedShift {
  /// The shift as it is recorded.
  let record: Shift
  /// The shift as a period adds it up.
  let shift: PeriodShift
  /// Its amount.
  let cents: Int?
  /// Elapsed less paused, in milliseconds; nothing where it ends before it begins.
  let working: Int?
  /// The time with a delivery open, in milliseconds, shared minutes once.
  let active: Int?
  /// Its miles in millionths.
  let miles: Int?

  init(number: Int, at start: Instant, _ numbers: inout SeededNumbers) {
    let isMalformed = numbers.next(below: 12) == 0
    let made = GeneratedDeliveries(of: number, from: start, &numbers)
    let pause = numbers.next(below: 3) == 0 ? numbers.next(below: 2_000_000) : 0
    let rest = numbers.next(below: 10) == 0 ? 0 : numbers.next(below: 9_000_000)
    let end = isMalformed ? -1 - numbers.next(below: 60_000) : made.end + pause + rest
    let pauses = [
      Pause(
        id: PauseID(UUID.counted(number, 3)),
        startedAt: start.later(milliseconds: Int64(made.end)),
        endedAt: start.later(milliseconds: Int64(made.end + pause))
      )
    ]
    let cents = numbers.next(below: 4) == 0 ? nil : numbers.next(below: 6) == 0 ? 0 : numbers.next(below: 150_00)
    let fuel: [FuelAssumptions] = [.none, .of(25, 4_00), .of(28.5, 3_79), .of(31, nil), .of(nil, 3_29), .of(25, 0)]
    let route = GeneratedShift.route(&numbers)
    record = Shift(
      id: ShiftID(UUID.counted(number, 1)),
      startedAt: start,
      endedAt: start.later(milliseconds: Int64(end)),
      grossEarnings: cents.map { Money(minorUnits: $0) },
      fuel: fuel[numbers.next(below: fuel.count)],
      pauses: pause > 0 ? pauses : [],
      offers: made.offers
    )
    shift = PeriodShift(record, route: route)
    self.cents = cents
    working = isMalformed ? nil : made.end + rest
    active = isMalformed ? nil : made.active
    miles = route.flatMap { $0.segments > 0 ? Int(($0.metres / 1609.344 * 1_000_000).rounded()) : nil }
  }

  private static func route(_ numbers: inout SeededNumbers) -> RouteMeasurement? {
    switch numbers.next(below: 8) {
    case 0: nil
    case 1: .nothing
    case 2: .unmeasurable
    case 3: .metres(0)
    case 4: .metres(numbers.next(in: 0...90_000), gaps: 1 + numbers.next(below: 3))
    case 5: .metres(numbers.next(in: 0...90_000), inferred: true)
    default: .metres(numbers.next(in: 0...90_000))
    }
  }
}

/// The deliveries of a generated shift, one after another or overlapping, and the time that they cover.
private struct GeneratedDeliveries {
  let offers: [Offer]
  let active: Int?
  let end: Int

  init(of shift: Int, from start: Instant, _ numbers: inout SeededNumbers) {
    var (offers, covered, begun, end) = ([Offer](), 0, 0, 0)
    let count = numbers.next(below: 4)
    for index in 0..<count {
      let overlap = numbers.next(below: 3) == 0 ? numbers.next(below: 300_000) : 0
      let accepted = max(begun, end - overlap) + numbers.next(below: 3) * 100_000
      let finished = max(end, accepted) + numbers.next(below: 2_400_000)
      covered += finished - max(accepted, end)
      (begun, end) = (accepted, finished)
      let delivery = GeneratedDeliveries.delivery(shift * 8 + index, from: start, (accepted, finished), &numbers)
      offers.append(Offer(id: OfferID(delivery.id.uuid), acceptedAt: delivery.acceptedAt, deliveries: [delivery]))
    }
    (self.offers, self.end, active) = (offers, end, count == 0 ? nil : covered)
  }

  private static func delivery(
    _ number: Int,
    from start: Instant,
    _ bounds: (accepted: Int, finished: Int),
    _ numbers: inout SeededNumbers
  ) -> Delivery {
    let at = { (milliseconds: Int) in start.later(milliseconds: Int64(milliseconds)) }
    let isCancelled = numbers.next(below: 6) == 0
    let wait = numbers.next(below: 4) == 0 ? nil : numbers.next(below: bounds.finished - bounds.accepted + 1)
    let gross = numbers.next(below: 3) == 0 ? nil : numbers.next(below: 20_00)
    let tips: [Int] = numbers.next(below: 4) == 0 ? [numbers.next(below: 900) + 1] : []
    return Delivery(
      id: DeliveryID(UUID.counted(number, 4)),
      acceptedAt: at(bounds.accepted),
      arrivedAtPickupAt: wait.map { _ in at(bounds.accepted) },
      pickedUpAt: wait.map { at(bounds.accepted + $0) },
      deliveredAt: isCancelled ? nil : at(bounds.finished),
      cancelledAt: isCancelled ? at(bounds.finished) : nil,
      pickupPlace: PlaceID.number(UInt8(numbers.next(below: 8))),
      grossEarnings: gross.map { Money(minorUnits: $0) },
      tips: tips.map {
        Tip(id: TipID(UUID.counted(number, 5)), amount: Money(minorUnits: $0), method: .cash, recordedAt: start)
      }
    )
  }
}

extension UUID {
  /// The identifier of a number of a kind, the same each time, spread so that it follows no order.
  static func counted(_ number: Int, _ kind: UInt8) -> UUID {
    let mixed = UInt8(truncatingIfNeeded: number &* 151)
    let (high, low) = (UInt8(truncatingIfNeeded: number >> 8), UInt8(truncatingIfNeeded: number))
    return UUID(uuid: (mixed, kind, 0, 0, 0, 0, 0x40, 0, 0x80, 0, 0, 0, 0, 0, high, low))
  }
}
