import DashPilotCore
@testable import DashPilotStore
import Foundation
import TestSupport
import Testing

/// Each step from a version to the next, alone and behind every earlier one (`spec/01`, format history).
@Suite("Migration steps")
struct MigrationStepTests {
  private static let header = #""format" : "dashpilot.shift", "id" : "A", "startedAt" : "S""#

  private func json(_ text: String) throws -> JSON { try JSONReader.read(Array(text.utf8)) }

  @Test("Sixteen versions and fifteen steps, and a step is named for the version that it leads to")
  func steps() throws {
    #expect(DocumentFormat.currentVersion == 16)
    #expect(Migration.steps.count == 15)
    for (index, step) in Migration.steps.enumerated() {
      let stepped = step(MigratedDocument(document: try json(#"{"formatVersion" : \#(index + 1)}"#)))
      #expect(stepped == MigratedDocument(document: try json(#"{"formatVersion" : \#(index + 2)}"#)))
    }
  }

  @Test("A step that only adds facts states its version, and moves nothing else", arguments: StoredVersion.older)
  func onlyTheVersion(version: StoredVersion) throws {
    for (path, bytes) in try version.documents where !path.hasSuffix(".jsonl") {
      let document = try JSONReader.read(bytes)
      let stepped = Migration.steps[version.number - 1](MigratedDocument(document: document))
      let isShift = path.contains("shifts/") || path.contains("unfinished/")
      if isShift && [9, 11].contains(version.number) { continue }
      let expected = document.replacing("formatVersion", with: .integer(version.number + 1))
      #expect(stepped == MigratedDocument(document: expected), "\(path)")
    }
  }

  @Test("Step 10 takes the samples into the route's lines, by time and by session, each number as it was written")
  func toVersion10() throws {
    let older = try json(
      #"""
      {\#(MigrationStepTests.header), "formatVersion" : 9, "grossEarnings" : "5.00", "routeSamples" : [
        {"timestamp" : "2024-05-17T21:40:30Z", "latitude" : 38.50, "longitude" : -70.1e0, "horizontalAccuracy" : 1e-05,
         "captureSession" : "B"},
        {"timestamp" : "2024-05-17T17:40:00-04:00", "latitude" : 38.4, "longitude" : 0, "horizontalAccuracy" : 5.0},
        {"timestamp" : "2024-05-17T21:39:59.5005Z", "latitude" : 1, "longitude" : -0.0, "horizontalAccuracy" : -1,
         "captureSession" : "b"},
        {"timestamp" : "2024-05-17T21:41:00.125Z", "latitude" : 38.4, "longitude" : 2, "horizontalAccuracy" : 7}
      ]}
      """#
    )
    let migrated = Migration.toVersion10(MigratedDocument(document: older))
    let document = #"{\#(MigrationStepTests.header), "formatVersion" : 10, "grossEarnings" : "5.00"}"#
    #expect(migrated.document == (try json(document)))
    #expect(
      String(decoding: migrated.route?.routeBytes ?? [], as: UTF8.self) == #"""
        {"format":"dashpilot.route","formatVersion":10,"shift":"A"}
        {"session":"b","from":"2024-05-17T21:39:59.501Z"}
        [0,1,-0.0,-1]
        [30.499,38.50,-70.1e0,1e-05]
        {"session":null,"from":"2024-05-17T21:40:00.000Z"}
        [0,38.4,0,5.0]
        [60.125,38.4,2,7]

        """#
    )
  }

  @Test("Step 10 makes no route where there is no sample", arguments: [#", "routeSamples" : []"#, ""])
  func noRoute(samples: String) throws {
    let older = try json(#"{\#(MigrationStepTests.header), "formatVersion" : 9\#(samples)}"#)
    let newer = try json(#"{\#(MigrationStepTests.header), "formatVersion" : 10}"#)
    #expect(Migration.toVersion10(MigratedDocument(document: older)) == MigratedDocument(document: newer))
  }

  @Test("Step 12 gives each delivery an offer of its own, though two were accepted in the same second")
  func toVersion12() throws {
    let older = try json(
      #"""
      {\#(MigrationStepTests.header), "formatVersion" : 11, "deliveries" : [
        {"id" : "D", "acceptedAt" : "T", "grossEarnings" : "0.00"}, {"acceptedAt" : "T", "id" : "E"}
      ]}
      """#
    )
    let newer = try json(
      #"""
      {\#(MigrationStepTests.header), "formatVersion" : 12, "offers" : [
        {"id" : "D", "acceptedAt" : "T", "deliveries" : [{"id" : "D", "acceptedAt" : "T", "grossEarnings" : "0.00"}]},
        {"acceptedAt" : "T", "id" : "E", "deliveries" : [{"acceptedAt" : "T", "id" : "E"}]}
      ]}
      """#
    )
    #expect(Migration.toVersion12(MigratedDocument(document: older)) == MigratedDocument(document: newer))
  }

  @Test("A route that left its shift goes through the later steps with it")
  func routeAlong() throws {
    let older = try json(
      #"""
      {\#(MigrationStepTests.header), "formatVersion" : 2, "routeSamples" : [
        {"timestamp" : "2024-05-17T21:40:30Z", "latitude" : 38.5, "longitude" : -70.1, "horizontalAccuracy" : 5}
      ]}
      """#
    )
    for version in 10...16 {
      let route = Migration.migrated(older, from: 2, to: version).route
      #expect(route?.items.first?["formatVersion"] == .integer(version))
      #expect(route?.items.count == 3)
    }
    #expect(Migration.migrated(older, from: 2, to: 9).route == nil)
  }

  @Test("From each version to each later one, every document is what that one may hold", arguments: StoredVersion.older)
  func everyWalk(version: StoredVersion) throws {
    for (path, bytes) in try version.documents where !path.hasSuffix(".jsonl") {
      let document = try JSONReader.read(bytes)
      let format = try #require(DocumentFormat(rawValue: document["format"]?.string ?? ""))
      var walked = MigratedDocument(document: document)
      for later in (version.number + 1)...16 {
        walked = Migration.steps[later - 2](walked)
        #expect(walked == Migration.migrated(document, from: version.number, to: later))
        #expect(walked.document["formatVersion"] == .integer(later))
        try JSONReader.document(walked.document.bytes) { document throws(DocumentFault) in
          try format.shape.check(document, in: later)
        }
      }
    }
  }

  @Test("Every line that a value had is kept, that a later reader may name it")
  func lines() throws {
    let older = try json("{\n\"format\" : \"dashpilot.shift\",\n\"deliveries\" : [\n{\"id\" : \"D\"}\n]\n}")
    let offers = try #require(Migration.toVersion12(MigratedDocument(document: older)).document["offers"])
    #expect(offers.line == 3)
    #expect(offers.items[0].line == 4)
    #expect(offers.items[0]["deliveries"]?.items.first?["id"]?.line == 4)
  }
}
