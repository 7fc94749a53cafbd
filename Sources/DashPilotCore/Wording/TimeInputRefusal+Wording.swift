extension TimeInputRefusal {
  /// The sentence for each case.
  public func sentence(_ voice: Voice) -> String {
    switch self {
    case .unreadableTime(let text):
      """
      \(voice.typed(text)) is not a time. \
      Write it as 17:46, as 2026-09-05 17:46, or with an offset as 2026-09-05T17:46-04:00.
      """
    case .skippedTime(let local, let offsets):
      """
      \(local.text) does not exist in \(voice.writing.timeZone.identifier), because the clocks went forward. \
      Write the time with an offset, as \(local.written(with: offsets, "or")).
      """
    case .repeatedTime(let local, let offsets):
      """
      \(local.text) came twice in \(voice.writing.timeZone.identifier), because the clocks went back. \
      Write the time with an offset, as \(local.written(with: offsets, "or")).
      """
    }
  }
}

extension LocalTime {
  /// `2026-11-01 01:30`.
  fileprivate var text: String { "\(date.text) \(hour.padded(2)):\(minute.padded(2))" }

  fileprivate func written(with offsets: [String], _ conjunction: String) -> String {
    offsets.map { "\(date.text)T\(hour.padded(2)):\(minute.padded(2))\($0)" }.joined(separator: " \(conjunction) ")
  }
}
