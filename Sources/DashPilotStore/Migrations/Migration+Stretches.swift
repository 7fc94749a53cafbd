// The steps that concern the stretches of a shift.

extension Migration {
  /// Version 9 adds `pauses[]` to the shift; a gap or a quiet hour of before is no break.
  @Sendable static func toVersion9(_ older: MigratedDocument) -> MigratedDocument { older.stating(9) }

  /// Version 16 adds `parkedStretches[]` to the shift, and `cardFile` and `gitCommit` to the settings; a gap in a route
  /// of before is not read as parking.
  @Sendable static func toVersion16(_ older: MigratedDocument) -> MigratedDocument { older.stating(16) }
}
