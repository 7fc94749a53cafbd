import DashPilotCore
import Foundation
import TestSupport
import Testing

@Suite("Route as GPX")
struct RouteGPXTests {
  private func session(_ number: UInt8?, _ positions: [(Double, Double, Double)]) -> CaptureSession {
    CaptureSession(
      id: number.map { .number($0) },
      startedAt: .evening,
      positions: positions.map {
        Position(instant: .evening($0.0), latitude: $0.1, longitude: $0.2, accuracy: 8)
      }
    )
  }

  @Test("A segment for each capture session, positions as recorded, times to the millisecond in UTC")
  func text() {
    let route = Route(
      shift: .number(1),
      sessions: [
        session(2, [(0, 40.1234567, -75), (0.25, -0.0000012, 179.9)]), session(3, []), session(nil, [(600, 0, 0)]),
      ]
    )
    #expect(
      route.gpx == """
        <?xml version="1.0" encoding="UTF-8"?>
        <gpx version="1.1" creator="DashPilot" xmlns="http://www.topografix.com/GPX/1/1">
          <trk>
            <trkseg>
              <trkpt lat="40.1234567" lon="-75"><time>2025-08-23T21:46:00.000Z</time></trkpt>
              <trkpt lat="-0.0000012" lon="179.9"><time>2025-08-23T21:46:00.250Z</time></trkpt>
            </trkseg>
            <trkseg>
              <trkpt lat="0" lon="0"><time>2025-08-23T21:56:00.000Z</time></trkpt>
            </trkseg>
          </trk>
        </gpx>

        """
    )
  }

  @Test("A route without a position has nothing to write out, and its refusal says what to do")
  func refusal() {
    let text = Golden.vocabulary(of: [RouteExportRefusal.noPositions(startedAt: .evening)])
    #expect(Golden.mismatch("RouteExportRefusals.txt", text) == nil)
  }
}
