extension JSON {
  /// What a live recording came to: how many positions in how many capture sessions, and how many were left out.
  public static func recording(_ counts: CaptureCounts) -> JSON {
    .object([
      "recordedPositionCount": .integer(counts.recorded),
      "captureSessionCount": .integer(counts.sessions),
      "leftOutPositionCount": .integer(counts.leftOut),
    ])
  }
}
