// swift-tools-version: 6.2
import PackageDescription

/// Every warning is an error.
let strict: [SwiftSetting] = [
  .treatAllWarnings(as: .error),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
]

/// The commit that executables tell, set by deploy/dev/build. Its target is separate, so that the
/// others need not be rebuilt for each commit.
let commitSettings: [CSetting] =
  Context.environment["OTOLITH_COMMIT"].map { [.define("OTOLITH_COMMIT", to: $0)] } ?? []

/// Small libraries of values without input or output, which domains may import.
let package = Package(
  name: "Values",
  products: [
    "CBuiltCommit", "Calendar", "CalendarSamples", "Fields", "Hashing", "Patterns",
    "ProgramVersion", "SeededRandom", "Serialization", "TestBasics",
  ].map { .library(name: $0, targets: [$0]) },
  targets: [
    // Civil dates, clock times, instants, and the rules of time zones as the host has them.
    .target(
      name: "Calendar", dependencies: ["Hashing"], path: "Calendar", swiftSettings: strict),
    // Spelling of ids, languages and bytes, reasons of invalid fields, and pages of lists.
    .target(
      name: "Fields", dependencies: ["Calendar"], path: "Fields", swiftSettings: strict),
    // Hashes of bytes that are the same in every release.
    .target(name: "Hashing", path: "Hashing", swiftSettings: strict),
    // Regular expressions in bounded time.
    .target(name: "Patterns", path: "Patterns", swiftSettings: strict),
    // The version of a program and the commit that it was built from.
    .target(name: "CCommit", path: "ProgramVersion/C/Commit"),
    .target(name: "CBuiltCommit", path: "ProgramVersion/C/Built", cSettings: commitSettings),
    .target(
      name: "ProgramVersion", dependencies: ["CCommit"], path: "ProgramVersion/Swift",
      swiftSettings: strict),
    // Random numbers from a seed.
    .target(name: "SeededRandom", path: "SeededRandom", swiftSettings: strict),
    // Writers of JSON and CSV.
    .target(name: "Serialization", path: "Serialization", swiftSettings: strict),

    // Helpers of tests, here and in the other packages.
    .target(
      name: "TestBasics", dependencies: ["SeededRandom"], path: "Tests/TestBasics",
      swiftSettings: strict),
    .target(
      name: "CalendarSamples", dependencies: ["Calendar"], path: "Tests/CalendarSamples",
      swiftSettings: strict),
    .testTarget(
      name: "CalendarTests",
      dependencies: ["Calendar", "CalendarSamples", "SeededRandom", "TestBasics"],
      path: "Tests/CalendarTests", swiftSettings: strict),
    .testTarget(
      name: "PatternsTests", dependencies: ["Patterns", "TestBasics"], path: "Tests/PatternsTests",
      swiftSettings: strict),
    .testTarget(
      name: "SerializationTests", dependencies: ["Serialization", "TestBasics"],
      path: "Tests/SerializationTests", swiftSettings: strict),
  ])
