extension VehicleRefusal {
  /// The sentence for each case.
  public func sentence(_ voice: Voice) -> String {
    switch self {
    case .noSuchVehicle(let name, let existing):
      guard !existing.isEmpty else {
        return "There is no vehicle \(voice.quoted(name)). Add one with \(voice.command("vehicle add"))."
      }
      return "There is no vehicle \(voice.quoted(name)). Name one of \(listed(existing.map(voice.quoted), by: "or"))."
    case .vehicleExists(let name):
      return "There is a vehicle \(voice.quoted(name)) already. Edit it, or choose another name."
    case .invalidFuelEconomy(let economy): return invalidEconomy(economy, voice)
    }
  }
}
