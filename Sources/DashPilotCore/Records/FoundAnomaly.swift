/// A record's document: where it stands and what it says.
public struct FiledRecord<Value: Sendable>: Sendable {
  /// The file, relative to the tree.
  public let file: String
  /// The record.
  public let value: Value

  /// Makes a record with its file.
  public init(file: String, value: Value) {
    self.file = file
    self.value = value
  }
}

/// An anomaly and the file that shows it.
public struct FoundAnomaly: Hashable, Sendable {
  /// The file, relative to the tree.
  public let file: String
  /// What it says that no command can record.
  public let anomaly: Anomaly

  /// Makes an anomaly of a file.
  public init(_ file: String, _ anomaly: Anomaly) {
    self.file = file
    self.anomaly = anomaly
  }
}

extension [FiledRecord<Shift>] {
  /// What is wrong with shifts in themselves and among each other; `places` are the identities that the catalogue knows.
  public func anomalies(places: Set<PlaceID>) -> [FoundAnomaly] {
    let own = flatMap { record in record.value.anomalies.map { FoundAnomaly(record.file, $0) } }
    return own + dangling(places) + misplaced + overlaps + shared
  }

  private func dangling(_ places: Set<PlaceID>) -> [FoundAnomaly] {
    flatMap { record in
      record.value.deliveries.filter { subject in
        subject.delivery.pickupPlace.map { !places.contains($0) } ?? false
      }.map { FoundAnomaly(record.file, .placeNotThere(number: $0.number)) }
    }
  }

  /// Finished shifts among the unfinished ones and the other way round, and unfinished ones beside that in progress.
  private var misplaced: [FoundAnomaly] {
    let unfinished = filter { $0.isAmongUnfinished && $0.value.endedAt == nil }
    let current = unfinished.max { ($0.value.startedAt, $0.value.id) < ($1.value.startedAt, $1.value.id) }
    return compactMap { record in
      let isFinished = record.value.endedAt != nil
      if record.isAmongUnfinished {
        guard !isFinished else { return FoundAnomaly(record.file, .finishedAmongUnfinished) }
        return record.file == current?.file ? nil : FoundAnomaly(record.file, .anotherUnfinishedShift)
      }
      return isFinished ? nil : FoundAnomaly(record.file, .unfinishedAmongFinished)
    }
  }

  /// Shifts that begin before an earlier one has ended.
  private var overlaps: [FoundAnomaly] {
    let ordered = filter { $0.isAmongUnfinished || $0.value.endedAt != nil }
      .sorted { ($0.value.startedAt, $0.value.id) < ($1.value.startedAt, $1.value.id) }
    return zip(ordered, ordered.dropFirst()).compactMap { earlier, later in
      let end = earlier.value.endedAt ?? Instant.readable.upperBound
      guard later.value.startedAt < end else { return nil }
      return FoundAnomaly(later.file, .overlapsAnotherShift(startedAt: earlier.value.startedAt))
    }
  }

  /// Identifiers of rows that two documents share.
  private var shared: [FoundAnomaly] {
    var first: [String: String] = [:]
    return flatMap { record in
      Set(record.value.nestedIdentifiers).sorted().compactMap { id in
        guard let other = first[id] else {
          first[id] = record.file
          return nil
        }
        return FoundAnomaly(record.file, .sharedIdentifier(id, file: other))
      }
    }
  }
}

extension [FiledRecord<PickupPlace>] {
  /// Places whose names have the same key as that of another one (`spec/07`, names).
  public var anomalies: [FoundAnomaly] {
    let byKey = Dictionary(grouping: self) { RecordedName(stored: $0.value.displayName).key }
    return byKey.values.filter { $0.count > 1 }.flatMap { places in
      let ordered = places.sorted { $0.file < $1.file }
      return ordered.dropFirst().map { place in
        FoundAnomaly(place.file, .placesShareName(place.value.displayName, file: ordered[0].file))
      }
    }
  }
}

extension Shift {
  /// How many positions of a route lie before the shift or after its end, where no command records one.
  public func positionsOutside(_ route: Route) -> Int {
    let end = endedAt ?? Instant.readable.upperBound
    return route.sessions.reduce(0) { count, session in
      count + session.positions.count { $0.instant < startedAt || $0.instant > end }
    }
  }
}

extension FiledRecord {
  fileprivate var isAmongUnfinished: Bool { file.hasPrefix("unfinished/") }
}
