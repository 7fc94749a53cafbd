extension PlaceWaits {
  /// What may be said of a place's waits, by how many there are (`spec/07`, what may be said).
  public func statements(at place: PickupPlace, in writing: Writing) -> [Statement] {
    switch availability {
    case .noRecordedWaits: [none(place)]
    case .insufficientHistory: [single(place, writing), PlaceWaits.notTypical]
    case .available:
      [typical(place, writing), spread(place, writing), latest(place, writing)].compactMap(\.self)
    }
  }

  private func none(_ place: PickupPlace) -> Statement {
    Statement(visible: "No wait is recorded here", spoken: "No wait is recorded at \(place.displayName)")
  }

  private func single(_ place: PickupPlace, _ writing: Writing) -> Statement {
    writing.statement { voice in
      let wait = voice.duration(longest ?? .zero)
      return voice.isSpoken ? "One recorded wait at \(place.displayName), \(wait)" : "One recorded wait: \(wait)"
    }
  }

  private static let notTypical = Statement("One recorded wait is not enough to call typical")

  private func typical(_ place: PickupPlace, _ writing: Writing) -> Statement {
    writing.statement { voice in
      let (wait, count) = (voice.duration(typical ?? .zero), counted(sampleCount, "recorded wait"))
      return voice.isSpoken
        ? "Typical recorded wait at \(place.displayName), \(wait), from \(count). It is their median"
        : "Typical recorded wait: \(wait), the median of \(count)"
    }
  }

  /// Nothing where the shortest and the longest read alike.
  private func spread(_ place: PickupPlace, _ writing: Writing) -> Statement? {
    guard let shortest, let longest, writing.duration(shortest) != writing.duration(longest) else { return nil }
    return writing.statement { voice in
      let subject = voice.isSpoken ? "Shortest recorded wait at \(place.displayName)," : "Shortest"
      return "\(subject) \(voice.duration(shortest)), longest \(voice.duration(longest))"
    }
  }

  private func latest(_ place: PickupPlace, _ writing: Writing) -> Statement? {
    mostRecent.map { wait in
      let day = writing.date(wait.endedAt)
      return Statement(
        visible: "The most recent was on \(day)",
        spoken: "The most recent recorded wait at \(place.displayName) was on \(day)"
      )
    }
  }
}
