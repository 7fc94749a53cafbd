/// What a typed amount is for.
public enum MoneyInputSubject: Hashable, Sendable, CaseIterable {
  /// What a shift or a delivery paid.
  case grossEarnings
  /// What a delivery is expected to pay.
  case expectedEarnings
  /// A tip recorded on a delivery.
  case additionalTip
  /// A dated cost.
  case expense
  /// The price of a gallon of gas.
  case gasPricePerGallon
}
