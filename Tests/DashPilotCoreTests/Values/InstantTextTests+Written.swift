import DashPilotCore
import Testing

extension InstantTextTests {
  @Test(
    "Any byte in any place of a written time reads as in the same time with one more digit of nothing",
    arguments: ["2026-09-05T21:46:00.000Z", "2024-02-29T23:59:59.999Z", "0001-01-01T00:00:00.000Z"]
  )
  func everyByte(text: String) {
    for place in 0..<24 {
      for byte in UInt8.min...UInt8.max {
        var written = Array(text.utf8)
        written[place] = byte
        let longer = written.prefix(23) + [UInt8(ascii: "0"), written[23]]
        #expect(Instant(stored: written.span) == Instant(stored: Array(longer).span), "\(byte) at \(place)")
      }
    }
  }

  @Test(
    "A written time that no day or clock has is none",
    arguments: [
      "2023-02-29T00:00:00.000Z", "2026-00-05T00:00:00.000Z", "2026-13-05T00:00:00.000Z", "2026-09-00T00:00:00.000Z",
      "2026-09-31T00:00:00.000Z", "0000-09-05T00:00:00.000Z", "2026-09-05T24:00:00.000Z", "2026-09-05T23:60:00.000Z",
      "2026-09-05T23:59:60.000Z", "2026-09-05t23:59:59.000Z", "2026-09-05T23:59:59.000z", "2026-09-05T23:59:59,000Z",
      "2026/09/05T23:59:59.000Z", "2026-09-05T23-59-59.000Z", "2026-09-05 23:59:59.000Z", "+026-09-05T23:59:59.000Z",
    ]
  )
  func impossible(text: String) {
    #expect(text.utf8.count == 24 && Instant(stored: text) == nil)
  }
}
