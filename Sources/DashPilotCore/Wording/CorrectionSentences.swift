/// What a correction does, told before it is written as a question is, and afterwards as done.
public struct CorrectionSentences: Sendable {
  let correction: ShiftCorrection
  /// Whether it has been written.
  let isDone: Bool
  let writing: Writing

  /// Gathers what is told of a correction.
  public init(_ correction: ShiftCorrection, isDone: Bool, writing: Writing) {
    self.correction = correction
    self.isDone = isDone
    self.writing = writing
  }

  /// Which pause is corrected, and how.
  public enum PauseCorrection: Hashable, Sendable {
    case added(Interval)
    case edited(number: Int, Interval)
    case deleted(number: Int)
  }

  /// A pause is added, corrected or deleted; the working time moves.
  public func pause(_ kind: PauseCorrection) -> Statement {
    told { voice in
      let what =
        switch kind {
        case .added(let stretch):
          "\(verb("adds", "Added")) a pause from \(voice.stretch(stretch, beside: correction.before.startedAt)) to \(shift)"
        case .edited(let number, let stretch):
          "\(verb("corrects", "Corrected")) pause \(number) of \(shift) to \(voice.stretch(stretch, beside: correction.before.startedAt))"
        case .deleted(let number): "\(verb("deletes", "Deleted")) pause \(number) of \(shift)"
        }
      return "\(what). \(workingTime(voice))"
    }
  }

  /// The end moves, and with it the times and, where it is earlier, the route.
  public func end() -> Statement {
    told { voice in
      let end = correction.after.endedAt ?? correction.after.startedAt
      let what =
        "\(verb("corrects", "Corrected")) the end of \(shift) to \(voice.moment(end, beside: correction.before.startedAt))"
      return "\(what). \(elapsedTime(voice)) \(workingTime(voice)) \(routeEffect(voice))"
    }
  }

  /// Recorded stages of a delivery move.
  public func times(ofDelivery number: Int, stages: [DeliveryStage]) -> Statement {
    let corrected = correction.after.deliveries.first { candidate in
      candidate.delivery.id == correction.before.delivery(number)?.delivery.id
    }
    let renumbered =
      corrected.flatMap { $0.number == number ? nil : $0.number }
      .map { " It \(isDone ? "is" : "becomes") Delivery \($0)\(isDone ? " now" : "")." } ?? ""
    return told { voice in
      let facts = stages.compactMap { stage in
        corrected?.delivery[stage].map {
          "\(stage.title.lowercased()) \(voice.moment($0, beside: correction.before.startedAt))"
        }
      }
      return """
        \(verb("corrects", "Corrected")) the times of Delivery \(number) of \(shift): \(listed(facts)).\(renumbered) \
        Its amounts, its place and the route stay.
        """
    }
  }

  /// A completion becomes a cancellation.
  public func cancelled(delivery number: Int) -> Statement {
    told { _ in
      """
      \(verb("makes", "Made")) the completion of Delivery \(number) of \(shift) a cancellation at the same time. \
      Its amounts stay.
      """
    }
  }

  private func told(_ sentence: (Voice) -> String) -> Statement {
    let moves = correction.before != correction.after
    return writing.statement { voice in
      guard moves || !isDone else { return "Nothing had to be changed on \(shift)." }
      return sentence(voice)
    }
  }

  func verb(_ before: String, _ after: String) -> String { isDone ? after : "This \(before)" }

  var shift: String { "the shift of \(writing.date(correction.before.startedAt))" }

  private func workingTime(_ voice: Voice) -> String {
    change(of: "Working time", \.working, voice)
  }

  private func elapsedTime(_ voice: Voice) -> String {
    change(of: "Elapsed time", \.elapsed, voice)
  }

  private func change(of name: String, _ duration: KeyPath<ShiftTimes, Duration?>, _ voice: Voice) -> String {
    let times = [correction.before, correction.after].map {
      ShiftTimes(of: $0, readAt: $0.startedAt)[keyPath: duration]
    }
    let texts = times.map { $0.map(voice.duration) ?? "not known" }
    guard texts[0] != texts[1] else { return "\(name) stays \(texts[1])." }
    return isDone ? "\(name) is \(texts[1]) now." : "\(name) becomes \(texts[1]); it is \(texts[0])."
  }

  private func routeEffect(_ voice: Voice) -> String {
    guard let end = correction.end else { return "" }
    guard end.deletedPositions > 0 else {
      return end.isEarlier ? "No recorded position is after it." : "No route and no mileage come with it."
    }
    let positions = counted(end.deletedPositions, "recorded position")
    let miles = end.route.measured(in: correction.after.routeWindow).miles.map(voice.miles)
    let left = miles.map { "\($0) recorded \(isDone ? "are left" : "would be left")" } ?? "No measured route is left"
    return isDone
      ? "\(positions) after it went, and \(end.deletedPositions == 1 ? "does" : "do") not come back. \(left)."
      : "\(positions) after it \(end.deletedPositions == 1 ? "goes and does" : "go and do") not come back. \(left)."
  }
}
