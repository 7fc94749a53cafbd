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

  /// What a log says where both halves of what an estimate of fuel rests on were changed.
  public func bothHalvesOfFuel(of shift: Shift) -> Statement {
    Statement("Changed the fuel economy and the gas price of the shift of \(name(of: shift)).")
  }

  /// What a shift's estimate of fuel rests on was recorded or removed: a sentence for each half that was named.
  public func fuel(of shift: Shift, before: FuelAssumptions, economy: Bool, price: Bool) -> [Statement] {
    let after = shift.fuel
    let halves = [
      economy ? ("fuel economy", before.milesPerGallon == nil, after.economyFact) : nil,
      price ? ("gas price", before.gasPricePerGallon == nil, after.priceFact) : nil,
    ]
    return halves.compactMap(\.self).map { half, wasMissing, fact in
      let logged = fact(Voice(writing: writing, isSpoken: false)).map { _ in
        "Recorded the \(half) of the shift of \(name(of: shift))."
      }
      return writing.statement(withoutAmounts: logged) { voice in
        if let recorded = fact(voice) { return "Recorded \(recorded) for the shift of \(name(of: shift))." }
        let nothing = "No \(half) was recorded for the shift of \(name(of: shift)), so nothing was removed."
        return wasMissing ? nothing : "Removed the \(half) of the shift of \(name(of: shift))."
      }
    }
  }
}

extension FuelAssumptions {
  /// What is recorded, as parts of a sentence.
  func facts(_ voice: Voice) -> [String] {
    [economyFact(voice), priceFact(voice)].compactMap(\.self)
  }

  /// The economy with the name of its vehicle, where it is recorded.
  func economyFact(_ voice: Voice) -> String? {
    milesPerGallon.map { voice.milesPerGallon($0) + (vehicleName.map { " (\(onOneLine($0)))" } ?? "") }
  }

  /// The price of a gallon, where it is recorded.
  func priceFact(_ voice: Voice) -> String? {
    gasPricePerGallon.map { "\(voice.money($0)) a gallon" }
  }
}

extension Voice {
  /// A fuel economy: `28.50 mpg`, heard as `28.50 miles per gallon`.
  func milesPerGallon(_ economy: Decimal) -> String {
    "\(writing.number(economy, fractionDigits: 2)) \(isSpoken ? "miles per gallon" : "mpg")"
  }
}
