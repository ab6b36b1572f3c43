// swift-tools-version: 6.2
import PackageDescription

/// Mail templates, in each language as text and as HTML.
let mailTemplates = [
  "address_taken", "alert", "approval", "confirmation", "email_change", "email_change_current",
  "email_changed", "erasure", "invitation", "newsletter", "password_changed", "prompt", "recovery",
  "rejection", "reset", "second_factor_changed", "team",
].flatMap { kind in
  ["de.html", "de.txt", "en.html", "en.txt"].map { "Domain/Mail/Templates/\(kind).\($0)" }
}

// The parts of Otolith that meet bytes from outside, apart from the rest, so that they can be built
// with a sanitizer in the time it takes: nothing that needs a database to run is in it. The sources
// are the root's own, by links, and so are the tests that deploy/dev/sanitize runs.

// `address` adds the fuzz targets, `thread` what ThreadSanitizer needs to see.
let sanitizer = Context.environment["OTOLITH_SANITIZER"]
let isFuzzing = sanitizer == "address"

let plain: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"), .enableUpcomingFeature("InternalImportsByDefault"),
]

/// Fuzzed code is optimised even in a debug build, which keeps assertions and `@testable`: inputs
/// would otherwise take ten times as long. `-sanitize=fuzzer` beside `-sanitize=address`
/// instruments no Swift code, so its parts are given separately.
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
let nioHTTP1 = Target.Dependency.product(name: "NIOHTTP1", package: "swift-nio")
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
  .target(name: "Hashing", path: "Shared/Values/Hashing", swiftSettings: instrumented),
  .target(
    name: "Calendar", dependencies: ["Hashing"], path: "Shared/Values/Calendar",
    swiftSettings: instrumented),
  .target(name: "Serialization", path: "Shared/Values/Serialization", swiftSettings: instrumented),
  .target(
    name: "CMessageSupport", dependencies: ["CProtobufC"], path: "Shared/Transport/Messages/C",
    cSettings: instrumentedC),
  .target(
    name: "MessageSupport",
    dependencies: ["CMessageSupport", "CProtobufC", "Calendar", "Serialization"],
    path: "Shared/Transport/Messages", exclude: ["C"], swiftSettings: instrumented),
  .target(
    name: "HTTP2", dependencies: ["CNghttp2", collections], path: "Shared/Transport/HTTP2",
    swiftSettings: instrumented),
  .target(
    name: "RPCCore",
    dependencies: [
      "HTTP2", "MessageSupport", "CZlib", "Serialization", nioCore, nioTLS, logging, metrics,
      collections,
    ],
    path: "Shared/Transport/Core", swiftSettings: instrumented),
  .target(
    name: "RPCServer",
    dependencies: [
      "RPCCore", "HTTP2", "MessageSupport", "Hashing", "Serialization", nioCore, nioPosix, logging,
      metrics, collections,
    ],
    path: "Shared/Transport/Server", swiftSettings: instrumented),
  .target(
    name: "RPCClient",
    dependencies: [
      "RPCCore", "HTTP2", "MessageSupport", nioCore, nioPosix, logging, metrics, collections,
    ],
    path: "Shared/Transport/Client", swiftSettings: instrumented),
  .target(
    name: "RPCTLS",
    dependencies: ["RPCCore", nioCore, nioPosix, nioTLS, nioSSL, logging, metrics],
    path: "Shared/Transport/TLS", swiftSettings: instrumented),
]

