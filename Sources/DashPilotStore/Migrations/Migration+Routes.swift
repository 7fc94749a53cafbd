import DashPilotCore

// The steps that concern the route of a shift.

extension Migration {
  /// Version 2 adds `routeSamples[]` to the shift; one of before has no route.
  @Sendable static func toVersion2(_ older: MigratedDocument) -> MigratedDocument { older.stating(2) }

  /// Version 3 adds `captureSession` to a sample; those of before have none, and their continuity is inferred.
  @Sendable static func toVersion3(_ older: MigratedDocument) -> MigratedDocument { older.stating(3) }

  /// Version 10 takes the samples out of the shift into the route's own file: every one, by time, each number as it
  /// was written.
  @Sendable static func toVersion10(_ older: MigratedDocument) -> MigratedDocument {
    older.changingShift { shift in
      MigratedDocument(document: shift.without("routeSamples"), route: routeLines(of: shift))
    }
    .stating(10)
  }

  /// The header, then each session with its positions; nothing where there is no sample.
  private static func routeLines(of shift: JSON) -> JSON? {
    let samples = (shift["routeSamples"]?.items ?? []).compactMap(Sample.init)
    guard !samples.isEmpty else { return nil }
    let header = JSON.facts([
      "format": .string(DocumentFormat.route.rawValue), "formatVersion": .integer(10), "shift": shift["id"],
    ])
    let sessions = Dictionary(grouping: samples.inOrderOfTime, by: \.session).values
      .sorted { ($0[0].instant, $0[0].session ?? "~") < ($1[0].instant, $1[0].session ?? "~") }
    return .array([header] + sessions.flatMap(lines))
  }

  private static func lines(of session: [Sample]) -> [JSON] {
    guard let first = session.first else { return [] }
    let header = JSON.object(["session": .string(first.session), "from": .string(first.instant.text)])
    return [header] + session.map { $0.position(from: first.instant) }
  }
}

/// One of `routeSamples[]`, with its numbers as they were written.
private struct Sample {
  let instant: Instant
  let session: String?
  let coordinates: [JSON]

  /// Nothing where there is no time to put it by, which no document of the versions 2 to 9 lacks.
  init?(_ sample: JSON) {
    guard let instant = sample["timestamp"]?.string.flatMap(Instant.init(stored:)) else { return nil }
    self.instant = instant
    session = sample["captureSession"]?.string?.lowercased()
    coordinates = ["latitude", "longitude", "horizontalAccuracy"].compactMap { sample[$0] }
  }

  func position(from start: Instant) -> JSON {
    let offset = start.duration(to: instant).wholeMilliseconds
    return .array([.number(RouteDocument.secondsText(offset))] + coordinates)
  }
}

extension [Sample] {
  /// By time; those of one instant as they stood.
  fileprivate var inOrderOfTime: [Sample] {
    enumerated().sorted { ($0.element.instant, $0.offset) < ($1.element.instant, $1.offset) }.map(\.element)
  }
}
