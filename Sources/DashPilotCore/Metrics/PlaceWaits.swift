/// What may be said of some recorded waits.
public enum WaitAvailability: String, CaseIterable, Hashable, Sendable {
  case noRecordedWaits
  case insufficientHistory
  case available
}

/// The figures of a place's recorded waits, or of any others (`spec/07`, the metrics of a place).
public struct PlaceWaits: Hashable, Sendable {
  /// The last of them, by end, then length, then delivery.
  public let mostRecent: PickupWait?
  /// The lengths in whole milliseconds, shortest first; none is trimmed.
  private let lengths: [Int64]

  /// The fewest waits of which a typical one is spoken.
  public static let minimumSampleCount = 2

  /// Works the figures out from waits in any order.
  public init(of waits: [PickupWait]) {
    lengths = waits.map { $0.endedAt.milliseconds - $0.arrivedAt.milliseconds }.sorted()
    mostRecent = waits.max { ($0.endedAt, $0.length, $0.delivery) < ($1.endedAt, $1.length, $1.delivery) }
  }

  /// The figures of one place's waits among those of some shifts.
  public init(at place: PlaceID, in shifts: [Shift]) {
    self.init(of: shifts.pickupWaits.filter { $0.place == place })
  }

  /// How many waits there are.
  public var sampleCount: Int { lengths.count }

  /// The middle wait, of an even number the exact midpoint of the middle two; absent without a wait.
  public var median: Duration? {
    guard !lengths.isEmpty else { return nil }
    return .milliseconds(lengths[(lengths.count - 1) / 2] + lengths[lengths.count / 2]) / 2
  }

  /// The shortest wait; absent without one.
  public var shortest: Duration? { lengths.first.map { .milliseconds($0) } }

  /// The longest wait; absent without one.
  public var longest: Duration? { lengths.last.map { .milliseconds($0) } }

  /// What may be said.
  public var availability: WaitAvailability {
    guard sampleCount > 0 else { return .noRecordedWaits }
    return sampleCount < PlaceWaits.minimumSampleCount ? .insufficientHistory : .available
  }

  /// The median, where there are waits enough to call it typical.
  public var typical: Duration? { availability == .available ? median : nil }

  /// Whether the shortest and the longest differ.
  public var hasSpread: Bool { shortest != longest }
}
