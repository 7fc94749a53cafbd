/// What a source of positions can give, in order of precedence (`spec/05`, the condition of the position source).
public enum PositionSourceCondition: String, CaseIterable, Hashable, Sendable {
  case notConfigured
  case unreachable
  case noDevice
  case unrecognised
  case noFix
  case coarse
  case usable

  /// Whether positions are taken in this condition; a receiver without a fix is waited for.
  public var captures: Bool {
    switch self {
    case .notConfigured, .unreachable, .noDevice, .unrecognised: false
    case .noFix, .coarse, .usable: true
    }
  }
}

/// What is known of a source of positions, from which its condition follows (`spec/05`).
public struct PositionSourceFacts: Hashable, Sendable {
  /// Whether a source was chosen.
  public let isConfigured: Bool
  /// Whether something answers there that this user may ask.
  public let answers: Bool
  /// How many receivers it has.
  public let receivers: Int
  /// Whether the receiver that was in use broke off.
  public let hasLostReceiver: Bool
  /// A state that it reports and that this build does not know.
  public let unrecognisedState: String?
  /// Whether it has a position now.
  public let hasFix: Bool
  /// The accuracy of its latest position in metres; absent where it gives none.
  public let accuracy: Double?

  /// Gathers what is known of a source; what is not said is as it is where nothing is wrong.
  public init(
    isConfigured: Bool = true,
    answers: Bool = true,
    receivers: Int = 1,
    hasLostReceiver: Bool = false,
    unrecognisedState: String? = nil,
    hasFix: Bool = true,
    accuracy: Double? = nil
  ) {
    self.isConfigured = isConfigured
    self.answers = answers
    self.receivers = receivers
    self.hasLostReceiver = hasLostReceiver
    self.unrecognisedState = unrecognisedState
    self.hasFix = hasFix
    self.accuracy = accuracy
  }

  /// The first condition that holds; a source is coarse where its accuracy is worse than the filter keeps.
  public func condition(judgedBy filter: CaptureFilter = CaptureFilter()) -> PositionSourceCondition {
    guard isConfigured else { return .notConfigured }
    guard answers else { return .unreachable }
    guard receivers > 0, !hasLostReceiver else { return .noDevice }
    guard unrecognisedState == nil else { return .unrecognised }
    guard hasFix else { return .noFix }
    return accuracy.map { $0 > filter.worstAccuracy } ?? false ? .coarse : .usable
  }
}
