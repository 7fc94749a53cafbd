extension SettingRefusal {
  /// The sentence for each case.
  public func sentence(_ voice: Voice) -> String {
    switch self {
    case .unknownSetting(let text):
      "\(voice.typed(text)) is not a setting. Name one of \(listed(SettingKey.allCases.map(\.rawValue), by: "or"))."
    }
  }
}
