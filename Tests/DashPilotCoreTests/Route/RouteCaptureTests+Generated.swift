import DashPilotCore
import Foundation
import TestSupport
import Testing

/// A shift, a receiver and a record that change at random, and a recording that is driven by them as a shell does.
private struct Evening {
  var random: SeededNumbers
  var now = 0.0
  var end: Double?
  var pauses: [(Double, Double?)] = []
  var parked: [(Double, Double?)] = []
  var capture = RouteCapture.running()
  var offered = 0
  var stored: [CaptureBatch] = []
  var hasFailed = false
  let sessions = Counter()

  init(seed: UInt64) { random = SeededNumbers(seed: seed) }

  var shift: Shift { .recorded(end: end, pauses: pauses, parked: parked) }

  /// Whether the shift, as it is now, was running and not parked at an instant, by its own arithmetic.
  func holds(_ seconds: Double) -> Bool {
    let isIn = { (stretch: (Double, Double?)) in stretch.0 <= seconds && seconds < stretch.1 ?? .infinity }
    return seconds >= 0 && seconds <= end ?? .infinity && !(pauses + parked).contains(where: isIn)
  }

  mutating func step() {
    now += [0.1, 0.4, 1, 1, 3, 40, 130][random.next(below: 7)]
    switch random.next(below: 24) {
    case 0: toggle(\.pauses)
    case 1: toggle(\.parked)
    case 2: if random.next(below: 12) == 0, end == nil { finish() }
    case 3: change()
    case 4: capture = capture.shiftRead(.unreadable, at: .evening(now), fresh: .counted(0))
    case 5, 6: read()
    case 7: capture = capture.ticked(at: .evening(now))
    default: offer()
    }
    if random.next(below: 3) > 0 { write() }
  }

  private mutating func toggle(_ stretches: WritableKeyPath<Evening, [(Double, Double?)]>) {
    guard end == nil else { return }
    guard let last = self[keyPath: stretches].last, last.1 == nil else {
      return self[keyPath: stretches].append((now, nil))
    }
    self[keyPath: stretches][self[keyPath: stretches].count - 1].1 = now
  }

  private mutating func finish() {
    end = now
    pauses = pauses.map { ($0.0, $0.1 ?? now) }
    parked = parked.map { ($0.0, $0.1 ?? now) }
  }

  private mutating func change() {
    let all = PositionSourceCondition.allCases + [.usable, .usable, .usable]
    capture = capture.conditionChanged(to: all[random.next(below: all.count)], at: .evening(now))
  }

  private mutating func read() {
    capture = capture.shiftRead(.shift(shift), at: .evening(now), fresh: .counted(sessions.next()))
  }

  private mutating func offer() {
    let age = [0, 0, 0.2, 1, 8, 35][random.next(below: 6)]
    let position = Position.north(
      now * [10, 10, 10, 200][random.next(below: 4)],
      at: now - age,
      accuracy: [8, 8, 8, 400, -1][random.next(below: 5)]
    )
    offered += 1
    capture = capture.offered(position, at: .evening(now), fresh: .counted(sessions.next()))
  }

  /// Reads the shift again and writes what is due, as under the record's lock; one write in twenty fails.
  private mutating func write() {
    guard capture.due != nil else { return }
    read()
    while let batch = capture.due {
      guard random.next(below: 20) > 0 else {
        hasFailed = true
        return capture = capture.writeFailed(at: .evening(now))
      }
      #expect(batch.positions.allSatisfy { holds($0.seconds) }, "\(batch)")
      stored.append(batch)
      capture = capture.written(batch, at: .evening(now))
    }
  }

  mutating func stop() {
    read()
    capture = capture.stopped(at: .evening(now))
    write()
  }
}

extension CaptureSessionID {
  /// The identity of a count.
  fileprivate static func counted(_ count: Int) -> CaptureSessionID {
    let (high, low) = (UInt8(count / 256), UInt8(count % 256))
    return CaptureSessionID(UUID(uuid: (high, low, 0, 0, 0, 0, 0x40, 0, 0x80, 0, 0, 0, 0, 0, 0, 0)))
  }
}

extension Position {
  /// Seconds since the evening's beginning.
  fileprivate var seconds: Double { Double(instant.milliseconds - Instant.evening.milliseconds) / 1000 }
}

extension RouteCaptureTests {
  @Test("No sequence of events breaks the invariant", arguments: 0..<150 as Range<UInt64>)
  func generated(seed: UInt64) {
    var evening = Evening(seed: seed)
    for _ in 0..<110 {
      evening.step()
      let (counts, held) = (evening.capture.counts, evening.capture.heldCount)
      #expect(counts.recorded == evening.stored.reduce(0) { $0 + $1.positions.count })
      #expect(evening.offered == counts.recorded + counts.leftOut + held)
    }
    evening.stop()
    #expect(evening.capture.heldCount == 0 && evening.capture.due == nil)
    expectSessions(of: evening)
    expectMovement(of: evening)
  }

  /// No session returns or spans a pause or a parked stretch, and each is opened once, by its own first position.
  private func expectSessions(of evening: Evening) {
    let ids = evening.stored.map(\.session)
    let changes = ids.indices.filter { $0 == 0 || ids[$0 - 1] != ids[$0] }.map { ids[$0] }
    #expect(Set(changes).count == changes.count && evening.capture.counts.sessions == changes.count)
    for session in changes {
      let batches = evening.stored.filter { $0.session == session }
      #expect(batches.map(\.opensSession) == batches.indices.map { $0 == 0 })
      let seconds = batches.flatMap(\.positions).map(\.seconds)
      #expect(batches.allSatisfy { $0.from == batches[0].positions[0].instant })
      for (before, after) in zip(seconds, seconds.dropFirst()) {
        let isWhole = (evening.pauses + evening.parked).allSatisfy { $0.0 >= after || $0.1 ?? .infinity <= before }
        #expect(isWhole)
      }
    }
  }

  /// Where no write failed, each position follows the one before it, at least 5 m away and no faster than a vehicle.
  private func expectMovement(of evening: Evening) {
    guard !evening.hasFailed else { return }
    let positions = evening.stored.flatMap(\.positions)
    for (before, after) in zip(positions, positions.dropFirst()) {
      let moved = abs(after.latitude - before.latitude) * metresPerDegree
      #expect(after.seconds > before.seconds && moved > 4.99)
      #expect((moved - 16.01) / max(after.seconds - before.seconds, 1) <= 62.01)
    }
  }
}
