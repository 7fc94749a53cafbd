extension JSON {
  /// The `summary` object of an export, its thirteen keys (`spec/09`, the JSON tree).
  ///
  /// What was left out by request is null: the route's keys without `isMeasured`, the expenses without `hasExpenses`.
  public static func summary(_ metrics: PeriodMetrics, isMeasured: Bool = true, hasExpenses: Bool = true) -> JSON {
    .object([
      "completedShiftCount": .integer(metrics.completedShifts),
      "working": seconds(metrics.working),
      "deliveryActive": seconds(metrics.active),
      "nonDelivery": seconds(metrics.nonDelivery),
      "earnings": earnings(metrics.gross),
      "deliveryEarnings": deliveryEarnings(metrics.deliveries.earnings),
      "expenses": hasExpenses ? expenses(metrics.expenses) : .null,
      "netAfterRecordedExpenses": hasExpenses ? netAfterRecordedExpenses(metrics) : .null,
      "route": isMeasured ? route(metrics.mileage) : .null,
      "deliveries": deliveries(metrics.deliveries),
      "grossPerWorkingHour": rate(metrics.rates.perWorkingHour),
      "grossPerDeliveryActiveHour": rate(metrics.rates.perDeliveryActiveHour),
      "grossPerRecordedMile": isMeasured ? rate(metrics.rates.perRecordedMile) : .null,
    ])
  }

  private static func seconds(_ figure: Covered<Duration>) -> JSON {
    .object([
      "seconds": .seconds(figure.value),
      "contributingShiftCount": .integer(figure.coverage.contributing),
      "totalShiftCount": .integer(figure.coverage.eligible),
    ])
  }

  private static func rate(_ figure: Covered<Money>) -> JSON {
    .object([
      "amount": .money(figure.value),
      "contributingShiftCount": .integer(figure.coverage.contributing),
      "totalShiftCount": .integer(figure.coverage.eligible),
    ])
  }

  private static func earnings(_ gross: Covered<Money>) -> JSON {
    .object([
      "recordedGrossEarnings": .money(gross.value),
      "contributingShiftCount": .integer(gross.coverage.contributing),
      "totalShiftCount": .integer(gross.coverage.eligible),
      "currencyCode": .string(Money.currencyCode),
    ])
  }

  private static func deliveryEarnings(_ earnings: Covered<Money>) -> JSON {
    .object([
      "recordedTotal": .money(earnings.value),
      "contributingDeliveryCount": .integer(earnings.coverage.contributing),
      "totalDeliveryCount": .integer(earnings.coverage.eligible),
      "currencyCode": .string(Money.currencyCode),
    ])
  }

  private static func expenses(_ expenses: PeriodExpenses) -> JSON {
    .object([
      "recordedTotal": .money(expenses.total),
      "recordCount": .integer(expenses.count),
      "currencyCode": .string(Money.currencyCode),
      "byCategory": .array(
        expenses.byCategory.map { total in
          .object([
            "category": .name(total.category),
            "total": .money(total.total),
            "recordCount": .integer(total.count),
          ])
        }
      ),
    ])
  }

  private static func netAfterRecordedExpenses(_ metrics: PeriodMetrics) -> JSON {
    .object([
      "amount": .money(metrics.netAfterRecordedExpenses.value),
      "contributingShiftCount": .integer(metrics.gross.coverage.contributing),
      "totalShiftCount": .integer(metrics.gross.coverage.eligible),
      "expenseRecordCount": .integer(metrics.expenses.count),
      "currencyCode": .string(Money.currencyCode),
    ])
  }

  private static func route(_ mileage: PeriodMileage) -> JSON {
    .object([
      "recordedDistanceMetres": .metres(mileage.metres),
      "recordedDistanceMiles": .decimalNumber(mileage.miles?.decimal, fractionDigits: 4),
      "measuredShiftCount": .integer(mileage.measured),
      "partialShiftCount": .integer(mileage.partial),
      "unmeasurableShiftCount": .integer(mileage.unmeasured),
      "totalShiftCount": .integer(mileage.total),
      "segmentCount": .integer(mileage.segments),
      "gapCount": .integer(mileage.gaps),
      "usesInferredContinuity": .bool(mileage.inferred),
    ])
  }

  private static func deliveries(_ deliveries: PeriodDeliveries) -> JSON {
    .object([
      "deliveredCount": .integer(deliveries.delivered),
      "cancelledCount": .integer(deliveries.cancelled),
      "inProgressCount": .integer(deliveries.inProgress),
      "pickupPlaceCount": .integer(deliveries.places),
      "medianPickupWaitSeconds": .seconds(deliveries.waits.median),
      "pickupWaitSampleCount": .integer(deliveries.waits.sampleCount),
    ])
  }
}
