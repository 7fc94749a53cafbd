/// The time in which at least one delivery was open, and what it was counted from (`spec/04`, delivery active).
public struct DeliveryActiveTime: Equatable, Sendable {
  /// The time covered, each shared minute once; meaningful only where something was counted.
  let covered: Duration
  /// How many deliveries there are.
  public let source: Int
  /// How many were counted.
  public let counted: Int
  /// How many stretches they make when joined.
  public let merged: Int
  /// How many have no end.
  public let unfinished: Int
  /// How many run backwards or lie outside the shift.
  public let malformed: Int

  /// Joins the shift's deliveries, each from its acceptance to its delivery or cancellation.
  ///
  /// A finished shift is the window. A running one has none, and what is still open adds nothing.
  public init(of shift: Shift) {
    let intervals = shift.offers.flatMap { $0.deliveries.lazy.compactMap(\.workInterval) }
    let window = shift.endedAt.map { Interval(start: shift.startedAt, end: $0) }
    let union = IntervalUnion(intervals, window: window)
    covered = union.duration
    source = shift.offers.reduce(0) { $0 + $1.deliveries.count }
    counted = union.counted
    merged = union.merged.count
    unfinished = source - intervals.count
    malformed = union.unusable
  }

  /// The time covered, where at least one delivery was counted; one of zero length is a measurement.
  public var duration: Duration? { counted > 0 ? covered : nil }

  /// Why there is no such time, where nothing was counted.
  var absence: RateUnavailability { source == 0 ? .noDeliveriesRecorded : .deliveryActiveTimeNotMeasurable }

  /// Whether counted deliveries overlap or touch.
  public var overlaps: Bool { merged < counted }
}

extension Delivery {
  /// From acceptance to delivery, else to cancellation; nothing while neither is recorded.
  var workInterval: Interval? {
    (deliveredAt ?? cancelledAt).map { Interval(start: acceptedAt, end: $0) }
  }
}
