extension ExpenseNetUnavailability {
  /// Why there is no net after recorded expenses (`spec/08`, expenses of a period).
  public var explanation: String {
    switch self {
    case .noExpenseRecorded: "This figure needs a recorded expense in the period"
    case .noEarningsRecorded: "This figure needs a recorded amount of a shift in the period"
    }
  }
}

extension PeriodFuelUnavailability {
  /// Why the period has no estimate of fuel (`spec/08`, fuel of a period).
  public var explanation: String {
    switch self {
    case .noFinishedShift: "An estimate needs a finished shift in the period"
    case .noShiftEstimated: "No shift here has a measured route, miles per gallon and a gas price together"
    }
  }
}

extension PeriodNetUnavailability {
  /// Why the period has no estimated net after fuel (`spec/08`, fuel of a period).
  public var explanation: String {
    switch self {
    case .noFinishedShift: "This figure needs a finished shift in the period"
    case .noPairedShift: "No shift here has both a recorded amount and an estimate of fuel"
    }
  }
}
