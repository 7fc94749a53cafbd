import DashPilotCore
@testable import DashPilotStore
import Foundation
import TestSupport
import Testing

extension RouteDocumentTests {
  @Test(
    "A number is written as the shortest decimal that reads back the same, never with an exponent",
    arguments: [
      (0.0, "0"), (-0.0, "-0"), (1, "1"), (-75, "-75"), (40.1234567, "40.1234567"), (0.1, "0.1"), (1e-5, "0.00001"),
      (1e-07, "0.0000001"), (-1.5e-07, "-0.00000015"), (1.25e-10, "0.000000000125"), (1e15, "1000000000000000"),
      (1e16, "10000000000000000"), (1e21, "1000000000000000000000"), (-1.5e21, "-1500000000000000000000"),
      (123_456_789_012_345_680, "123456789012345680"), (0.30000000000000004, "0.30000000000000004"),
    ]
  )
  func shortest(value: Double, text: String) throws {
    #expect(value.plainDecimalText == text)
    try expectSame(value)
  }

  @Test("The extremes and thousands of numbers of any size are read back bit for bit")
  func everySize() throws {
    for value in [Double.greatestFiniteMagnitude, .leastNonzeroMagnitude, .leastNormalMagnitude, .pi, 1 / 3, .ulpOfOne]
    {
      try expectSame(value)
      try expectSame(-value)
    }
    var random = SeededNumbers(seed: 21)
    var checked = 0
    while checked < 3000 {
      let value = checked % 2 == 0 ? Double(bitPattern: random.next()) : random.next(in: -180...180)
      guard value.isFinite else { continue }
      try expectSame(value)
      checked += 1
    }
  }

  /// Checks that a position keeps a number to the bit, and that the platform's reader agrees with its text.
  private func expectSame(_ value: Double) throws {
    let text = value.plainDecimalText
    #expect(!text.lowercased().contains("e") && Double(text)?.bitPattern == value.bitPattern)
    let positions = try RouteReader.read(file(RouteDocumentTests.session, "[0,\(text),1,1]")).route.sessions.first?
      .positions
    #expect(positions?.first?.latitude.bitPattern == value.bitPattern, "\(text)")
  }

  @Test(
    "A number is read as the platform reads it, with more digits or an exponent too",
    arguments: [
      "40.12345678901234567890123", "0.1000000000000000055511151231257827", "123456789012345678901234", "1e2", "1.5E-3",
      "-1e+2", "0.000000000000000000000000000001", "99999999999999999999999999999999999999999.5", "9007199254740993",
      "100000000000000.1",
    ]
  )
  func longNumbers(text: String) throws {
    let read = try RouteReader.read(file(RouteDocumentTests.session, "[0,\(text),1,1]"))
    #expect(read.route.sessions.first?.positions.first?.latitude == Double(text))
  }

  @Test(
    "An offset has three decimals at most, is not negative and fits",
    arguments: [
      "-1", "-0.001", "0.0001", "1.0000", "1e3x", "", "9999999999999999", "922337203685477.9", "01", ".5", "1.",
    ]
  )
  func malformedOffsets(text: String) {
    let found = fault(file(RouteDocumentTests.session, "[\(text),1,1,1]"))
    #expect(found == DocumentFault(line: 3, path: "", problem: .expected(text == "1e3x" ? .position : .offset)))
  }

  @Test(
    "An offset is exact to the millisecond",
    arguments: [(0, "0"), (1, "0.001"), (10, "0.01"), (100, "0.1"), (1234, "1.234"), (86_400_000, "86400")]
  )
  func offsets(milliseconds: Int64, text: String) throws {
    let instant = Instant(milliseconds: Instant.evening.milliseconds + milliseconds)
    let route = route([
      session([position(0, 1, 1, 1), Position(instant: instant, latitude: 2, longitude: 2, accuracy: 2)])
    ])
    #expect(String(decoding: RouteDocument.bytes(route), as: UTF8.self).hasSuffix("\n[\(text),2,2,2]\n"))
    #expect(try RouteReader.read(RouteDocument.bytes(route)).route == route)
  }
}
