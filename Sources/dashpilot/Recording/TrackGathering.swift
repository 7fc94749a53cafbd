import DashPilotCore
import DashPilotTracks

/// The positions of track files while they are read, each given to the shift in whose time it lies.
///
/// What a shift cannot take is counted and let go, so that the memory is that of the positions to add.
struct TrackGathering {
  /// The shifts that may take positions, in order of their start.
  let shifts: [Shift]
  /// Whether a position outside the time of every shift is one that the only shift rejects.
  let isForOneShift: Bool
  private(set) var stretches: [ShiftID: [[Position]]] = [:]
  private(set) var rejected: [ShiftID: [CaptureRejection: Int]] = [:]
  private(set) var omissions = TrackOmissions()
  private(set) var outside = 0
  private(set) var count = 0
  private let filter = CaptureFilter()
  private var current: Shift?
  /// The stretch that is being read; it is put away when it ends, at its own size.
  private var open: [Position] = []

  init(_ shifts: [Shift], isForOneShift: Bool) {
    (self.shifts, self.isForOneShift) = (shifts, isForOneShift)
    current = isForOneShift ? shifts.first : nil
  }

  mutating func take(_ event: TrackEvent) {
    switch event {
    case .segmentBegins: closeStretch()
    case .point(let point): take(point.position)
    }
  }

  /// Ends a file, and counts what its reader left out.
  mutating func endFile(_ omissions: TrackOmissions) {
    closeStretch()
    self.omissions = self.omissions + omissions
  }

  /// What was gathered for one shift.
  struct Gathered {
    let stretches: [[Position]]
    let rejected: [CaptureRejection: Int]
  }

  /// The shifts that a position was given to, in order of their start.
  var shiftsConcerned: [Shift] { shifts.filter { stretches[$0.id] != nil || rejected[$0.id] != nil } }

  /// Hands over what was gathered for a shift, and keeps it no longer.
  mutating func letGo(of shift: Shift) -> Gathered {
    Gathered(
      stretches: stretches.removeValue(forKey: shift.id) ?? [],
      rejected: rejected.removeValue(forKey: shift.id) ?? [:]
    )
  }

  private mutating func take(_ position: Position) {
    count += 1
    guard let shift = shift(at: position.instant) else {
      outside += 1
      return
    }
    if let reason = filter.rejection(ofImported: position, in: shift) {
      rejected[shift.id, default: [:]][reason, default: 0] += 1
      return
    }
    open.append(position)
  }

  private mutating func closeStretch() {
    guard !open.isEmpty, let current else { return }
    stretches[current.id, default: []].append(open.map { $0 })
    open.removeAll(keepingCapacity: true)
  }

  /// The shift in whose time an instant lies; a stretch that comes to another one goes on there as one of its own.
  private mutating func shift(at instant: Instant) -> Shift? {
    guard !isForOneShift else { return current }
    if let current, current.holds(instant) { return current }
    closeStretch()
    let after = shifts.partitioningIndex { $0.startedAt > instant }
    current = after > 0 && shifts[after - 1].holds(instant) ? shifts[after - 1] : nil
    return current
  }
}

extension Shift {
  fileprivate func holds(_ instant: Instant) -> Bool {
    endedAt.map { startedAt <= instant && instant <= $0 } ?? false
  }
}

extension Array {
  /// The index of the first element that a condition holds for, which holds for all after it too.
  fileprivate func partitioningIndex(where isAfter: (Element) -> Bool) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if isAfter(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}

extension TrackOmissions {
  fileprivate static func + (left: TrackOmissions, right: TrackOmissions) -> TrackOmissions {
    TrackOmissions(
      unreadableCoordinates: left.unreadableCoordinates + right.unreadableCoordinates,
      untimed: left.untimed + right.untimed,
      withoutZone: left.withoutZone + right.withoutZone,
      unreadableTimes: left.unreadableTimes + right.unreadableTimes,
      withoutFix: left.withoutFix + right.withoutFix,
      unreadableLines: left.unreadableLines + right.unreadableLines
    )
  }
}
