// swift-tools-version: 6.2
import PackageDescription

/// What mails say, in each language as text and as HTML.
let mailTemplates = [
  "address_taken", "approval", "confirmation", "email_change", "email_change_current",
  "email_changed", "erasure", "invitation", "newsletter", "password_changed", "prompt", "recovery",
  "rejection", "reset",
].flatMap { kind in
  ["de.html", "de.txt", "en.html", "en.txt"].map { "Mail/Templates/\(kind).\($0)" }
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
    name: "RPCTLS",
    dependencies: ["RPCCore", nioCore, nioPosix, nioTLS, nioSSL, logging, metrics],
    path: "Shared/RPC/TLS", swiftSettings: instrumented),
]

/// What else reads bytes from outside, for the fuzz targets alone: of the modules that do more, what
/// reads, without migrations and pages.
let readers: [Target] = [
  .systemLibrary(name: "CPQ", path: "Shared/System/CPQ", pkgConfig: "libpq"),
  .systemLibrary(name: "CSodium", path: "Shared/System/CSodium", pkgConfig: "libsodium"),
  .systemLibrary(name: "CCrypto", path: "Shared/System/CCrypto", pkgConfig: "libcrypto"),
  .systemLibrary(name: "CGMime", path: "Shared/System/CGMime", pkgConfig: "gmime-3.0"),
  .systemLibrary(name: "CNats", path: "Shared/System/CNats", pkgConfig: "libnats"),
  .systemLibrary(name: "CExpat", path: "Shared/System/CExpat", pkgConfig: "expat"),
  .systemLibrary(name: "CZip", path: "Shared/System/CZip", pkgConfig: "libzip"),
  .systemLibrary(name: "CYaml", path: "Shared/System/CYaml", pkgConfig: "yaml-0.1"),
  .target(name: "Patterns", path: "Shared/Patterns", swiftSettings: instrumented),
  .target(name: "Serialization", path: "Shared/Serialization", swiftSettings: instrumented),
  .target(name: "Fields", path: "Shared/Fields", swiftSettings: instrumented),
  .target(name: "Hashing", path: "Shared/Hashing", swiftSettings: instrumented),
  .target(
    name: "Calendar", dependencies: ["Hashing"], path: "Shared/Calendar",
    swiftSettings: instrumented),
  .target(
    name: "Questionnaires", dependencies: ["Calendar", "Fields", "Patterns"],
    path: "Shared/Questionnaires", exclude: ["README.md", "Wire"], swiftSettings: instrumented),
  .target(
    name: "QuestionnaireWire", dependencies: ["Questionnaires", "Messages"],
    path: "Shared/Questionnaires/Wire", swiftSettings: instrumented),
  .target(
    name: "Formats",
    dependencies: [
      "Questionnaires", "Patterns", "Serialization", "CExpat", "CYaml", "CZip", "CSodium",
    ],
    path: "Shared/Formats",
    exclude: [
      "README.md", "CSV/README.md", "Codebook/README.md", "FHIR/README.md", "Forms/README.md",
      "Preview", "REDCap/README.md", "Translations/README.md", "XLSForm/README.md",
      "YAML/README.md",
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
    name: "ServiceKit",
    dependencies: ["Fields", "Hashing", "Messages", "RPCCore", "CSodium", "CCrypto"],
    path: "Shared/ServiceKit",
    exclude: [
      "Admin", "Application", "Audit", "Authentication", "Bus", "Collections", "Erasure", "Logs",
      "Metrics", "Migrations", "Owners", "OwnExport", "Peers", "Process", "Restore",
      "SecurityEvents",
      "TestParticipants", "Traces",
      "Settings",
      "Time", "Workers",
      "Identity/RotateIdentityCommand.swift", "Identity/ServiceCredential+Asking.swift",
      "Identity/ServiceCredential+Keeping.swift",
      "Identity/ServiceCredential.swift", "Identity/ServiceKeyConsumer.swift",
      "Identity/ServiceKeyRing.swift", "Identity/TrustedServiceKeyStore.swift",
      "Security/KeyRotation.swift", "Security/KeySetDownload.swift",
      "Security/PasswordHasher.swift", "Security/PasswordHasherConfiguration.swift",
      "Security/RememberedToken.swift", "Security/SealedKeyError.swift",
      "Security/SealingKey.swift", "Security/SealingKeys.swift",
      "Security/SigningKeyRing+TrustedKeySource.swift",
      "Security/SigningKeyStore.swift", "Security/StoredSigningKey.swift",
      "Security/TokenVerifier.swift", "Security/TrustedKeySource.swift",
      "Security/VerifiedClaims.swift",
    ], swiftSettings: instrumented),
  .target(
    name: "AuthDomain", dependencies: ["Calendar", "Fields"], path: "Services/Auth/Domain",
    resources: mailTemplates.map { .embedInCode($0) }, swiftSettings: instrumented),
  .target(
    name: "AuthMail", dependencies: ["AuthDomain", "CGMime"], path: "Services/Auth/Mail",
    sources: ["DeliveryReportReader.swift"], swiftSettings: instrumented),
  .target(
    name: "PlanningDomain", dependencies: ["Fields"], path: "Services/Planning/Domain",
    sources: ["Push"], swiftSettings: instrumented),
  .target(
    name: "PlanningPush", dependencies: ["PlanningDomain", "Calendar", "Fields"],
    path: "Services/Planning/Push",
    sources: [
      "APNs/APNsAnswer.swift", "FCM/FCMAnswer.swift", "HTTP/HTTPAnswer.swift",
      "HTTP/PlatformWord.swift", "HTTP/RetryAfter.swift", "HTTP/UInt8+ASCII.swift",
      "Tokens/TokenAnswer.swift",
    ], swiftSettings: instrumented),
  // The one text of the catalogue's own that callers give back.
  .target(
    name: "CatalogueDomain", dependencies: ["Fields"], path: "CatalogueDomain",
    swiftSettings: instrumented),
  // The one text that every program reads of its operator's settings.
  .target(name: "Settings", path: "Settings", swiftSettings: instrumented),
  .target(
    name: "QuestionnaireSamples", dependencies: ["TestBasics", "Questionnaires"],
    path: "QuestionnaireSamples", swiftSettings: plain),
  // A second opinion on patterns.
  .target(
    name: "CRE2", path: "CRE2",
    linkerSettings: [.linkedLibrary("re2"), .linkedLibrary("stdc++")]),
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
      "CKinds", "CFuzzer", "CRE2", "CZlib", "CNats", "Patterns", "Serialization", "Fields",
      "Calendar", "Questionnaires", "QuestionnaireWire", "QuestionnaireSamples", "Formats",
      "Postgres", "Bus", "BusNATS", "ServiceKit", "AuthDomain", "AuthMail",
      "CatalogueDomain", "PlanningDomain", "PlanningPush", "Settings", nioCore,
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
