import DashPilotCore
import TestSupport
import Testing

@Suite("Recording refusals")
struct RecordingRefusalTests {
  private static let minusFive = Money(minorUnits: -500)

  @Test("Each refusal of an expectation, a tip, a whole shift and what fuel rests on has its sentence")
  func facts() {
    let expectations: [ExpectationRefusal] = [
      .noSuchDelivery(number: 4, count: 3), .deliveryFinished(number: 1, state: .delivered),
      .deliveryFinished(number: 1, state: .cancelled), .negativeExpectation(RecordingRefusalTests.minusFive),
    ]
    let tips: [TipRefusal] = [
      .noSuchDelivery(number: 4, count: 3), .deliveryNotFinished(number: 2),
      .noSuchTip(number: 1, delivery: 2, count: 0), .noSuchTip(number: 2, delivery: 2, count: 1),
      .noSuchTip(number: 4, delivery: 2, count: 3), .amountNotPositive,
    ]
    let whole: [RecordRefusal] = [
      .notAfterStart(.evening), .inFuture(.evening), .overlapsShift(started: .evening, ended: .evening(3600)),
      .overlapsShift(started: .evening, ended: .evening(86_400)), .overlapsShift(started: .evening, ended: nil),
    ]
    let fuel: [FuelAssumptionRefusal] = [
      .shiftNotCompleted, .invalidFuelEconomy(0), .negativeGasPrice(RecordingRefusalTests.minusFive),
    ]
    let defaults: [FuelDefaultsRefusal] = [
      .shiftAlreadyEnded, .fuelAssumptionsAlreadyRecorded, .invalidFuelEconomy(-1),
      .negativeGasPrice(RecordingRefusalTests.minusFive),
    ]
    let accepting = [AcceptRefusal.negativeExpectation(RecordingRefusalTests.minusFive)]
    let refusals: [any Refusal] = expectations + accepting + tips + whole + fuel + defaults
    #expect(Golden.mismatch("RecordingRefusals.txt", Golden.vocabulary(of: refusals)) == nil)
  }

  @Test("Each refusal of a vehicle, a name, a setting and a tip's method has its sentence")
  func words() {
    let vehicles: [VehicleRefusal] = [
      .noSuchVehicle("Van", existing: []), .noSuchVehicle("Van", existing: ["Bee", "Blue \"Moon\""]),
      .vehicleExists("Bee"), .invalidFuelEconomy(0),
    ]
    let names = NameSubject.allCases.flatMap { subject in
      [NameRefusal.empty(subject), .tooLong(subject, maximum: RecordedName.maximumLength)]
    }
    let refusals: [any Refusal] =
      vehicles + names + [SettingRefusal.unknownSetting("colour"), TipMethodRefusal.unknownTipMethod("cheque")]
    #expect(Golden.mismatch("NamingRefusals.txt", Golden.vocabulary(of: refusals)) == nil)
  }
}
