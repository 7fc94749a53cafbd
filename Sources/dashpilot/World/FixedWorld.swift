import DashPilotCore

/// Why a fixed clock or fixed identifiers could not be used: a transcript must not run by the real ones instead.
enum FixedWorldRefusal: Refusal {
  case unreadableClock(String)
  case unreadableIdentifiers(String)

  /// What is wrong with the environment; nothing where it fixes nothing, or can be read.
  init?(_ variable: (String) -> String?) {
    if let clock = variable("DASHPILOT_CLOCK"), Instant(stored: clock) == nil {
      self = .unreadableClock(clock)
    } else if let seed = variable("DASHPILOT_IDENTIFIERS"), UInt64(seed) == nil {
      self = .unreadableIdentifiers(seed)
    } else {
      return nil
    }
  }

  func sentence(_ voice: Voice) -> String {
    switch self {
    case .unreadableClock(let text):
      "DASHPILOT_CLOCK is \(voice.quoted(text)), which is no time. Set it as 2026-09-05T21:46:00Z, or unset it."
    case .unreadableIdentifiers(let text):
      "DASHPILOT_IDENTIFIERS is \(voice.quoted(text)), which is no whole number. Set it as 1, or unset it."
    }
  }
}
