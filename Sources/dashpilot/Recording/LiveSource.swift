import DashPilotCore
import DashPilotTracks

/// Where a live recording takes its positions from.
enum LiveSource: Sendable {
  case daemon(SourceAddress)
  case standardInput(TrackFormat)

  /// Reads the options of `route record`.
  init(_ arguments: ParsedArguments) throws {
    switch (arguments.option("gpsd"), arguments.option("stdin")) {
    case (.some, .some): throw UsageRefusal.conflictingArguments("--gpsd", "--stdin")
    case (let address?, nil): self = .daemon(try SourceAddress(typed: address))
    case (nil, nil): self = .daemon(.gpsd)
    case (nil, let form?):
      guard let format = TrackFormat(rawValue: form), format != .gpx else { throw SourceRefusal.unknownForm(form) }
      self = .standardInput(format)
    }
  }

  /// A fresh reader of what the source says.
  var feed: any PositionFeed {
    switch self {
    case .standardInput(.nmea): NMEAFeed()
    case .standardInput, .daemon: GPSDFeed()
    }
  }

  /// Opens it; nothing where a daemon does not answer.
  func opened(by recording: Recording) -> PositionSource? {
    switch self {
    case .standardInput: return recording.standardInput()
    case .daemon(let address):
      guard let source = recording.connect(address) else { return nil }
      guard source.write(Array("?WATCH={\"enable\":true,\"json\":true}\n".utf8)) else {
        source.close()
        return nil
      }
      return source
    }
  }

  /// Whether its end is the end of the recording; a daemon that is lost is asked again.
  var endsRecording: Bool {
    switch self {
    case .standardInput: true
    case .daemon: false
    }
  }
}

/// Why a source of positions was not understood.
enum SourceRefusal: Refusal {
  case unreadableAddress(String)
  case unknownForm(String)

  func sentence(_ voice: Voice) -> String {
    switch self {
    case .unreadableAddress(let text):
      "\(voice.typed(text)) is not the address of a gpsd. Write one as 127.0.0.1:2947."
    case .unknownForm(let text):
      "\(voice.typed(text)) is not a form that can be read from standard input. Write gpsd or nmea."
    }
  }
}

extension PositionSourceFacts {
  /// Before a source said anything: it answers, and has no position yet.
  static let beginning = PositionSourceFacts(hasFix: false)
  /// Nothing answers.
  static let unreachable = PositionSourceFacts(answers: false, hasFix: false)

  /// What is known after a line of the source.
  func following(_ event: FeedEvent) -> PositionSourceFacts {
    switch event {
    case .point(let point): PositionSourceFacts(accuracy: point.accuracy)
    case .noFix: PositionSourceFacts(hasFix: false)
    case .devices(let count): PositionSourceFacts(receivers: count, hasFix: hasFix, accuracy: accuracy)
    case .deviceLost: PositionSourceFacts(hasLostReceiver: true, hasFix: false)
    case .unrecognised(let state): PositionSourceFacts(unrecognisedState: state, hasFix: hasFix)
    case .untimed, .unreadable, .other: self
    }
  }
}
