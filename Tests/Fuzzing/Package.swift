// swift-tools-version: 6.2
import PackageDescription

// The part of Otolith that meets bytes from the network, apart from the rest, so that it can be
// built with a sanitizer in the time it takes: neither services nor PostgreSQL are in it. The
// sources are the root's own, by links, and so are the tests that deploy/dev/sanitize runs.

// `address` adds the fuzz targets, `thread` what ThreadSanitizer needs to see.
let sanitizer = Context.environment["OTOLITH_SANITIZER"]
let isFuzzing = sanitizer == "address"

let plain: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"), .enableUpcomingFeature("InternalImportsByDefault"),
]

/// What is fuzzed is optimised even in a debug build, which keeps assertions and `@testable`: an
/// input should not take ten times as long as it must. `-sanitize=fuzzer` beside `-sanitize=address`
/// counts no Swift code, so its parts are named.
let instrumented: [SwiftSetting] =
  plain
  + (isFuzzing
    ? [
      .unsafeFlags([
        "-O", "-sanitize-coverage=edge,indirect-calls,trace-cmp,inline-8bit-counters,pc-table",
      ])
    ] : [])

let instrumentedC: [CSetting] =
  isFuzzing ? [.unsafeFlags(["-O1", "-fsanitize=fuzzer-no-link,address"])] : []

let nioCore = Target.Dependency.product(name: "NIOCore", package: "swift-nio")
let nioEmbedded = Target.Dependency.product(name: "NIOEmbedded", package: "swift-nio")
let nioPosix = Target.Dependency.product(name: "NIOPosix", package: "swift-nio")
let nioTLS = Target.Dependency.product(name: "NIOTLS", package: "swift-nio")
let nioSSL = Target.Dependency.product(name: "NIOSSL", package: "swift-nio-ssl")
let logging = Target.Dependency.product(name: "Logging", package: "swift-log")
let metrics = Target.Dependency.product(name: "Metrics", package: "swift-metrics")
let metricsTestKit = Target.Dependency.product(name: "MetricsTestKit", package: "swift-metrics")
let collections = Target.Dependency.product(name: "DequeModule", package: "swift-collections")

let library: [Target] = [
  .systemLibrary(name: "CNghttp2", path: "Shared/System/CNghttp2", pkgConfig: "libnghttp2"),
  .systemLibrary(name: "CProtobufC", path: "Shared/System/CProtobufC", pkgConfig: "libprotobuf-c"),
  .systemLibrary(name: "CZlib", path: "Shared/System/CZlib", pkgConfig: "zlib"),
  .target(
    name: "COtolithMessages", dependencies: ["CProtobufC"], path: "Shared/Messages/C",
    cSettings: instrumentedC),
  .target(
    name: "Messages", dependencies: ["COtolithMessages", "CProtobufC"],
    path: "Shared/Messages/Swift", swiftSettings: instrumented),
  .target(
    name: "Stubs", dependencies: ["Messages", "RPCCore", "RPCServer", "RPCClient"],
    path: "Shared/Messages/Stubs", swiftSettings: instrumented),
  .target(
    name: "HTTP2", dependencies: ["CNghttp2", collections], path: "Shared/HTTP2",
    swiftSettings: instrumented),
  .target(
    name: "RPCCore",
    dependencies: ["HTTP2", "Messages", "CZlib", nioCore, nioTLS, logging, metrics, collections],
    path: "Shared/RPC/Core", swiftSettings: instrumented),
  .target(
    name: "RPCServer",
    dependencies: [
      "RPCCore", "HTTP2", "Messages", nioCore, nioPosix, logging, metrics, collections,
    ],
    path: "Shared/RPC/Server", swiftSettings: instrumented),
  .target(
    name: "RPCClient",
    dependencies: [
      "RPCCore", "HTTP2", "Messages", nioCore, nioPosix, logging, metrics, collections,
    ],
    path: "Shared/RPC/Client", swiftSettings: instrumented),
  .target(
    name: "RPCTLS", dependencies: ["RPCCore", nioCore, nioSSL, logging, metrics],
    path: "Shared/RPC/TLS", swiftSettings: instrumented),
]

let visible: [Target.Dependency] = sanitizer == "thread" ? ["VisibleMutex"] : []

let tests: [Target] = [
  .target(name: "SeededRandom", path: "Shared/SeededRandom", swiftSettings: plain),
  .target(
    name: "TestBasics", dependencies: ["SeededRandom"], path: "TestBasics", swiftSettings: plain),
  .testTarget(
    name: "HTTP2Tests", dependencies: ["TestBasics", "HTTP2", "CNghttp2"] + visible,
    path: "HTTP2Tests",
    swiftSettings: plain),
  .target(
    name: "RPCTestSupport",
    dependencies: ["RPCCore", "RPCServer", "RPCClient", "Messages", nioCore, logging],
    path: "RPCTestSupport", swiftSettings: plain),
  .testTarget(
    name: "RPCTests",
    dependencies: [
      "TestBasics", "RPCTestSupport", "RPCCore", "RPCServer", "RPCClient", "HTTP2", "Stubs",
      "Messages", "CZlib", nioCore, nioEmbedded, nioPosix, logging, metrics, metricsTestKit,
    ] + visible,
    path: "RPCTests", swiftSettings: plain),
  .testTarget(
    name: "RPCTLSTests",
    dependencies: [
      "TestBasics", "RPCTestSupport", "RPCCore", "RPCServer", "RPCClient", "RPCTLS", "Messages",
      nioCore, nioPosix, nioTLS, nioSSL, metrics, metricsTestKit,
    ] + visible,
    path: "RPCTLSTests", swiftSettings: plain),
]

let fuzz: [Target] = [
  .systemLibrary(name: "CFuzzer", path: "CFuzzer"),
  .target(
    name: "CKinds", dependencies: ["CProtobufC"], path: "Kinds/C", cSettings: instrumentedC),
  .target(
    name: "Kinds", dependencies: ["Messages", "CKinds", "COtolithMessages", "CProtobufC"],
    path: "Kinds/Generated", swiftSettings: instrumented),
  .executableTarget(
    name: "fuzz",
    dependencies: [
      "RPCCore", "RPCServer", "RPCClient", "HTTP2", "Messages", "COtolithMessages", "Kinds",
      "CKinds",
      "CFuzzer", nioCore, nioEmbedded, logging,
    ],
    path: "Fuzz", swiftSettings: instrumented,
    linkerSettings: [.unsafeFlags(["-sanitize=fuzzer", "-sanitize=address", "-use-ld=lld"])]),
]

let package = Package(
  name: "OtolithFuzzing",
  dependencies: [
    .package(url: "https://github.com/apple/swift-nio", from: "2.101.2"),
    .package(url: "https://github.com/apple/swift-nio-ssl", from: "2.37.6"),
    .package(url: "https://github.com/apple/swift-log", from: "1.16.2"),
    .package(url: "https://github.com/apple/swift-metrics", from: "2.13.0"),
    .package(url: "https://github.com/apple/swift-collections", from: "1.6.0"),
  ],
  targets: library + tests + (isFuzzing ? fuzz : [])
    + (sanitizer == "thread" ? [.target(name: "VisibleMutex", path: "VisibleMutex")] : [])
)