/// Further readers of bytes from outside, for the fuzz targets only: the reading parts of larger
/// modules, without migrations and pages.
let readers: [Target] = [
  .target(
    name: "COtolithMessages", dependencies: ["CMessageSupport", "CProtobufC"],
    path: "Shared/Messages/C", cSettings: instrumentedC),
  .target(
    name: "Messages", dependencies: ["COtolithMessages", "MessageSupport", "CProtobufC"],
    path: "Shared/Messages/Swift", swiftSettings: instrumented),
  .systemLibrary(name: "CPQ", path: "Shared/System/CPQ", pkgConfig: "libpq"),
  .systemLibrary(name: "CSodium", path: "Shared/System/CSodium", pkgConfig: "libsodium"),
  .systemLibrary(name: "CCrypto", path: "Shared/System/CCrypto", pkgConfig: "libcrypto"),
  .systemLibrary(name: "CGMime", path: "Shared/System/CGMime", pkgConfig: "gmime-3.0"),
  .systemLibrary(name: "COath", path: "Shared/System/COath", pkgConfig: "liboath"),
  .systemLibrary(name: "CNats", path: "Shared/System/CNats", pkgConfig: "libnats"),
  .systemLibrary(name: "CExpat", path: "Shared/System/CExpat", pkgConfig: "expat"),
  .systemLibrary(name: "CZip", path: "Shared/System/CZip", pkgConfig: "libzip"),
  .systemLibrary(name: "CYaml", path: "Shared/System/CYaml", pkgConfig: "yaml-0.1"),
  .target(name: "Patterns", path: "Shared/Values/Patterns", swiftSettings: instrumented),
  .target(
    name: "Fields", dependencies: ["Calendar"], path: "Shared/Values/Fields",
    swiftSettings: instrumented),
  .target(
    name: "Questionnaires", dependencies: ["Calendar", "Fields", "Patterns"],
    path: "Shared/Forms/Questionnaires", exclude: ["README.md"], swiftSettings: instrumented),
  .target(
    name: "QuestionnaireWire", dependencies: ["Questionnaires", "Messages"],
    path: "Shared/QuestionnaireWire", swiftSettings: instrumented),
  .target(
    name: "Formats",
    dependencies: [
      "Questionnaires", "Fields", "Patterns", "Serialization", "CExpat", "CYaml", "CZip", "CSodium",
    ],
    path: "Shared/Forms/Formats",
    exclude: [
      "README.md", "CSV/README.md", "Codebook/README.md", "FHIR/README.md", "Forms/README.md",
      "Preview", "REDCap/README.md", "Translations/README.md", "XLSForm/README.md",
      "YAML/Keys", "YAML/README.md",
    ], swiftSettings: instrumented),
  .target(
    name: "Postgres", dependencies: ["Calendar", "CPQ", logging, metrics, collections],
    path: "Shared/Postgres",
    exclude: [
      "README.md", "Partitions/README.md", "Partitions/Migrations", "Partitions/Partitions.swift",
    ], swiftSettings: instrumented),
  .target(
    name: "Bus", dependencies: ["Postgres", "Messages", logging, metrics], path: "Shared/Bus",
    exclude: ["README.md", "NATS", "Migrations", "BusMigrations.swift"],
    swiftSettings: instrumented),
  .target(
    name: "BusNATS",
    dependencies: ["Bus", "Calendar", "Fields", "Postgres", "CNats", logging, collections],
    path: "Shared/Bus/NATS", exclude: ["README.md"], swiftSettings: instrumented),
  .target(
    name: "ServiceBasics",
    dependencies: ["CSodium", "Fields", "Hashing", "Messages", nioPosix, metrics],
    path: "Shared/ServiceKit/ServiceBasics", swiftSettings: instrumented),
  .target(
    name: "Tokens",
    dependencies: ["CCrypto", "CSodium", "Fields", "Messages", "RPCCore", "ServiceBasics"],
    path: "Shared/ServiceKit/Tokens", swiftSettings: instrumented),
  // Files of the services that read bytes from outside, with their dependencies.
  .target(
    name: "AuthService", dependencies: ["Calendar", "Fields", "CGMime", "COath"],
    path: "Services/Auth",
    exclude: [
      "ALLOCATION.md", "ASVS.md", "Application", "Assembly", "Domain/Allocation",
      "Domain/Enrolments/ConsentCopy.swift", "Events",
      "Mail/DirectoryTransport.swift", "Mail/MailTemplateFolder.swift",
      "Mail/ReturnedMaildir.swift", "Mail/SMTPTransport.swift",
      "Provider",
      "RPC", "Store", "Wire", "main",
    ],
    resources: mailTemplates.map { .embedInCode($0) }, swiftSettings: instrumented),
  .target(
    name: "PlanningService", dependencies: ["Calendar", "Fields"], path: "Services/Planning",
    sources: [
      "Domain/Push", "Push/APNs/APNsAnswer.swift", "Push/FCM/FCMAnswer.swift",
      "Push/HTTP/HTTPAnswer.swift", "Push/Tokens/TokenAnswer.swift", "Push/Web/WebPushAnswer.swift",
    ], swiftSettings: instrumented),
  .target(
    name: "CatalogueService", dependencies: ["Fields"], path: "Services/Catalogue",
    sources: ["Domain/Changes/ChangeCursor.swift"], swiftSettings: instrumented),
  // What browsers send otolith-web, apart from calls.
  .target(
    name: "WebService",
    dependencies: ["Fields", "Messages", "RPCCore", "ServiceBasics", nioHTTP1],
    path: "Services/Web",
    sources: [
      "HTTP/WebRequest.swift", "Sessions/BrowserSession.swift", "Sessions/SessionCookie.swift",
    ], swiftSettings: instrumented),
  // The one text that every program reads of its operator's settings.
  .target(
    name: "Settings", path: "Shared/ServiceKit/Settings", sources: ["Sources/SettingsFile.swift"],
    swiftSettings: instrumented),
  .target(
    name: "QuestionnaireSamples", dependencies: ["TestBasics", "Questionnaires"],
    path: "Shared/Forms/Tests/QuestionnaireSamples", swiftSettings: plain),
  // A second opinion on patterns.
  .target(
    name: "CRE2", path: "CRE2",
    linkerSettings: [.linkedLibrary("re2"), .linkedLibrary("stdc++")]),
]

