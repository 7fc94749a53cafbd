import Foundation
import TestSupport
import Testing

@Suite("Continuous integration")
struct ContinuousIntegrationTests {
  @Test("The script lints, builds and tests, in that order, and stops at the first failure")
  func script() throws {
    let lines = try text(".ci/run").split(separator: "\n").filter { !$0.hasPrefix("#") }
    #expect(lines.first == "set -euo pipefail")
    let stages = lines.filter { $0.hasPrefix("swift ") && $0 != "swift --version" }
    #expect(
      stages == [
        "swift format lint --strict --recursive Package.swift Sources Tests",
        "swift build",
        "swift test",
      ]
    )
    let installs = lines.filter { $0.hasPrefix("apt-get ") }
    #expect(
      installs == ["apt-get update", "apt-get install --yes --no-install-recommends git gpsd gpsd-clients"]
    )
    #expect(FileManager.default.isExecutableFile(atPath: Fixtures.url("../.ci/run").standardizedFileURL.path()))
  }

  @Test("The workflow runs the same script, allows no failure, and has a budget of fifteen minutes")
  func workflow() throws {
    let workflow = try text(".github/workflows/ci.yml")
    #expect(workflow.contains("- run: .ci/run\n"))
    #expect(workflow.components(separatedBy: "run: ").count == 2)
    #expect(workflow.contains("timeout-minutes: 15\n"))
    #expect(workflow.contains("permissions:\n  contents: read\n"))
    #expect(!workflow.contains("continue-on-error"))
  }

  @Test("Warnings are errors, the language mode is Swift 6, and no package is depended on")
  func package() throws {
    let package = try text("Package.swift")
    #expect(package.contains(".treatAllWarnings(as: .error)"))
    #expect(package.contains(".swiftLanguageMode(.v6)"))
    #expect(!package.contains(".package("))
    let targets = package.components(separatedBy: "arget(").count - 1
    #expect(package.components(separatedBy: "swiftSettings: strict").count - 1 == targets)
  }

  @Test("The README names the two commands that a newcomer types")
  func readme() throws {
    let readme = try text("README.md")
    #expect(readme.contains("```sh\nswift run dashpilot shift 2025-08-23\n```"))
    #expect(readme.contains("```sh\nswift test\n```"))
  }

  private func text(_ path: String) throws -> String {
    try String(contentsOf: Fixtures.url("../\(path)").standardizedFileURL, encoding: .utf8)
  }
}
