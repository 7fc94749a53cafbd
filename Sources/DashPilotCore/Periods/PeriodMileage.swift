/// The recorded mileage of a period, and how many routes it rests on.
public struct PeriodMileage: Equatable, Sendable {
  /// Metres added in order of start; nothing where no route was measured.
  public let metres: Double?
  /// Shifts with a measured route.
  public let measured: Int
  /// Those of them whose route is known short, or judged from times alone.
  public let partial: Int
  /// All shifts.
  public let total: Int
  /// The segments of the measured routes.
  public let segments: Int
  /// The gaps of the measured routes.
  public let gaps: Int
  /// Whether a measured route was judged from times alone.
  public let inferred: Bool

  init(of shifts: [PeriodShift]) {
    let routes = shifts.compactMap(\.measured)
    metres = routes.isEmpty ? nil : routes.reduce(0) { $0 + $1.metres }
    measured = routes.count
    partial = routes.count(where: \.isPartial)
    total = shifts.count
    segments = routes.reduce(0) { $0 + $1.segments }
    gaps = routes.reduce(0) { $0 + $1.gaps }
    inferred = routes.contains(where: \.inferred)
  }

  /// The metres turned into miles, once.
  public var miles: Miles? { metres.flatMap(Miles.init) }

  /// Shifts without a measured route.
  public var unmeasured: Int { total - measured }

  /// Measured shifts of all.
  public var coverage: Coverage { Coverage(measured, of: total) }
}
