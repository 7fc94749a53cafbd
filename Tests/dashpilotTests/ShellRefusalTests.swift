import DashPilotCore
import DashPilotStore
import TestSupport
import Testing

@testable import DashPilotTracks
@testable import dashpilot

@Suite("Refusals of the command line")
struct ShellRefusalTests {
  @Test("Each refusal of usage, of the folder and of a file has its sentence")
  func sentences() {
    let usage: [UsageRefusal] = [
      .unknownCommand("strat", suggestion: "start"), .unknownCommand("frobnicate", suggestion: nil),
      .incompleteCommand("route", below: ["route import", "route show"]),
      .unknownOption("--jsn", command: "shift", suggestion: "--json"),
      .unknownOption("--frob", command: "shift", suggestion: nil),
      .unknownOption("--frob", command: "", suggestion: nil),
      .valueLikeOption("-5", command: "earn"), .repeatedOption("json"), .optionTakesNoValue("json"),
      .missingOptionValue("--at TIME"),
      .missingArgument("SHIFT", usage: "dashpilot shift SHIFT"),
      .unexpectedArgument("more", usage: "dashpilot shift SHIFT"), .conflictingArguments("AMOUNT", "--remove"),
    ]
    let folders: [DataFolderRefusal] = [
      .noRecordsHere, .noRecordsAt("records"), .recordsExist("records"), .settingsMissing,
    ]
    let files: [TrackFileRefusal] = [
      .notReadable("evening.gpx", .missing), .notReadable("evening.gpx", .isFolder), .refused("evening.gpx", .noPoints),
    ]
    let worlds: [FixedWorldRefusal?] = [
      FixedWorldRefusal { ["DASHPILOT_CLOCK": "noon"][$0] }, FixedWorldRefusal { ["DASHPILOT_IDENTIFIERS": "x"][$0] },
    ]
    let beginnings: [InitialiseRefusal] = [.noAnswer, .notAFolder("notes.txt")]
    let outputs: [any Refusal] = [
      NewFileRefusal.fileExists("evening.gpx"), SourceRefusal.unreadableAddress("localhost:gpsd"),
      SourceRefusal.unknownForm("gpx"), RecordingRefusal.recordingRuns(process: 4711),
      RecordingRefusal.recordingRuns(process: nil),
    ]
    let rest: [any Refusal] = worlds.compactMap(\.self) + beginnings + outputs
    let refusals: [any Refusal] = usage + folders + files + rest
    #expect(Golden.mismatch("ShellRefusals.txt", Golden.vocabulary(of: refusals)) == nil)
  }
}