let visible: [Target.Dependency] = sanitizer == "thread" ? ["VisibleMutex"] : []

let tests: [Target] = [
  .target(name: "SeededRandom", path: "Shared/Values/SeededRandom", swiftSettings: plain),
  .target(
    name: "TestBasics", dependencies: ["SeededRandom"], path: "Shared/Values/Tests/TestBasics",
    swiftSettings: plain),
  .testTarget(
    name: "HTTP2Tests", dependencies: ["TestBasics", "HTTP2", "CNghttp2"] + visible,
    path: "Shared/Transport/Tests/HTTP2Tests",
    swiftSettings: plain),
  .target(
    name: "CTestingMessages", dependencies: ["CMessageSupport", "CProtobufC"],
    path: "Shared/Transport/Tests/Interop/Messages/C"),
  .target(
    name: "TestingMessages",
    dependencies: [
      "CTestingMessages", "CProtobufC", "MessageSupport", "RPCCore", "RPCServer", "RPCClient",
    ],
    path: "Shared/Transport/Tests/Interop/Messages", exclude: ["C"], swiftSettings: plain),
  .target(
    name: "RPCTestSupport",
    dependencies: ["RPCCore", "RPCServer", "RPCClient", "MessageSupport", nioCore, logging],
    path: "Shared/Transport/Tests/RPCTestSupport", swiftSettings: plain),
  .testTarget(
    name: "RPCTests",
    dependencies: [
      "TestBasics", "RPCTestSupport", "RPCCore", "RPCServer", "RPCClient", "HTTP2",
      "TestingMessages",
      "MessageSupport", "CZlib", nioCore, nioEmbedded, nioPosix, logging, metrics, metricsTestKit,
    ] + visible,
    path: "Shared/Transport/Tests/RPCTests", swiftSettings: plain),
  .testTarget(
    name: "RPCTLSTests",
    dependencies: [
      "TestBasics", "RPCTestSupport", "RPCCore", "RPCServer", "RPCClient", "RPCTLS",
      "MessageSupport",
      nioCore, nioSSL, metrics, metricsTestKit,
    ] + visible,
    path: "Shared/Transport/Tests/RPCTLSTests", swiftSettings: plain),
]

let fuzz: [Target] = [
  .systemLibrary(name: "CFuzzer", path: "CFuzzer"),
  .target(
    name: "CKinds", dependencies: ["CMessageSupport", "CProtobufC"],
    path: "Shared/Transport/Tests/MessagesTests/Kinds/C", cSettings: instrumentedC),
  .target(
    name: "Kinds", dependencies: ["MessageSupport", "CKinds", "CMessageSupport", "CProtobufC"],
    path: "Shared/Transport/Tests/MessagesTests/Kinds/Generated", swiftSettings: instrumented),
  .executableTarget(
    name: "fuzz",
    dependencies: [
      "RPCCore", "RPCServer", "RPCClient", "HTTP2", "MessageSupport", "CMessageSupport", "Messages",
      "COtolithMessages", "Kinds",
      "CKinds", "CFuzzer", "CRE2", "CZlib", "CNats", "Patterns", "Serialization", "Fields",
      "Calendar", "Questionnaires", "QuestionnaireWire", "QuestionnaireSamples", "Formats",
      "Postgres", "Bus", "BusNATS", "ServiceBasics", "Tokens", "AuthService",
      "CatalogueService", "PlanningService", "Settings", "WebService", nioCore, nioHTTP1,
      nioEmbedded, logging,
    ],
    path: "Fuzz", swiftSettings: instrumented,
    linkerSettings: [.unsafeFlags(["-sanitize=fuzzer", "-sanitize=address", "-use-ld=lld"])]),
]

let package = Package(
  name: "OtolithFuzzing",
  dependencies: [
    .package(url: "https://github.com/apple/swift-nio", exact: "2.101.2"),
    .package(url: "https://github.com/apple/swift-nio-ssl", exact: "2.37.6"),
    .package(url: "https://github.com/apple/swift-log", exact: "1.16.2"),
    .package(url: "https://github.com/apple/swift-metrics", exact: "2.13.0"),
    .package(url: "https://github.com/apple/swift-collections", exact: "1.6.0"),
  ],
  targets: library + tests + (isFuzzing ? readers + fuzz : [])
    + (sanitizer == "thread" ? [.target(name: "VisibleMutex", path: "VisibleMutex")] : [])
)
