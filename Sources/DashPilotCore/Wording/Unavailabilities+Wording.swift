extension RateUnavailability {
  /// Why the rate is not there, without a full stop and without a figure (`spec/04`, the three rates).
  public var explanation: String {
    switch self {
    case .shiftNotCompleted: "This rate is worked out when the shift has ended"
    case .earningsNotRecorded: "Add what this shift paid to see this rate"
    case .noWorkingTime: "This shift recorded no working time to divide by"
    case .noDeliveriesRecorded: "No delivery was recorded on this shift"
    case .deliveryActiveTimeNotMeasurable: "No delivery on this shift has times that can be measured"
    case .zeroDeliveryActiveTime: "The recorded deliveries cover no time to divide by"
    case .noRouteRecorded: "No route was recorded on this shift"
    case .routeNotMeasurable: "Positions were recorded, but no two of them in an unbroken stretch"
    case .zeroRecordedDistance: "The recorded route covers no distance to divide by"
    }
  }
}

extension DeliveryRateUnavailability {
  /// Why the delivery's own rate is not there (`spec/04`, a delivery's money).
  public var explanation: String {
    switch self {
    case .deliveryNotCompleted: "This rate needs a delivery that was completed"
    case .earningsNotRecorded: "Add what this delivery paid to see this rate"
    case .zeroDuration: "The recorded times of this delivery leave nothing to divide by"
    }
  }
}

extension FuelUnavailability {
  /// Why there is no estimate of fuel (`spec/08`, the estimate of a shift).
  public var explanation: String {
    switch self {
    case .milesPerGallonNotRecorded: "Add this vehicle's miles per gallon to see an estimate"
    case .gasPriceNotRecorded: "Add the price of a gallon to see an estimate"
    case .noRouteRecorded: "No route was recorded on this shift"
    case .routeNotMeasurable: "Positions were recorded, but no two of them in an unbroken stretch"
    }
  }
}

extension NetUnavailability {
  /// Why there is no estimated net after fuel (`spec/08`, estimated net).
  public var explanation: String {
    switch self {
    case .shiftNotCompleted: "This figure is worked out when the shift has ended"
    case .earningsNotRecorded: "Add what this shift paid to see this figure"
    case .fuelNotEstimated: "This figure needs an estimate of the fuel"
    case .noWorkingTime: "This shift recorded no working time to divide by"
    }
  }
}
