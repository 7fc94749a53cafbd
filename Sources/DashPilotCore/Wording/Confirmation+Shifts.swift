import Foundation

extension Confirmation {
  /// A whole shift was recorded, with nothing in it.
  public func recordedWhole(_ shift: Shift) -> Statement {
    let end = shift.endedAt ?? shift.startedAt
    return writing.statement { voice in
      """
      Recorded a shift of \(name(of: shift)), \(shift.bounds(voice)), with nothing in it. \
      Working time: \(voice.duration(shift.startedAt.duration(to: end))).
      """
    }
  }

  /// What a shift's estimate of fuel rests on was recorded or removed.
  public func fuel(of shift: Shift) -> Statement {
    writing.statement { voice in
      let facts = shift.fuel.facts(voice)
      guard !facts.isEmpty else { return "The shift of \(name(of: shift)) rests on no fuel assumptions now." }
      return "The shift of \(name(of: shift)) has these fuel assumptions: \(listed(facts))."
    }
  }
}

extension FuelAssumptions {
  /// What is recorded, as parts of a sentence.
  func facts(_ voice: Voice) -> [String] {
    let economy = milesPerGallon.map { voice.milesPerGallon($0) + (vehicleName.map { " (\($0))" } ?? "") }
    return [economy, gasPricePerGallon.map { "\(voice.money($0)) a gallon" }].compactMap(\.self)
  }
}

extension Voice {
  /// A fuel economy: `28.50 mpg`, heard as `28.50 miles per gallon`.
  func milesPerGallon(_ economy: Decimal) -> String {
    "\(writing.number(economy, fractionDigits: 2)) \(isSpoken ? "miles per gallon" : "mpg")"
  }
}
