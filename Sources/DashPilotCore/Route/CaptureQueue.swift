/// The positions that wait to be written, the session they arrive in, and what was written last.
struct CaptureQueue: Hashable, Sendable {
  /// A position that passed the filter, with its session and when it was offered.
  struct Held: Hashable, Sendable {
    let position: Position
    let session: CaptureSessionID
    let heldSince: Instant
  }

  /// The session of the last batch written, and its first position's instant.
  struct Written: Hashable, Sendable {
    let session: CaptureSessionID
    let from: Instant
  }

  let held: [Held]
  /// The session that positions arrive in; none where the next position begins one.
  let open: CaptureSessionID?
  let written: Written?
  /// The newest position in the record.
  let lastWritten: Position?

  init(held: [Held] = [], open: CaptureSessionID? = nil, written: Written? = nil, lastWritten: Position? = nil) {
    self.held = held
    self.open = open
    self.written = written
    self.lastWritten = lastWritten
  }

  /// The last retained position, which the next one is compared with.
  var last: Position? { held.last?.position ?? lastWritten }

  /// The queue after a position that the filter kept; a pause or a parked stretch between two begins a session.
  func holding(_ position: Position, of shift: Shift, at now: Instant, fresh: () -> CaptureSessionID) -> CaptureQueue {
    let isCut = last.map { shift.isInterrupted(from: $0.instant, to: position.instant) } ?? false
    let session = isCut ? fresh() : open ?? fresh()
    let added = Held(position: position, session: session, heldSince: now)
    return CaptureQueue(held: held + [added], open: session, written: written, lastWritten: lastWritten)
  }

  /// The queue whose session has ended.
  var closed: CaptureQueue { CaptureQueue(held: held, written: written, lastWritten: lastWritten) }

  /// The positions of the earliest session that has any.
  func batch(of shift: ShiftID) -> CaptureBatch? {
    guard let first = held.first else { return nil }
    let begun = written.flatMap { $0.session == first.session ? $0 : nil }
    return CaptureBatch(
      shift: shift,
      session: first.session,
      opensSession: begun == nil,
      from: begun?.from ?? first.position.instant,
      positions: held.prefix { $0.session == first.session }.map(\.position)
    )
  }

  /// The queue without the positions of a batch, which are in the record now.
  func removing(_ batch: CaptureBatch) -> CaptureQueue {
    CaptureQueue(
      held: Array(held.drop { $0.session == batch.session && batch.positions.contains($0.position) }),
      open: open,
      written: Written(session: batch.session, from: batch.from),
      lastWritten: batch.positions.last ?? lastWritten
    )
  }

  /// The queue without the positions that the shift, as it is known now, does not hold, and how many each rule took.
  ///
  /// What follows a pause or a parked stretch is of another session than what precedes it.
  func judged(by shift: Shift, fresh: () -> CaptureSessionID) -> (CaptureQueue, [CaptureRejection: Int]) {
    var (kept, rejected): ([Held], [CaptureRejection: Int]) = ([], [:])
    var (last, moved): (Position?, [CaptureSessionID: CaptureSessionID]) = (lastWritten, [:])
    for each in held {
      if let reason = shift.rejection(at: each.position.instant) {
        rejected[reason, default: 0] += 1
        continue
      }
      let isFollowing = (kept.last?.session ?? written?.session) == moved[each.session] ?? each.session
      if isFollowing, let last, shift.isInterrupted(from: last.instant, to: each.position.instant) {
        moved[each.session] = fresh()
      }
      let session = moved[each.session] ?? each.session
      kept.append(Held(position: each.position, session: session, heldSince: each.heldSince))
      last = each.position
    }
    let session = open.map { moved[$0] ?? $0 }
    return (CaptureQueue(held: kept, open: session, written: written, lastWritten: lastWritten), rejected)
  }
}
