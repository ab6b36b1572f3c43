// swift-tools-version: 6.2
import PackageDescription

/// Every warning is an error.
let strict: [SwiftSetting] = [
  .treatAllWarnings(as: .error),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
]

func system(_ name: String) -> Target.Dependency { .product(name: name, package: "System") }
func values(_ name: String) -> Target.Dependency { .product(name: name, package: "Values") }

let nioCore = Target.Dependency.product(name: "NIOCore", package: "swift-nio")
let nioPosix = Target.Dependency.product(name: "NIOPosix", package: "swift-nio")
let nioEmbedded = Target.Dependency.product(name: "NIOEmbedded", package: "swift-nio")
let nioTLS = Target.Dependency.product(name: "NIOTLS", package: "swift-nio")
let nioSSL = Target.Dependency.product(name: "NIOSSL", package: "swift-nio-ssl")
let logging = Target.Dependency.product(name: "Logging", package: "swift-log")
let metrics = Target.Dependency.product(name: "Metrics", package: "swift-metrics")
let metricsTestKit = Target.Dependency.product(name: "MetricsTestKit", package: "swift-metrics")
let lifecycle = Target.Dependency.product(
  name: "ServiceLifecycle", package: "swift-service-lifecycle")
let unixSignals = Target.Dependency.product(
  name: "UnixSignals", package: "swift-service-lifecycle")
let argumentParser = Target.Dependency.product(
  name: "ArgumentParser", package: "swift-argument-parser")
let collections = Target.Dependency.product(name: "DequeModule", package: "swift-collections")
let programVersion = values("ProgramVersion")
let builtCommit = values("CBuiltCommit")

let libraries: [Target] = [
  // Support code of generated messages, the well-known types, and the messages of gRPC itself.
  .target(
    name: "CMessageSupport", dependencies: [system("CProtobufC")], path: "Messages/C"),
  .target(
    name: "MessageSupport",
    dependencies: [
      "CMessageSupport", system("CProtobufC"), values("Calendar"), values("Serialization"),
    ],
    path: "Messages", exclude: ["C"], swiftSettings: strict),
  .target(
    name: "HTTP2", dependencies: [system("CNghttp2"), collections], path: "HTTP2",
    swiftSettings: strict),
  // gRPC: the common core, server, client, and TLS for both. RPCCore declares the TLS interface
  // (Security), so that only RPCTLS depends on BoringSSL.
  .target(
    name: "RPCCore",
    dependencies: [
      "HTTP2", "MessageSupport", system("CZlib"), values("Serialization"), nioCore, nioTLS,
      logging, metrics, collections,
    ],
    path: "Core", swiftSettings: strict),
  .target(
    name: "RPCServer",
    dependencies: [
      "RPCCore", "HTTP2", "MessageSupport", values("Hashing"), values("Serialization"), nioCore,
      nioPosix, logging, metrics, collections,
    ],
    path: "Server", swiftSettings: strict),
  .target(
    name: "RPCClient",
    dependencies: [
      "RPCCore", "HTTP2", "MessageSupport", nioCore, nioPosix, logging, metrics, collections,
    ],
    path: "Client", swiftSettings: strict),
  .target(
    name: "RPCTLS",
    dependencies: ["RPCCore", nioCore, nioPosix, nioTLS, nioSSL, logging, metrics],
    path: "TLS", swiftSettings: strict),
]

/// Generates the Swift code of messages from protos; run by deploy/dev/generate.
let generator: [Target] = [
  .target(name: "CDescriptor", dependencies: [system("CProtobufC")], path: "Generator/C"),
  .executableTarget(
    name: "protoc-gen-otolith",
    dependencies: ["CDescriptor", system("CProtobufC"), programVersion, builtCommit],
    path: "Generator/Plugin", swiftSettings: strict),
]

