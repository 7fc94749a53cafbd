extension ConventionRefusal {
  /// The sentence for each case.
  public func sentence(_ voice: Voice) -> String {
    switch self {
    case .unknownTimeZone(let text):
      "\(voice.typed(text)) is not a time zone. Name one such as America/New_York."
    case .unknownLocale(let text):
      "\(voice.typed(text)) is not a locale. Name a language and a region, such as en_US."
    case .unknownWeekday(let text):
      "\(voice.typed(text)) is not a weekday. Name one such as monday."
    case .neitherOnNorOff(let text):
      "\(voice.typed(text)) is neither on nor off. Type one of them."
    }
  }
}
