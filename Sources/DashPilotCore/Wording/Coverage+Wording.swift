extension Coverage {
  /// Both numbers, when complete too; the noun follows the second: `1 of 1 shift`, `0 of 2 shifts`.
  func text(_ singular: String = "shift", _ plural: String? = nil) -> String {
    "\(contributing) of \(counted(eligible, singular, plural))"
  }
}

extension PeriodMileage {
  /// How many shifts were measured, and how many of their routes are partial: `3 of 4 shifts, 1 partial route`.
  var qualifier: String {
    partial > 0 ? "\(coverage.text()), \(counted(partial, "partial route"))" : coverage.text()
  }
}

extension Writing {
  /// A figure of a period that is a duration, with its coverage below it.
  func entry(_ label: String, _ figure: Covered<Duration>, spokenName: String) -> Report.Entry {
    entry(label, figure, spokenName: spokenName) { voice, duration in
      voice.isSpoken ? "\(voice.duration(duration)) \(spokenName)" : voice.duration(duration)
    }
  }

  /// A figure of a period with its coverage below it; an absent one is not recorded.
  func entry<Value>(
    _ label: String,
    _ figure: Covered<Value>,
    spokenName: String,
    of noun: (String, String) = ("shift", "shifts"),
    _ text: (Voice, Value) -> String
  ) -> Report.Entry {
    let coverage = figure.coverage.text(noun.0, noun.1)
    let statement = statement { voice in
      figure.value.map { text(voice, $0) }
        ?? (voice.isSpoken ? "\(spokenName.capitalizedFirst) not recorded" : "not recorded")
    }
    return Report.Entry(label, statement.visible, qualifier: coverage, spoken: "\(statement.spoken), from \(coverage)")
  }

  /// A gross rate of a period with its coverage below it; an absent one is not available.
  func entry(_ rate: Covered<Money>, _ divisor: RateDivisor, qualifier: String? = nil) -> Report.Entry {
    let coverage = qualifier ?? rate.coverage.text()
    let none = Statement(
      visible: "not available",
      spoken: "Gross earnings per \(divisor.words) not available"
    )
    let statement = rate.value.map { self.rate(.available($0), divisor) } ?? none
    return Report.Entry(
      divisor.label,
      statement.visible,
      qualifier: coverage,
      spoken: "\(statement.spoken), from \(coverage)"
    )
  }

  /// The recorded miles of a period with how many routes they rest on.
  func entry(_ mileage: PeriodMileage) -> Report.Entry {
    let statement = statement { voice in
      guard let miles = mileage.miles else { return voice.isSpoken ? "No route measured" : "no route measured" }
      return voice.isSpoken ? "\(voice.miles(miles)) recorded" : voice.miles(miles)
    }
    return Report.Entry(
      "Recorded miles",
      statement.visible,
      qualifier: mileage.qualifier,
      spoken: "\(statement.spoken), from \(mileage.qualifier)"
    )
  }
}

extension String {
  /// The text with its first letter in upper case.
  var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}
