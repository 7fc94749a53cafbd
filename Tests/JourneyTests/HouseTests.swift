import Foundation
import TestSupport
import Testing

@Suite("House")
struct HouseTests {
  @Test("The core imports Foundation alone, and no part imports one that stands above it")
  func imports() throws {
    let allowed = [
      "DashPilotCore": ["Foundation"],
      "DashPilotTracks": ["DashPilotCore", "Foundation", "FoundationXML"],
      "DashPilotStore": ["DashPilotCore", "Foundation", "Dispatch", "Synchronization", "Glibc", "Musl", "Darwin"],
      "dashpilot-bench": ["DashPilotCore", "DashPilotStore", "Foundation", "Glibc", "Musl", "Darwin"],
    ]
    for (target, names) in allowed {
      for source in try SwiftSource.all(below: "Sources/\(target)") {
        let imported = source.lines.filter { $0.hasPrefix("import ") }.map { String($0.dropFirst(7)) }
        #expect(imported.allSatisfy(names.contains), "\(source.path) imports \(imported)")
      }
    }
  }

  @Test("The core reaches no clock, no identifier of its own, no file, no environment and no output")
  func purity() throws {
    let forbidden = [
      "Date()", "Date.now", "Clock.now", "UUID()", "FileManager", "ProcessInfo", "FileHandle", "print(", ".random(",
      "SystemRandomNumberGenerator", "Locale.current", "TimeZone.current", "Calendar.current", "getenv",
      "contentsOf", "URLSession", "NotificationCenter", "UserDefaults", "Thread", "DispatchQueue",
    ]
    for source in try SwiftSource.all(below: "Sources/DashPilotCore") {
      for line in source.lines {
        #expect(!forbidden.contains { line.contains($0) }, "\(source.path): \(line)")
      }
    }
  }

  @Test("The core stores nothing that can change, and changes nothing in place")
  func immutability() throws {
    for source in try SwiftSource.all(below: "Sources/DashPilotCore") {
      #expect(source.storedVariables.isEmpty, "\(source.path): \(source.storedVariables)")
      let inPlace = source.lines.filter { line in
        line.contains("mutating func") || (line.contains("public") && line.contains("inout"))
      }
      #expect(inPlace.isEmpty, "\(source.path): \(inPlace)")
    }
  }

  /// Files that may be longer, each with its reason; there is none.
  private static let longFiles: [String: String] = [:]
  /// Functions that may be longer, by file and the beginning of their heading, each with its reason.
  private static let longFunctions = [
    "Tests/TestSupport/Disk+Observed.swift: public func observed(": "one entry for each operation of the disk"
  ]

  @Test("No source file is longer than 250 lines, and no function longer than 40")
  func ceilings() throws {
    for source in try SwiftSource.all(below: "Sources") + SwiftSource.all(below: "Tests") {
      #expect(source.lines.count <= 250 || HouseTests.longFiles[source.path] != nil, "\(source.path)")
      for function in source.functions where function.length > 40 {
        let name = "\(source.path): \(function.heading)"
        #expect(HouseTests.longFunctions.keys.contains { name.hasPrefix($0) }, "\(name) has \(function.length) lines")
      }
    }
  }

  @Test("The top level holds what the design names, and dot-files")
  func topLevel() throws {
    let root = Fixtures.url("..").standardizedFileURL
    let names = try FileManager.default.contentsOfDirectory(atPath: root.path()).filter { !$0.hasPrefix(".") }
    let allowed: Set = ["Package.swift", "README.md", "Sources", "Tests", "Data", "Fixtures"]
    #expect(Set(names).subtracting(allowed).isEmpty)
  }

  @Test("The top level's parts are found where a reader of the tests looks for them")
  func sourcesAreRead() throws {
    #expect(try SwiftSource.all(below: "Sources/DashPilotCore").count > 50)
    #expect(try SwiftSource.all(below: "Sources").flatMap(\.functions).count > 200)
  }
}
