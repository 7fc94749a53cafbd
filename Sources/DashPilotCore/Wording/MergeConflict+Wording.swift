extension FactText {
  /// What the two sides of a merge contradict each other in, and the file that they stand in.
  public func statement(of conflict: MergeConflict, in file: String) -> Statement {
    writing.statement { voice in
      "\(voice.isSpoken ? "The record" : legible(file)): \(sentence(conflict, voice))."
    }
  }

  /// What to do about the conflicts in a file.
  public func remedy(in file: String) -> Statement {
    writing.statement { voice in
      """
      Choose between the marked lines in \(voice.isSpoken ? "the record" : legible(file)), take the markers out, and \
      then type \(voice.command("check")).
      """
    }
  }

  /// What to do about two sides that were not merged at all.
  public func remedy(ofWholeSidesIn file: String) -> Statement {
    writing.statement { voice in
      """
      Both sides stand whole between markers in \(voice.isSpoken ? "the record" : legible(file)). Keep one of them, \
      take the markers out, and then type \(voice.command("check")).
      """
    }
  }

  private func sentence(_ conflict: MergeConflict, _ voice: Voice) -> String {
    switch conflict {
    case .fact(let name, let row, let ours, let theirs):
      let (here, there) = (value(ours, voice), value(theirs, voice))
      return "the two sides differ in the \(name.title) of \(self.name(of: row)): \(here) here, \(there) there"
    case .row(let row, let side):
      let (removed, changed) = side == .ours ? ("here", "there") : ("there", "here")
      return "\(name(of: row)) was removed \(removed) and changed \(changed)"
    case .session(let row): return "\(name(of: row)) was trimmed on one side and recorded on by the other"
    case .collision(let collision):
      return "taken together, the two sides say what no command can record: \(description(collision, voice))"
    }
  }

  private func value(_ value: FactValue?, _ voice: Voice) -> String {
    value.map { text(of: $0, voice) } ?? "none"
  }

  /// A row by what the driver calls it.
  private func name(of row: FactRow) -> String {
    switch row.kind {
    case .shift: "the shift"
    case .place: "the pickup place"
    case .expense: "the expense"
    case .settings: "the settings"
    case .route: "the route"
    case .pause: "Pause \(row.number)"
    case .parkedStretch: "parked stretch \(row.number)"
    case .offer: "Offer \(row.number)"
    case .delivery: "Delivery \(row.number)"
    case .tip: "Tip \(row.number)\(row.holder.map { " of Delivery \($0)" } ?? "")"
    case .vehicle: "vehicle \(row.number)"
    case .session:
      if case .positions(_, let start, _)? = row[.positions] {
        "the capture session from \(moment(start))"
      } else {
        "the capture session"
      }
    }
  }

  private func stretch(_ interval: Interval) -> String { "\(moment(interval.start)) to \(moment(interval.end))" }

  private func description(_ collision: MergeCollision, _ voice: Voice) -> String {
    switch collision {
    case .anomaly(let anomaly): anomaly.description(voice)
    case .pausesOverlap(let first, let second): "Pause \(first) and Pause \(second) share time"
    case .parkedStretchesOverlap(let first, let second):
      "parked stretch \(first) and parked stretch \(second) share time"
    case .pauseOverlapsDelivery(let pause, let delivery):
      "Pause \(pause) and the time of Delivery \(delivery) overlap"
    case .vehiclesShareName(let name): "two vehicles are called \(voice.quoted(name))"
    case .sessionsOverlap(let first, let second):
      "the capture sessions from \(stretch(first)) and from \(stretch(second)) share time"
    case .sharedIdentifier(let id): "two tips have the identifier \(id)"
    }
  }
}

extension MergeRefusal {
  /// The sentence for each case.
  public func sentence(_ voice: Voice) -> String {
    let remedy = "Nothing was merged."
    switch self {
    case .differentKinds(let file): return "\(name(file, voice)) is a record of another kind on each side. \(remedy)"
    case .differentRecords(let file):
      return """
        \(name(file, voice)) is another record on each side, which git took for one that was renamed. \(remedy)
        """
    case .routeInside(let file):
      return """
        \(name(file, voice)) holds a route inside a shift of before format 10, which a merge would leave out. Nothing \
        was merged. Take the merge back, type \(voice.command("migrate")) in the clone that it comes from, commit, and \
        merge again.
        """
    }
  }

  private func name(_ file: String, _ voice: Voice) -> String { voice.isSpoken ? "The document" : legible(file) }
}
