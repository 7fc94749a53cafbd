/// What is said after a vehicle was added, changed, selected or removed, read back from the settings.
public struct VehicleConfirmation: Sendable {
  let settings: Settings
  let writing: Writing

  /// Gathers what is said from.
  public init(settings: Settings, writing: Writing) {
    self.settings = settings
    self.writing = writing
  }

  /// A vehicle was added.
  public func added(_ name: RecordedName) -> Statement {
    writing.statement { "Added the vehicle \(described(name, $0)). \(selection($0))" }
  }

  /// A vehicle was changed.
  public func edited(_ name: RecordedName) -> Statement {
    writing.statement { "The vehicle is now \(described(name, $0)). No shift was changed by it." }
  }

  /// Another vehicle was selected, or none.
  public func selected() -> Statement {
    writing.statement(selection)
  }

  /// A vehicle was removed.
  public func removed(_ name: RecordedName) -> Statement {
    writing.statement { "Removed the vehicle \($0.quoted(name.display)). \(selection($0))" }
  }

  private func described(_ name: RecordedName, _ voice: Voice) -> String {
    guard let vehicle = try? settings.vehicle(named: name) else { return voice.quoted(name.display) }
    return "\(voice.quoted(vehicle.name)), \(voice.milesPerGallon(vehicle.milesPerGallon))"
  }

  private func selection(_ voice: Voice) -> String {
    guard let vehicle = settings.vehicles.first(where: { $0.id == settings.selectedVehicle }) else {
      return "No vehicle is selected, so the next shift copies no economy."
    }
    return "The next shift copies the economy of \(voice.quoted(vehicle.name))."
  }
}
