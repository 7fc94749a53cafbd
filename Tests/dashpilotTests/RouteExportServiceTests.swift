import DashPilotCore
import DashPilotStore
import DashPilotTracks
import Foundation
import TestSupport
import Testing

@testable import dashpilot

@Suite("Route export service")
struct RouteExportServiceTests {
  private let tree: TestTree

  init() throws {
    tree = try TestTree(holding: [CorrectedEvening.late], route: CorrectedEvening.route)
  }

  private func points(_ text: String) throws -> [[TrackPoint]] {
    try GPXReader.read(Array(text.utf8)).segments.map(\.points)
  }

  @Test("What is written out reads back as the recorded positions, a segment for each capture session")
  func readBack() throws {
    let outcome = tree.run("route export latest --gpx")
    #expect(outcome.exitCode == .done)
    let route = try tree.tree.route(of: CorrectedEvening.late).route
    let written = try points(outcome.output)
    #expect(written.map { $0.map(\.instant) } == route.sessions.map { $0.positions.map(\.instant) })
    #expect(written.flatMap { $0.map(\.latitude) } == route.sessions.flatMap(\.positions).map(\.latitude))
    #expect(outcome.errors.hasSuffix("They say where the vehicle was, and when.\n"))
  }

  @Test("A new file is written whole, none is written over, and a folder that is not there is said")
  func files() throws {
    let outcome = tree.run("route export latest --gpx --to evening.gpx")
    #expect(outcome.output.hasPrefix("Wrote 30 recorded positions of the shift of Saturday, August 23, 2025 to"))
    let written = try #require(tree.files["evening.gpx"])
    #expect(String(decoding: written, as: UTF8.self) == tree.run("route export latest --gpx").output)
    let before = tree.files
    #expect(tree.run("route export latest --gpx --to evening.gpx").exitCode == .refused)
    #expect(tree.run("route export latest --gpx --to nowhere/evening.gpx").exitCode == .diskFailed)
    #expect(tree.files == before)
  }

  @Test("A full disk leaves nothing of a file, whatever the operation that fails")
  func fullDisk() throws {
    let before = tree.files
    for failing in [DiskOperation.Verb.write, .rename] {
      let disk = Disk.live().observed { operation throws(DiskError) in
        if operation.verb == failing { throw DiskError(path: operation.path, fault: .noSpace) }
      }
      #expect(tree.run("route export latest --gpx --to evening.gpx", on: disk).exitCode == .diskFailed)
      #expect(tree.files == before)
    }
  }

  @Test("No coordinate is printed by a page of a route unless it is asked for, in no form")
  func coordinates() throws {
    let latitude = try #require(CorrectedEvening.route.sessions.first?.positions.first).latitude.plainDecimalText
    for form in ["", " --json", " --spoken"] {
      #expect(!tree.run("route show latest\(form)").output.contains(latitude))
      #expect(tree.run("route show latest --coordinates\(form)").output.contains(latitude))
    }
    #expect(tree.run("route show latest --coordinates").output.contains("As asked, 30 recorded positions with"))
  }

  @Test("A shift without a position, and a command without a form, write nothing")
  func refusals() throws {
    let empty = try TestTree(holding: [CorrectedEvening.late])
    #expect(empty.refusal(["route", "export", "latest", "--gpx"]) == "noPositions")
    #expect(empty.run("route export latest").exitCode == .wrongUsage)
  }
}
