import DashPilotCore
import DashPilotTracks
import TestSupport
import Foundation
import Testing

@Suite("Track refusal wording")
struct TrackRefusalWordingTests {
  private let writing = Writing(locale: Locale(identifier: "en_US"), timeZone: .gmt)

  @Test("Each refusal is whole sentences for the eye and for the ear, with its line", arguments: TrackRefusal.samples)
  func isWholeSentences(refusal: TrackRefusal) {
    let statement = refusal.statement(in: writing)
    for text in [statement.visible, statement.spoken] {
      #expect(text.first?.isUppercase == true && text.hasSuffix("."))
      #expect(text.contains(". "), "says what to do as well")
    }
    #expect(!statement.spoken.contains("KiB") && !statement.spoken.contains("\""))
  }

  @Test("Each refusal has its line in the golden")
  func golden() {
    #expect(Golden.mismatch("TrackRefusals.txt", Golden.vocabulary(of: TrackRefusal.samples)) == nil)
  }

  @Test("No two refusals say the same")
  func areDistinct() {
    let sentences = TrackRefusal.samples.map { $0.statement(in: writing).visible }
    #expect(Set(sentences).count == sentences.count)
  }

  @Test("The line and the reason are named")
  func namesLineAndReason() {
    #expect(
      TrackRefusal.broken(.mismatchedTag, line: 33, column: 12).statement(in: writing)
        == Statement(
          "The file cannot be read at line 33, column 12: an element is closed by another one's name. "
            + "Export the track again, or correct that line."
        )
    )
    #expect(
      TrackRefusal.notGPX(root: "kml", line: 2).statement(in: writing)
        == Statement(
          visible: "The file is not GPX: line 2 begins \"kml\" where \"gpx\" belongs. Choose a GPX file.",
          spoken: "The file is not GPX: line 2 begins kml where gpx belongs. Choose a GPX file."
        )
    )
  }

  @Test("What a file holds instead of a track is counted")
  func countsContent() {
    let omissions = TrackOmissions(unreadableCoordinates: 2, untimed: 1, withoutZone: 3, unreadableTimes: 1)
    #expect(
      TrackRefusal.noUsablePoint(omissions, line: 9).statement(in: writing).visible
        == "None of the file's track points can be used. From line 9 on it has 7 track points: 1 has no time, "
        + "3 have a time without a zone, 1 has a time that cannot be read, 2 have coordinates that are not plain numbers. "
        + "Choose a file whose points have a position and a time with its zone."
    )
    let log = TrackOmissions(untimed: 1, withoutFix: 1, unreadableLines: 2)
    #expect(log.total == 4)
    #expect(log.reasons == ["1 has no time", "1 has no fix", "2 are lines that cannot be read"])
    #expect(
      TrackOmissions(withoutFix: 3, unreadableLines: 1).reasons == ["3 have no fix", "1 is a line that cannot be read"]
    )
    #expect(
      TrackRefusal.waypointsAndRoutesOnly(waypoints: 1, routes: 2).statement(in: writing).visible
        == "The file has 1 waypoint, 2 routes and no track. Waypoints are places and routes are plans, not what was "
        + "driven: choose a file with a recorded track."
    )
  }
}
