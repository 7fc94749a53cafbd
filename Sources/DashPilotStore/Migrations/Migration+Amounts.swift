// The steps that concern amounts: what was paid, expected, given and spent.

extension Migration {
  /// Version 4 adds `grossEarnings` to the shift; one of before has none, and not zero.
  @Sendable static func toVersion4(_ older: MigratedDocument) -> MigratedDocument { older.stating(4) }

  /// Version 7 adds `grossEarnings` to a delivery; a shift's total is never spread over its deliveries.
  @Sendable static func toVersion7(_ older: MigratedDocument) -> MigratedDocument { older.stating(7) }

  /// Version 8 adds expenses; none is made from mileage or amounts.
  @Sendable static func toVersion8(_ older: MigratedDocument) -> MigratedDocument { older.stating(8) }

  /// Version 11 adds `expectedEarnings` to a delivery; gross earnings are never copied into it.
  @Sendable static func toVersion11(_ older: MigratedDocument) -> MigratedDocument { older.stating(11) }

  /// Version 13 adds `tips[]` to a delivery; one of before has none.
  @Sendable static func toVersion13(_ older: MigratedDocument) -> MigratedDocument { older.stating(13) }

  /// Version 14 adds the fuel economy and the gas price to the shift; one of before has no estimate, not one of zero.
  @Sendable static func toVersion14(_ older: MigratedDocument) -> MigratedDocument { older.stating(14) }

  /// Version 15 adds vehicles and the gas price to the settings, and `vehicleName` to the shift; nothing is inferred.
  @Sendable static func toVersion15(_ older: MigratedDocument) -> MigratedDocument { older.stating(15) }
}
