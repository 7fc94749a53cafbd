import DashPilotCore

extension Shift {
  /// The same record with other pauses, written here apart from the code under test.
  public func differing(inPauses pauses: [Pause]) -> Shift {
    Shift(
      id: id,
      startedAt: startedAt,
      endedAt: endedAt,
      grossEarnings: grossEarnings,
      fuel: fuel,
      pauses: pauses,
      parkedStretches: parkedStretches,
      offers: offers
    )
  }

  /// The same record with another end, written here apart from the code under test.
  public func differing(inEnd end: Instant) -> Shift {
    Shift(
      id: id,
      startedAt: startedAt,
      endedAt: end,
      grossEarnings: grossEarnings,
      fuel: fuel,
      pauses: pauses,
      parkedStretches: parkedStretches,
      offers: offers
    )
  }
}