let tests: [Target] = [
  // A server, a channel to it, and helpers for waiting; also for tests of the root package.
  .target(
    name: "RPCTestSupport",
    dependencies: ["RPCCore", "RPCServer", "RPCClient", "MessageSupport", nioCore, logging],
    path: "Tests/RPCTestSupport", swiftSettings: strict),
  // Messages of every kind.
  .target(
    name: "CKinds", dependencies: ["CMessageSupport", system("CProtobufC")],
    path: "Tests/MessagesTests/Kinds/C"),
  .testTarget(
    name: "MessagesTests",
    dependencies: [
      "MessageSupport", "CMessageSupport", "CKinds", system("CProtobufC"), values("TestBasics"),
    ],
    path: "Tests/MessagesTests", exclude: ["Kinds/C", "Kinds/kinds.proto"], swiftSettings: strict),
  .testTarget(
    name: "GeneratorTests", dependencies: ["protoc-gen-otolith", values("TestBasics")],
    path: "Tests/GeneratorTests", swiftSettings: strict),
  .testTarget(
    name: "HTTP2Tests", dependencies: ["HTTP2", system("CNghttp2"), values("TestBasics")],
    path: "Tests/HTTP2Tests", swiftSettings: strict),
  .testTarget(
    name: "RPCTests",
    dependencies: [
      "RPCTestSupport", "RPCCore", "RPCServer", "RPCClient", "HTTP2", "MessageSupport",
      "TestingMessages", system("CZlib"), values("TestBasics"), nioCore, nioEmbedded, nioPosix,
      logging, metrics, metricsTestKit,
    ],
    path: "Tests/RPCTests", swiftSettings: strict),
  .testTarget(
    name: "RPCTLSTests",
    dependencies: [
      "RPCTestSupport", "RPCCore", "RPCServer", "RPCClient", "RPCTLS", "MessageSupport",
      values("TestBasics"), nioCore, nioSSL, metrics, metricsTestKit,
    ],
    path: "Tests/RPCTLSTests", swiftSettings: strict),
]

/// Programs that tests start, in Tests/Conformance, Tests/Abuse and Tests/Interop.
let programs: [Target] = [
  .executableTarget(
    name: "conformance-server",
    dependencies: [
      "RPCCore", "RPCServer", "RPCTLS", "MessageSupport", logging, lifecycle, programVersion,
      builtCommit, argumentParser,
    ],
    path: "Tests/Conformance/Server", swiftSettings: strict),
  .executableTarget(
    name: "conformance-client",
    dependencies: [
      "RPCCore", "RPCClient", "RPCTLS", "MessageSupport", logging, programVersion, builtCommit,
      argumentParser,
    ],
    path: "Tests/Conformance/Client", swiftSettings: strict),
  // Messages and stubs of gRPC's interoperability tests.
  .target(
    name: "CTestingMessages", dependencies: ["CMessageSupport", system("CProtobufC")],
    path: "Tests/Interop/Messages/C"),
  .target(
    name: "TestingMessages",
    dependencies: [
      "CTestingMessages", "MessageSupport", "RPCCore", "RPCServer", "RPCClient",
      system("CProtobufC"),
    ],
    path: "Tests/Interop/Messages", exclude: ["C"], swiftSettings: strict),
  .executableTarget(
    name: "interop-server",
    dependencies: [
      "TestingMessages", "RPCCore", "RPCServer", "RPCTLS", logging, metrics, unixSignals,
      programVersion, builtCommit, argumentParser,
    ],
    path: "Tests/Interop/Server", swiftSettings: strict),
  .executableTarget(
    name: "interop-client",
    dependencies: [
      "TestingMessages", "MessageSupport", "RPCCore", "RPCClient", "RPCTLS", logging,
      programVersion, builtCommit, argumentParser,
    ],
    path: "Tests/Interop/Client", swiftSettings: strict),
]

/// gRPC: HTTP/2, server, client, TLS, messages and their generator.
let package = Package(
  name: "Transport",
  products: [
    "CMessageSupport", "HTTP2", "MessageSupport", "RPCClient", "RPCCore", "RPCServer", "RPCTLS",
    "RPCTestSupport",
  ].map { .library(name: $0, targets: [$0]) }
    + [
      "conformance-client", "conformance-server", "interop-client", "interop-server",
      "protoc-gen-otolith",
    ].map { .executable(name: $0, targets: [$0]) },
  dependencies: [
    .package(path: "../System"),
    .package(path: "../Values"),
    .package(url: "https://github.com/apple/swift-nio", exact: "2.101.2"),
    .package(url: "https://github.com/apple/swift-nio-ssl", exact: "2.37.6"),
    .package(url: "https://github.com/apple/swift-log", exact: "1.16.2"),
    .package(url: "https://github.com/apple/swift-metrics", exact: "2.13.0"),
    .package(url: "https://github.com/apple/swift-collections", exact: "1.6.0"),
    .package(url: "https://github.com/apple/swift-argument-parser", exact: "1.8.2"),
    .package(url: "https://github.com/swift-server/swift-service-lifecycle", exact: "2.13.0"),
  ],
  targets: libraries + generator + tests + programs)
