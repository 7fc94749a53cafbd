import DashPilotCore
import Foundation

extension Instant {
  /// The beginning of the evening that the samples describe: August 23, 2025, 5:46 PM in New York.
  public static let evening = Instant(milliseconds: 1_755_985_560_000)

  /// An instant of that evening, so many seconds after its beginning.
  public static func evening(_ seconds: Double) -> Instant {
    Instant(milliseconds: evening.milliseconds + Int64((seconds * 1000).rounded()))
  }
}

extension Identifier {
  /// The identifier of a number, the same each time.
  public static func number(_ number: UInt8) -> Identifier {
    Identifier(UUID(uuid: (number, 0, 0, 0, 0, 0, 0x40, 0, 0x80, 0, 0, 0, 0, 0, 0, number)))
  }
}
