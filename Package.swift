// swift-tools-version: 6.2
import PackageDescription

let strict: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .treatAllWarnings(as: .error),
  .enableUpcomingFeature("ExistentialAny"),
]

/// A tap is a process of its own, and one that is linked for a fixed address begins a millisecond sooner.
let quickStart: [LinkerSetting] = [
  .unsafeFlags(["-Xclang-linker", "-no-pie"], .when(platforms: [.linux], configuration: .release))
]

let package = Package(
  name: "dashpilot",
  platforms: [.macOS(.v15), .iOS(.v18)],
  products: [
    .library(name: "DashPilotCore", targets: ["DashPilotCore"]),
    .library(name: "DashPilotStore", targets: ["DashPilotStore"]),
    .executable(name: "dashpilot", targets: ["dashpilot"]),
  ],
  targets: [
    .target(name: "DashPilotCore", swiftSettings: strict),
    .target(name: "DashPilotTracks", dependencies: ["DashPilotCore"], swiftSettings: strict),
    .target(name: "DashPilotStore", dependencies: ["DashPilotCore"], swiftSettings: strict),
    .executableTarget(
      name: "dashpilot",
      dependencies: ["DashPilotCore", "DashPilotTracks", "DashPilotStore"],
      swiftSettings: strict,
      linkerSettings: quickStart
    ),
    .executableTarget(
      name: "dashpilot-bench",
      dependencies: ["DashPilotCore", "DashPilotStore"],
      swiftSettings: strict
    ),
    .target(
      name: "TestSupport",
      dependencies: ["DashPilotCore", "DashPilotStore"],
      path: "Tests/TestSupport",
      swiftSettings: strict
    ),
    .testTarget(
      name: "DashPilotCoreTests",
      dependencies: ["DashPilotCore", "TestSupport"],
      swiftSettings: strict
    ),
    .testTarget(
      name: "DashPilotTracksTests",
      dependencies: ["DashPilotTracks", "TestSupport"],
      swiftSettings: strict
    ),
    .testTarget(
      name: "DashPilotStoreTests",
      dependencies: ["DashPilotStore", "TestSupport"],
      swiftSettings: strict
    ),
    .testTarget(
      name: "dashpilotTests",
      dependencies: ["dashpilot", "DashPilotCore", "DashPilotStore", "TestSupport"],
      swiftSettings: strict
    ),
    .testTarget(
      name: "dashpilot-benchTests",
      dependencies: ["dashpilot-bench"],
      swiftSettings: strict
    ),
    .testTarget(
      name: "JourneyTests",
      dependencies: ["dashpilot", "DashPilotCore", "DashPilotStore", "TestSupport"],
      swiftSettings: strict
    ),
  ]
)
