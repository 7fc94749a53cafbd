import DashPilotCore

/// Tells one event for each epoch of a receiver, whichever of its sentences state it.
///
/// An RMC sentence has a date and speaks for its epoch at once. A GGA sentence has none: it waits until a sentence of
/// another time of day comes, and speaks only if no RMC of its own time did. It is dated by the last date that was
/// stated, a day later where the time of day went back by more than 12 hours.
struct NMEAEpochs {
  /// The last time whose date was known.
  private var clock: (day: Int, timeOfDay: Int64)?
  private var waiting: NMEAFix?
  private var told: Told?

  private struct Told {
    let fix: NMEAFix
    let isRecommendedMinimum: Bool
  }

  private static let day: Int64 = 86_400_000

  /// Takes an RMC sentence.
  mutating func take(recommendedMinimum fix: NMEAFix, _ tell: (FeedStep) -> Void) {
    endEpoch(unlessAt: fix.timeOfDay, tell)
    waiting = nil
    let isRepeated = told.map { fix.timeOfDay != nil && $0.fix.says(theSameAs: fix, clock?.day) } ?? false
    told = Told(fix: fix, isRecommendedMinimum: true)
    if !isRepeated { self.tell(fix, on: fix.day, tell) }
  }

  /// Takes a GGA sentence.
  mutating func take(fixData fix: NMEAFix, _ tell: (FeedStep) -> Void) {
    endEpoch(unlessAt: fix.timeOfDay, tell)
    if waiting != nil {
      guard fix.timeOfDay == nil else { return }
      endEpoch(tell)
    }
    let isTold = told.map { $0.fix.timeOfDay == fix.timeOfDay && (fix.timeOfDay != nil || $0.isRecommendedMinimum) }
    if isTold != true { waiting = fix }
  }

  /// Takes the day and the time of day that a ZDA sentence states.
  mutating func take(day: Int, timeOfDay: Int64, _ tell: (FeedStep) -> Void) {
    endEpoch(unlessAt: timeOfDay, tell)
    clock = (day, timeOfDay)
  }

  /// Tells the GGA sentence that still waits.
  mutating func endEpoch(_ tell: (FeedStep) -> Void) {
    guard let fix = waiting else { return }
    waiting = nil
    told = Told(fix: fix, isRecommendedMinimum: false)
    self.tell(fix, on: day(of: fix), tell)
  }

  private mutating func endEpoch(unlessAt timeOfDay: Int64?, _ tell: (FeedStep) -> Void) {
    if let waiting, waiting.timeOfDay != timeOfDay { endEpoch(tell) }
  }

  private func day(of fix: NMEAFix) -> Int? {
    guard let clock, let timeOfDay = fix.timeOfDay else { return nil }
    return clock.timeOfDay - timeOfDay > NMEAEpochs.day / 2 ? clock.day + 1 : clock.day
  }

  private mutating func tell(_ fix: NMEAFix, on day: Int?, _ tell: (FeedStep) -> Void) {
    guard let coordinate = fix.coordinate else { return tell(FeedStep(.noFix, isCut: true)) }
    guard let day, let timeOfDay = fix.timeOfDay else { return tell(FeedStep(.untimed, isCut: true)) }
    clock = (day, timeOfDay)
    let instant = Instant(milliseconds: Int64(day) * NMEAEpochs.day + timeOfDay)
    let point = TrackPoint(instant: instant, latitude: coordinate.latitude, longitude: coordinate.longitude)
    tell(FeedStep(.point(point)))
  }
}

extension NMEAFix {
  /// Whether a later sentence of the same time of day adds nothing to this one, which was dated so.
  fileprivate func says(theSameAs later: NMEAFix, _ knownDay: Int?) -> Bool {
    guard timeOfDay == later.timeOfDay, (coordinate == nil) == (later.coordinate == nil) else { return false }
    return later.coordinate == nil || (day ?? knownDay) == later.day
  }
}
