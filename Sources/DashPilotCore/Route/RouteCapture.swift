/// The live recording of a route as one value, driven by what happens (`spec/05`, the capture filter and sessions).
///
/// It reads no clock, no receiver and no record: each function takes one event and gives the recording after it. What
/// is `due` is written and then said to be `written`, before any other event.
public struct RouteCapture: Hashable, Sendable {
  /// Whether positions are taken now, and if not, why.
  public let state: CaptureState
  /// What the record said of the shift last.
  public let reading: ShiftReading
  /// The condition of the source.
  public let condition: PositionSourceCondition
  /// What became of the positions offered so far; those that wait to be written are in none of the counts.
  public let counts: CaptureCounts
  let queue: CaptureQueue
  /// Whose positions the queue holds and compares.
  let shift: ShiftID?
  let asOf: Instant
  let isStopped: Bool
  let mayBegin: Bool
  let filter: CaptureFilter

  /// Positions held before they are written.
  public static let positionsHeld = 10
  /// How long a position waits before it is written.
  public static let longestHold = Duration.seconds(5)

  /// Begins a recording; `newest` is the newest position that the shift's route holds already.
  public init(
    of reading: ShiftReading,
    newest: Position?,
    condition: PositionSourceCondition,
    at now: Instant,
    mayBegin: Bool = true,
    filter: CaptureFilter = CaptureFilter()
  ) {
    self.init(
      state: CaptureState(of: reading, condition: condition, mayBegin: mayBegin),
      reading: reading,
      condition: condition,
      counts: .none,
      queue: CaptureQueue(lastWritten: newest),
      shift: reading.shift?.id,
      now: now,
      isStopped: false,
      mayBegin: mayBegin,
      filter: filter
    )
  }

  /// Makes a recording from its parts, its state worked out by the caller.
  private init(
    state: CaptureState,
    reading: ShiftReading,
    condition: PositionSourceCondition,
    counts: CaptureCounts,
    queue: CaptureQueue,
    shift: ShiftID?,
    now: Instant,
    isStopped: Bool,
    mayBegin: Bool,
    filter: CaptureFilter
  ) {
    (self.state, self.reading, self.condition, self.counts) = (state, reading, condition, counts)
    (self.queue, self.shift, asOf) = (queue, shift, now)
    (self.isStopped, self.mayBegin, self.filter) = (isStopped, mayBegin, filter)
  }

  /// The positions to write now: ten of them, or the first after five seconds, or all of a session that has ended.
  ///
  /// Nothing while the shift cannot be read, because then nobody can say whether they lie within it.
  public var due: CaptureBatch? {
    guard reading != .unreadable, let shift, let first = queue.held.first, let batch = queue.batch(of: shift) else {
      return nil
    }
    let isFull = batch.positions.count >= RouteCapture.positionsHeld
    let isLate = first.heldSince.duration(to: asOf) >= RouteCapture.longestHold
    return isFull || isLate || batch.session != queue.open ? batch : nil
  }

  /// How many positions wait to be written.
  public var heldCount: Int { queue.held.count }

  /// Whether no shift is left to record, so that a command may finish once nothing is due.
  public var isOver: Bool {
    switch reading {
    case .none: true
    case .unreadable: false
    case .shift(let shift): shift.state == .ended
    }
  }

  /// The same recording after an event: its state is worked out, and its session ends with `tracking`.
  func replacing(
    reading: ShiftReading? = nil,
    condition: PositionSourceCondition? = nil,
    counts: CaptureCounts? = nil,
    queue: CaptureQueue? = nil,
    shift: ShiftID? = nil,
    isStopped: Bool? = nil,
    mayBegin: Bool? = nil,
    at now: Instant
  ) -> RouteCapture {
    let isOpen = !(isStopped ?? self.isStopped)
    let next = CaptureState(
      of: reading ?? self.reading,
      condition: condition ?? self.condition,
      isCapturing: state == .tracking,
      mayBegin: mayBegin ?? self.mayBegin
    )
    let kept = queue ?? self.queue
    return RouteCapture(
      state: next,
      reading: reading ?? self.reading,
      condition: condition ?? self.condition,
      counts: counts ?? self.counts,
      queue: next == .tracking && isOpen ? kept : kept.closed,
      shift: shift ?? self.shift,
      now: now,
      isStopped: !isOpen,
      mayBegin: mayBegin ?? self.mayBegin,
      filter: filter
    )
  }
}
