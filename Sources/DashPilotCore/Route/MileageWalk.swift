/// The walk over positions in order of time that measures a route, whole or as it grows (`spec/05`).
struct MileageWalk: Hashable, Sendable {
  /// A position and the number of its session; positions without a session have none.
  struct Step: Hashable, Sendable {
    let position: Position
    let session: Int?
  }

  let metres: Double
  let segments: Int
  let gaps: Int
  let usable: Int
  let inferred: Bool
  let first: Instant?
  let last: Step?
  /// Whether the last pair was continuous, so that the next continuous one is of the same segment.
  let isInSegment: Bool
  /// The longest silence that is still continuous.
  let longestSilence: Duration

  /// A walk that has not begun.
  static func beginning(longestSilence: Duration = Route.longestSilence) -> MileageWalk {
    MileageWalk(
      metres: 0,
      segments: 0,
      gaps: 0,
      usable: 0,
      inferred: false,
      first: nil,
      last: nil,
      isInSegment: false,
      longestSilence: longestSilence
    )
  }

  /// The walk after further positions, which are usable and follow in order; of one instant only the first counts.
  func walking(_ steps: some Sequence<Step>) -> MileageWalk {
    var (metres, segments, gaps, usable) = (metres, segments, gaps, usable)
    var (inferred, first, last, isInSegment) = (inferred, first, last, isInSegment)
    var cosineBefore = last?.position.cosineOfLatitude ?? 1
    for step in steps {
      let cosine = step.position.cosineOfLatitude
      if let before = last {
        guard step.position.instant > before.position.instant else { continue }
        if before.isContinuous(with: step, silence: longestSilence) {
          metres += before.position.distance(to: step.position, cosines: cosineBefore * cosine)
          segments += isInSegment ? 0 : 1
          inferred = inferred || step.session == nil
          isInSegment = true
        } else {
          gaps += 1
          isInSegment = false
        }
      }
      usable += 1
      first = first ?? step.position.instant
      (last, cosineBefore) = (step, cosine)
    }
    return MileageWalk(
      metres: metres,
      segments: segments,
      gaps: gaps,
      usable: usable,
      inferred: inferred,
      first: first,
      last: last,
      isInSegment: isInSegment,
      longestSilence: longestSilence
    )
  }

  /// What the walk measured, with the uncovered ends of the window when there is one.
  func measured(in window: Interval?) -> RouteMeasurement {
    RouteMeasurement(
      metres: metres,
      segments: segments,
      gaps: gaps + (window.map(uncoveredEnds) ?? 0),
      usable: usable,
      inferred: inferred
    )
  }

  private func uncoveredEnds(of window: Interval) -> Int {
    let isLong = { (from: Instant, to: Instant) in from.duration(to: to) > longestSilence }
    guard let first, let last else { return isLong(window.start, window.end) ? 1 : 0 }
    return (isLong(window.start, first) ? 1 : 0) + (isLong(last.position.instant, window.end) ? 1 : 0)
  }
}

extension MileageWalk.Step {
  /// Whether nothing broke the recording between this position and the next.
  fileprivate func isContinuous(with next: MileageWalk.Step, silence longest: Duration) -> Bool {
    position.instant.duration(to: next.position.instant) <= longest && session == next.session
  }
}
