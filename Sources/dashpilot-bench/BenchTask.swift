import DashPilotCore
import DashPilotStore

/// What is measured in this process, without the start of a program.
enum BenchTask: String {
  case documentsOnOneCore, documents, routesOnOneCore, documentsAndRoutes

  /// Does the task once and says how long it took.
  func measured(in folder: String) throws -> TaskMeasurement {
    let usesAllCores = self == .documents || self == .documentsAndRoutes
    let tree = RecordTree(root: folder, disk: .live(), usesAllCores: usesAllCores)
    let clock = ContinuousClock()
    let start = clock.now
    let shifts = try tree.everyFinishedShift()
    let read = clock.now
    guard self == .routesOnOneCore || self == .documentsAndRoutes else {
      return TaskMeasurement(time: start.duration(to: read), positions: nil)
    }
    let routes = try tree.measuredRoutes(of: shifts).map { try $0.get() }
    return TaskMeasurement(
      time: (self == .routesOnOneCore ? read : start).duration(to: clock.now),
      positions: routes.map(\.measurement.usable).reduce(0, +)
    )
  }
}

extension RecordTree {
  /// The finished shifts of all time.
  func everyFinishedShift() throws -> [Shift] {
    try finishedShifts(from: Instant.readable.lowerBound, before: Instant.readable.upperBound).records
  }
}

/// What a task says of itself to the process that asked for it.
struct TaskMeasurement: Equatable, CustomStringConvertible {
  let time: Duration
  let positions: Int?

  init(time: Duration, positions: Int?) {
    self.time = time
    self.positions = positions
  }

  /// Reads what a task printed.
  init?(_ text: String) {
    let words = text.split(whereSeparator: \.isWhitespace)
    guard let first = words.first, let nanoseconds = Int64(first) else { return nil }
    self.init(time: .nanoseconds(nanoseconds), positions: words.dropFirst().first.flatMap { Int($0) })
  }

  /// Nanoseconds, and the number of positions where there is one.
  var description: String {
    let (seconds, attoseconds) = time.components
    let nanoseconds = seconds * 1_000_000_000 + attoseconds / 1_000_000_000
    return "\(nanoseconds) \(positions.map(String.init) ?? "")"
  }
}
