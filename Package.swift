// swift-tools-version: 6.2
import PackageDescription

// Every warning in our own code is a defect.
let strict: [SwiftSetting] = [
  .treatAllWarnings(as: .error),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
]

// MARK: - Products of other packages

let nioCore = Target.Dependency.product(name: "NIOCore", package: "swift-nio")
let nioPosix = Target.Dependency.product(name: "NIOPosix", package: "swift-nio")
let nioEmbedded = Target.Dependency.product(name: "NIOEmbedded", package: "swift-nio")
let nioTLS = Target.Dependency.product(name: "NIOTLS", package: "swift-nio")
let nioHTTP1 = Target.Dependency.product(name: "NIOHTTP1", package: "swift-nio")
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

/// The version of a program and the commit that it was built from.
let programVersion = Target.Dependency.target(name: "ProgramVersion")
/// Gives an executable the commit in the variable `OTOLITH_COMMIT`, which deploy/dev/build sets; what
/// else is linked stays as it is from commit to commit.
let builtCommit = Target.Dependency.target(name: "CBuiltCommit")
let commitSettings: [CSetting] =
  Context.environment["OTOLITH_COMMIT"].map { [.define("OTOLITH_COMMIT", to: $0)] } ?? []

/// Gives a target the SQL files in its folder as `SQLFiles.all`.
func embeddedSQL() -> Target.PluginUsage { .plugin(name: "EmbedSQL") }

// MARK: - Shared

let system: [Target] = [
  .systemLibrary(
    name: "CNghttp2", path: "Shared/System/CNghttp2", pkgConfig: "libnghttp2",
    providers: [.apt(["libnghttp2-dev"])]),
  .systemLibrary(
    name: "CProtobufC", path: "Shared/System/CProtobufC", pkgConfig: "libprotobuf-c",
    providers: [.apt(["libprotobuf-c-dev"])]),
  .systemLibrary(
    name: "CPQ", path: "Shared/System/CPQ", pkgConfig: "libpq",
    providers: [.apt(["libpq-dev"])]),
  .systemLibrary(
    name: "CSodium", path: "Shared/System/CSodium", pkgConfig: "libsodium",
    providers: [.apt(["libsodium-dev"])]),
  // RSA and the curves of NIST, which libsodium has not, for the tokens of other issuers. libpq needs
  // it already; swift-crypto would build BoringSSL a second time.
  .systemLibrary(
    name: "CCrypto", path: "Shared/System/CCrypto", pkgConfig: "libcrypto",
    providers: [.apt(["libssl-dev"])]),
  .systemLibrary(
    name: "CNats", path: "Shared/System/CNats", pkgConfig: "libnats",
    providers: [.apt(["libnats-dev"])]),
  .systemLibrary(
    name: "CCurl", path: "Shared/System/CCurl", pkgConfig: "libcurl",
    providers: [.apt(["libcurl4-openssl-dev"])]),
  // Of mails that come back, for otolith-auth alone: what mail servers write is anything.
  .systemLibrary(
    name: "CGMime", path: "Shared/System/CGMime", pkgConfig: "gmime-3.0",
    providers: [.apt(["libgmime-3.0-dev"])]),
  .systemLibrary(
    name: "CZlib", path: "Shared/System/CZlib", pkgConfig: "zlib",
    providers: [.apt(["zlib1g-dev"])]),
  // Of files, for otolithctl alone.
  .systemLibrary(
    name: "CExpat", path: "Shared/System/CExpat", pkgConfig: "expat",
    providers: [.apt(["libexpat1-dev"])]),
  .systemLibrary(
    name: "CZip", path: "Shared/System/CZip", pkgConfig: "libzip",
    providers: [.apt(["libzip-dev"])]),
  .systemLibrary(
    name: "CYaml", path: "Shared/System/CYaml", pkgConfig: "yaml-0.1",
    providers: [.apt(["libyaml-dev"])]),
]

let messages: [Target] = [
  // What protoc-c writes.
  .target(
    name: "COtolithMessages", dependencies: ["CProtobufC"], path: "Shared/Messages/C"),
  // Value types on top of it, written by our plugin, and their support.
  .target(
    name: "Messages", dependencies: ["COtolithMessages", "CProtobufC"],
    path: "Shared/Messages/Swift", swiftSettings: strict),
  // Server protocols and clients, written by our plugin.
  .target(
    name: "Stubs", dependencies: ["Messages", "RPCCore", "RPCServer", "RPCClient"],
    path: "Shared/Messages/Stubs", swiftSettings: strict),
]

/// Writes the Swift of `messages` from the protos; deploy/dev/generate runs it.
let generator: [Target] = [
  .target(name: "CDescriptor", dependencies: ["CProtobufC"], path: "Shared/Generator/C"),
  .executableTarget(
    name: "protoc-gen-otolith",
    dependencies: ["CDescriptor", "CProtobufC", programVersion, builtCommit],
    path: "Shared/Generator/Plugin", swiftSettings: strict),
]

let version: [Target] = [
  .target(name: "CCommit", path: "Shared/ProgramVersion/C/Commit"),
  .target(
    name: "CBuiltCommit", path: "Shared/ProgramVersion/C/Built", cSettings: commitSettings),
  // Imports nothing of ours, so that any program may have it.
  .target(
    name: "ProgramVersion", dependencies: ["CCommit"], path: "Shared/ProgramVersion/Swift",
    swiftSettings: strict),
]

let shared: [Target] = [
  // Regular expressions in bounded time; imports nothing, so that domains may use it.
  .target(name: "Patterns", path: "Shared/Patterns", swiftSettings: strict),
  // JSON and CSV as they are written; imports nothing, so that domains may use it.
  .target(name: "Serialization", path: "Shared/Serialization", swiftSettings: strict),
  // Spelling of ids, languages and bytes, and what is wrong with a field; imports nothing of ours, so
  // that domains may use it.
  .target(name: "Fields", path: "Shared/Fields", swiftSettings: strict),
  // Numbers from a seed; imports nothing, so that domains may use it.
  .target(name: "SeededRandom", path: "Shared/SeededRandom", swiftSettings: strict),
  // Numbers from bytes that stay the same; imports nothing, so that domains may use it.
  .target(name: "Hashing", path: "Shared/Hashing", swiftSettings: strict),
  // Civil dates, clock times, instants, and the rules of time zones as the host has them.
  .target(
    name: "Calendar", dependencies: ["Hashing"], path: "Shared/Calendar", swiftSettings: strict),
  .target(
    name: "HTTP2", dependencies: ["CNghttp2", collections], path: "Shared/HTTP2",
    swiftSettings: strict),
  // gRPC: what server and client have in common, each of the two, and TLS for both. The others declare
  // what they need of TLS (RPCCore's Security), so that BoringSSL is built for RPCTLS alone.
  .target(
    name: "RPCCore",
    dependencies: ["HTTP2", "Messages", "CZlib", nioCore, nioTLS, logging, metrics, collections],
    path: "Shared/RPC/Core", swiftSettings: strict),
  .target(
    name: "RPCServer",
    dependencies: [
      "RPCCore", "HTTP2", "Messages", nioCore, nioPosix, logging, metrics, collections,
    ],
    path: "Shared/RPC/Server", swiftSettings: strict),
  .target(
    name: "RPCClient",
    dependencies: [
      "RPCCore", "HTTP2", "Messages", nioCore, nioPosix, logging, metrics, collections,
    ],
    path: "Shared/RPC/Client", swiftSettings: strict),
  .target(
    name: "RPCTLS",
    dependencies: ["RPCCore", nioCore, nioPosix, nioTLS, nioSSL, logging, metrics],
    path: "Shared/RPC/TLS", swiftSettings: strict),
  .plugin(
    name: "EmbedSQL", capability: .buildTool(), dependencies: ["embed-sql"],
    path: "Shared/EmbedSQL/Plugin"),
  .executableTarget(
    name: "embed-sql", dependencies: [programVersion, builtCommit], path: "Shared/EmbedSQL/Tool",
    swiftSettings: strict),
  .target(
    name: "Postgres", dependencies: ["Calendar", "CPQ", logging, metrics, collections],
    path: "Shared/Postgres",
    exclude: ["README.md", "Partitions/README.md", "Partitions/Migrations"], swiftSettings: strict,
    plugins: [embeddedSQL()]),
  .target(
    name: "Bus", dependencies: ["Postgres", "Messages", logging, metrics], path: "Shared/Bus",
    exclude: ["README.md", "NATS", "Migrations"], swiftSettings: strict, plugins: [embeddedSQL()]),
  // The log on NATS JetStream, apart from the bus, which needs none of it.
  .target(
    name: "BusNATS",
    dependencies: ["Bus", "Calendar", "Fields", "Postgres", "CNats", logging, collections],
    path: "Shared/Bus/NATS", exclude: ["README.md"], swiftSettings: strict),
  .target(
    name: "ServiceKit",
    dependencies: [
      "Calendar",
      "RPCCore", "RPCServer", "RPCClient", "RPCTLS", "Stubs", "Messages", "Fields", "Hashing",
      "Postgres", "Serialization", "Bus", "BusNATS", "CSodium", "CCrypto", "CCurl", programVersion,
      nioCore, nioPosix, nioHTTP1, logging, metrics, collections, lifecycle, unixSignals,
      argumentParser,
    ],
    path: "Shared/ServiceKit", exclude: ["Admin/README.md", "Migrations"],
    swiftSettings: strict,
    plugins: [embeddedSQL()]),
]

// MARK: - Questionnaires and their files

let questionnaires: [Target] = [
  // Definitions, answers, rules and scores, for whatever reads or evaluates them; no input or output.
  .target(
    name: "Questionnaires", dependencies: ["Calendar", "Fields", "Patterns"],
    path: "Shared/Questionnaires", exclude: ["README.md", "Wire"], swiftSettings: strict),
  // Definitions as messages and back.
  .target(
    name: "QuestionnaireWire", dependencies: ["Questionnaires", "Messages"],
    path: "Shared/Questionnaires/Wire", swiftSettings: strict),
]

/// Script and style of the page that shows a questionnaire.
let previewSources = [
  "checks.js", "choices.js", "elements.js", "entries.js", "evaluation.js", "fields.css",
  "header.js",
  "layout.js", "messages.js", "moments.js", "page.css", "page.js", "pictures.js", "questions.js",
  "scales.js", "start.js", "state.js", "tables.css", "tools.js", "words-ar.js", "words-de.js",
  "words-en.js", "words-es.js", "words-fr.js",
]

let formats: [Target] = [
  // What the columns of exports mean, as files for people and statistics programs; imports no input or output, so
  // that domains may use it.
  .target(
    name: "Codebooks", dependencies: ["Questionnaires", "Serialization"],
    path: "Shared/Codebooks", exclude: ["README.md"], swiftSettings: strict),
  // Definitions as files of every format and back, for otolithctl; no service links it.
  .target(
    name: "Formats",
    dependencies: [
      "Questionnaires", "Patterns", "Serialization", "CExpat", "CYaml", "CZip", "CSodium",
    ],
    path: "Shared/Formats",
    exclude: [
      "README.md", "CSV/README.md", "Codebook/README.md", "FHIR/README.md", "Forms/README.md",
      "Preview/README.md", "REDCap/README.md", "Translations/README.md", "XLSForm/README.md",
      "YAML/README.md",
    ],
    resources: previewSources.map { .embedInCode("Preview/Page/\($0)") }, swiftSettings: strict),
]

// MARK: - Services

/// What mails say, in each language as text and as HTML.
let mailTemplates = [
  "address_taken", "approval", "confirmation", "email_change", "email_change_current",
  "email_changed", "erasure", "invitation", "newsletter", "password_changed", "prompt", "recovery",
  "rejection", "reset",
].flatMap { kind in
  ["de.html", "de.txt", "en.html", "en.txt"].map { "Mail/Templates/\(kind).\($0)" }
}

/// A service in its rooms, each a target; CONTRIBUTING.md draws the arrows between them.
///
/// - Parameter wire: nil where no two rooms need the same messages as values.
func service(
  _ name: String, executable: String, domain: [Target.Dependency] = [],
  domainResources: [Resource] = [],
  wire: [Target.Dependency]? = nil, store: [Target.Dependency] = [],
  application: [Target.Dependency] = [],
  rpc: [Target.Dependency] = [], events: [Target.Dependency] = [],
  assembly: [Target.Dependency] = []
) -> [Target] {
  func own(_ rooms: String...) -> [Target.Dependency] {
    rooms.map { .target(name: name + $0) }
  }
  func room(
    _ room: String, on dependencies: [Target.Dependency], exclude: [String] = [],
    resources: [Resource] = [], plugins: [Target.PluginUsage] = []
  ) -> Target {
    .target(
      name: name + room, dependencies: dependencies, path: "Services/\(name)/\(room)",
      exclude: exclude, resources: resources, swiftSettings: strict, plugins: plugins)
  }
  let ownWire = wire == nil ? [] : own("Wire")
  let wireRoom = wire.map { [room("Wire", on: own("Domain") + ["Messages"] + $0)] } ?? []
  return wireRoom + [
    room("Domain", on: domain, resources: domainResources),
    room(
      "Store", on: own("Domain") + ownWire + ["Fields", "Postgres", logging] + store,
      exclude: ["Migrations"], plugins: [embeddedSQL()]),
    room(
      "Application",
      on: own("Domain", "Store") + ["Fields", "Postgres", "ServiceKit", logging] + application),
    room(
      "RPC",
      on: own("Domain", "Application") + ownWire
        + ["Fields", "Messages", "RPCCore", "RPCServer", "RPCClient", "ServiceKit", "Stubs"] + rpc),
    room(
      "Events",
      on: own("Domain", "Store", "Application") + ownWire
        + ["Bus", "Fields", "Messages", "Postgres", "ServiceKit", logging] + events),
    .target(
      name: "\(name)Service",
      dependencies: own(
        "Domain", "Store", "Application", "RPC", "Events")
        + ["Bus", "Fields", "Postgres", "RPCCore", "RPCServer", "RPCClient", "ServiceKit", "Stubs"]
        + [logging, lifecycle] + assembly,
      path: "Services/\(name)/Assembly", swiftSettings: strict),
    .executableTarget(
      name: executable,
      dependencies: own("Service") + ["ServiceKit", builtCommit, argumentParser],
      path: "Services/\(name)/main", swiftSettings: strict),
  ]
}

let services: [Target] =
  service(
    "Auth", executable: "otolith-auth", domain: ["Calendar", "Fields"],
    domainResources: mailTemplates.map { .embedInCode($0) }, wire: [],
    store: ["ServiceKit"], assembly: ["AuthMail", "Messages", metrics])
  + [
    // How mails leave: SMTP by libcurl, or files; and how they come back: a Maildir, by GMime.
    .target(
      name: "AuthMail", dependencies: ["AuthDomain", "AuthApplication", "CCurl", "CGMime"],
      path: "Services/Auth/Mail", swiftSettings: strict)
  ]
  + service(
    "Catalogue", executable: "otolith-catalogue", domain: ["Fields", "Questionnaires"],
    store: ["Messages", "Questionnaires", "QuestionnaireWire", "ServiceKit"],
    application: ["Questionnaires"], rpc: ["Questionnaires", "QuestionnaireWire"],
    assembly: ["Messages", argumentParser])
  + service(
    "Ingestion", executable: "otolith-ingestion",
    domain: [
      "Calendar", "Codebooks", "Fields", "Hashing", "Patterns", "Questionnaires", "Serialization",
    ],
    wire: ["QuestionnaireWire", "Questionnaires"],
    store: ["Calendar", "CSodium", "Questionnaires", "Serialization", "ServiceKit"],
    application: ["Calendar", "Codebooks", "Questionnaires", "Serialization"],
    rpc: ["Calendar", "Codebooks", logging])
  + service(
    "Planning", executable: "otolith-planning",
    domain: [
      "Calendar", "Codebooks", "Hashing", "Questionnaires", "SeededRandom", "Serialization",
    ],
    store: [
      "Calendar", "Messages", "QuestionnaireWire", "Questionnaires", "Serialization", "ServiceKit",
    ],
    application: ["Calendar", "Hashing", "Serialization"],
    rpc: ["Calendar", "QuestionnaireWire", "Questionnaires", logging],
    events: ["QuestionnaireWire", "Questionnaires"],
    assembly: ["Calendar", "PlanningPush", metrics, argumentParser])
  + [
    // How push messages leave: APNs and FCM by libcurl, with tokens that OpenSSL signs.
    .target(
      name: "PlanningPush",
      dependencies: [
        "PlanningDomain", "PlanningApplication", "Calendar", "Fields", "Serialization", "CCrypto",
        "CCurl",
      ],
      path: "Services/Planning/Push", swiftSettings: strict),
    // Reading content files, playing cohorts and simulating plans, apart from the command line for the
    // tests' sake. PlanningDomain, so that simulated plans are the service's.
    .target(
      name: "ControlSupport",
      dependencies: [
        "Calendar", "Codebooks", "Fields", "PlanningDomain", "Questionnaires", "Formats",
        "QuestionnaireWire", "Messages", "SeededRandom", "Serialization", "Stubs", "RPCCore",
        "RPCClient", "Bus",
      ],
      path: "Services/Control/Support", swiftSettings: strict),
    // What is wrong with running services and what to type next: facts, rules and how they are told.
    .target(
      name: "ControlDiagnosis",
      dependencies: [
        "ControlSupport", "Calendar", "Messages", "Postgres", "RPCCore", "RPCClient", "RPCTLS",
        "ServiceKit", nioCore, nioPosix, nioHTTP1, logging,
      ],
      path: "Services/Control/Diagnosis", swiftSettings: strict),
    .executableTarget(
      name: "otolithctl",
      dependencies: [
        "ControlDiagnosis", "ControlSupport", "Calendar", "Codebooks", "Fields", "PlanningDomain",
        "Questionnaires", "Formats",
        "QuestionnaireWire", "Messages", "RPCCore", "RPCClient", "RPCTLS", "Bus", "BusNATS",
        "Postgres", "ServiceKit", programVersion, builtCommit, argumentParser,
      ],
      path: "Services/Control/main", swiftSettings: strict),
  ]

// MARK: - Tests

func test(_ name: String, _ dependencies: [Target.Dependency], exclude: [String] = []) -> Target {
  .testTarget(
    name: "\(name)Tests", dependencies: dependencies, path: "Tests/\(name)Tests", exclude: exclude,
    swiftSettings: strict)
}

let tests: [Target] = [
  // What tests of every kind use.
  .target(
    name: "TestBasics", dependencies: ["SeededRandom"], path: "Tests/TestBasics",
    swiftSettings: strict),
  // Starts a private PostgreSQL cluster, hands out databases.
  .target(
    name: "TestSupport", dependencies: ["TestBasics", "Postgres", logging],
    path: "Tests/TestSupport",
    swiftSettings: strict),
  // Messages of every kind, for tests only.
  .target(name: "CKinds", dependencies: ["CProtobufC"], path: "Tests/MessagesTests/Kinds/C"),
  test(
    "Messages", ["TestBasics", "Messages", "COtolithMessages", "CKinds", "CProtobufC"],
    exclude: ["Kinds/C", "Kinds/kinds.proto"]),
  test("Generator", ["TestBasics", "embed-sql", "protoc-gen-otolith"]),
  test("Patterns", ["TestBasics", "Patterns"]),
  // Clock times and zones for the tests of whatever counts with them.
  .target(
    name: "CalendarSamples", dependencies: ["Calendar"], path: "Tests/CalendarSamples",
    swiftSettings: strict),
  test("Calendar", ["Calendar", "CalendarSamples", "SeededRandom", "TestBasics"]),
  test("Fields", ["Fields", "Messages", "ServiceKit", "RPCCore", "SeededRandom"]),
  test("HTTP2", ["TestBasics", "HTTP2", "CNghttp2"]),
  // A server, a channel to it, and what tests of both wait with.
  .target(
    name: "RPCTestSupport",
    dependencies: ["RPCCore", "RPCServer", "RPCClient", "Messages", nioCore, logging],
    path: "Tests/RPCTestSupport", swiftSettings: strict),
  test(
    "RPC",
    [
      "TestBasics", "RPCTestSupport", "RPCCore", "RPCServer", "RPCClient", "HTTP2", "Stubs",
      "Messages", "CZlib", nioCore, nioEmbedded, nioPosix, logging, metrics, metricsTestKit,
    ]),
  test(
    "RPCTLS",
    [
      "TestBasics", "RPCTestSupport", "RPCCore", "RPCServer", "RPCClient", "RPCTLS", "Messages",
      nioCore, nioPosix, nioTLS, nioSSL, metrics, metricsTestKit,
    ]),
  test("Postgres", ["Postgres", "TestBasics", "TestSupport", logging]),
  test(
    "Bus",
    [
      "Bus", "BusNATS", "Postgres", "Messages", "TestBasics", "TestSupport", logging, metrics,
      metricsTestKit,
    ]),
  test(
    "ServiceKit",
    [
      "ServiceKit", "Calendar", "CalendarSamples", "Fields", "Serialization", "Stubs", "CCrypto",
      "RPCCore", "RPCServer",
      "RPCClient", "RPCTLS", "Messages", "Postgres", "Bus", "TestBasics", "TestSupport",
      nioCore, nioEmbedded, nioPosix, logging, metrics, metricsTestKit,
    ]),
  test(
    "Auth",
    [
      "AuthDomain", "AuthWire", "AuthStore", "AuthApplication", "AuthRPC", "AuthEvents", "AuthMail",
      "AuthService", "Fields", "ServiceKit", "Stubs", "Messages", "RPCCore", "RPCServer",
      "RPCClient", "Postgres", "Bus", "RPCTestSupport",
      "TestSupport", logging, metrics,
    ]),
  // Definitions of every kind from a seed, for round trips.
  .target(
    name: "QuestionnaireSamples", dependencies: ["TestBasics", "Questionnaires"],
    path: "Tests/QuestionnaireSamples",
    swiftSettings: strict),
  test("Questionnaires", ["Questionnaires", "QuestionnaireSamples"]),
  test(
    "QuestionnaireWire",
    ["QuestionnaireWire", "Questionnaires", "QuestionnaireSamples", "Messages"]),
  test("Serialization", ["Serialization"]),
  test(
    "Codebooks",
    ["Codebooks", "Serialization", "Questionnaires", "QuestionnaireSamples", "TestBasics"]),
  test(
    "Formats",
    ["Formats", "Serialization", "Questionnaires", "QuestionnaireSamples", "CZip", "CZlib"]),
  test(
    "Catalogue",
    [
      "Questionnaires", "QuestionnaireSamples", "QuestionnaireWire", "CatalogueDomain",
      "CatalogueStore", "CatalogueApplication", "CatalogueRPC", "CatalogueEvents",
      "CatalogueService", "ServiceKit",
      "Stubs", "Messages", "RPCCore", "RPCServer", "RPCClient", "Postgres",
      "Bus", "TestSupport", "TestBasics",
    ]),
  test(
    "Ingestion",
    [
      "IngestionDomain", "IngestionWire", "IngestionStore", "IngestionApplication",
      "IngestionRPC", "IngestionEvents", "IngestionService", "Calendar", "CalendarSamples",
      "Codebooks", "Serialization", "Questionnaires", "QuestionnaireSamples",
      "QuestionnaireWire", "Patterns", "ServiceKit", "Stubs", "Messages", "RPCCore", "RPCServer",
      "RPCClient", "Postgres",
      "Bus", "TestBasics", "TestSupport",
    ]),
  test(
    "Planning",
    [
      "PlanningDomain", "PlanningStore", "PlanningApplication", "PlanningRPC", "PlanningEvents",
      "PlanningPush", "PlanningService", "CCrypto", "Calendar", "CalendarSamples", "Hashing",
      "Questionnaires", "QuestionnaireWire",
      "SeededRandom", "ServiceKit", "Stubs", "Messages", "RPCCore", "RPCServer", "RPCClient",
      "Postgres", "Bus", "TestBasics", "TestSupport",
      logging, metrics, metricsTestKit,
    ]),
  // What all programs define.
  test(
    "Settings",
    [
      "ServiceKit", "AuthService", "CatalogueService", "IngestionService", "PlanningService",
      "Postgres", "TestBasics",
    ]),
  test(
    "Control",
    [
      "ControlDiagnosis", "ControlSupport", "Calendar", "CalendarSamples", "Codebooks",
      "PlanningDomain", "Questionnaires", "Formats", "ServiceKit",
      "CatalogueApplication", "CatalogueRPC", "Messages", "Bus",
    ]),
]

/// The two sides that Tests/Conformance tests frame by frame.
let conformance: [Target] = [
  .executableTarget(
    name: "conformance-server",
    dependencies: [
      "RPCCore", "RPCServer", "RPCTLS", "Messages", logging, lifecycle, programVersion, builtCommit,
      argumentParser,
    ],
    path: "Tests/Conformance/Server", swiftSettings: strict),
  .executableTarget(
    name: "conformance-client",
    dependencies: [
      "RPCCore", "RPCClient", "RPCTLS", "Messages", logging, programVersion, builtCommit,
      argumentParser,
    ],
    path: "Tests/Conformance/Client", swiftSettings: strict),
]

/// Peers of the clients and servers of others; Tests/Interop/run starts them.
let interop: [Target] = [
  // Messages and stubs of gRPC's interoperability tests.
  .target(
    name: "CTestingMessages", dependencies: ["CProtobufC"], path: "Tests/Interop/Messages/C"),
  .target(
    name: "TestingMessages",
    dependencies: [
      "CTestingMessages", "CProtobufC", "Messages", "RPCCore", "RPCServer", "RPCClient",
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
      "TestingMessages", "Messages", "RPCCore", "RPCClient", "RPCTLS", logging, programVersion,
      builtCommit, argumentParser,
    ],
    path: "Tests/Interop/Client", swiftSettings: strict),
]

/// Pages and what Otolith decides about them; Tests/Preview/run.py opens them in a browser.
let preview: [Target] = [
  .executableTarget(
    name: "preview-cases",
    dependencies: [
      "Formats", "Serialization", "Questionnaires", "QuestionnaireSamples", "Patterns",
    ],
    path: "Tests/Preview/Cases", swiftSettings: strict)
]

/// Files of every format; Tests/Formats/run.py gives them to programs of others.
let formatCases: [Target] = [
  .executableTarget(
    name: "format-cases",
    dependencies: ["Formats", "Serialization", "Questionnaires", "QuestionnaireSamples"],
    path: "Tests/Formats/Cases", swiftSettings: strict),
  // Exports with their codebooks and scripts, as ingestion and otolithctl write them.
  .executableTarget(
    name: "codebook-cases",
    dependencies: [
      "Codebooks", "ControlSupport", "IngestionDomain", "Calendar", "Serialization",
      "Questionnaires", "QuestionnaireSamples",
    ],
    path: "Tests/Formats/Codebooks", swiftSettings: strict),
]

/// A service that only watches what the bus brings; Tests/Faults/run starts it.
let faults: [Target] = [
  .executableTarget(
    name: "fault-observer", dependencies: ["ServiceKit", "Messages", "Postgres", "Bus"],
    path: "Tests/Faults/Observer", exclude: ["Migrations"], swiftSettings: strict,
    plugins: [embeddedSQL()])
]

/// Load generators; their scripts stand beside them.
let benchmarks: [Target] = [
  .executableTarget(
    name: "ingestion-load",
    dependencies: [
      "ControlSupport", "RPCClient", "Messages", programVersion, builtCommit, argumentParser,
    ],
    path: "Tests/Benchmarks/IngestionLoad", swiftSettings: strict),
  .executableTarget(
    name: "prompt-load",
    dependencies: ["RPCClient", "Messages", "Stubs", programVersion, builtCommit, argumentParser],
    path: "Tests/Benchmarks/PromptLoad", swiftSettings: strict),
  .target(
    name: "CBenchmarkMessages", dependencies: ["CProtobufC"],
    path: "Tests/Benchmarks/Calls/Messages/C"),
  .target(
    name: "BenchmarkMessages",
    dependencies: [
      "CBenchmarkMessages", "CProtobufC", "Messages", "RPCCore", "RPCServer", "RPCClient",
    ],
    path: "Tests/Benchmarks/Calls/Messages/Swift", swiftSettings: strict),
  .executableTarget(
    name: "rpc-bench-server",
    dependencies: [
      "BenchmarkMessages", "ServiceKit", "RPCCore", "RPCServer", "RPCTLS", programVersion,
      builtCommit, argumentParser, logging,
      metrics,
    ],
    path: "Tests/Benchmarks/Calls/Server", swiftSettings: strict),
  .executableTarget(
    name: "rpc-bench-client",
    dependencies: [
      "BenchmarkMessages", "RPCClient", "RPCTLS", programVersion, builtCommit, argumentParser,
    ],
    path: "Tests/Benchmarks/Calls/Client", swiftSettings: strict),
  .executableTarget(
    name: "data-bench",
    dependencies: [
      "Bus", "BusNATS", "Postgres", "SeededRandom", logging, programVersion, builtCommit,
      argumentParser,
    ],
    path: "Tests/Benchmarks/DataBenchmark/Bench", swiftSettings: strict),
  .executableTarget(
    name: "catalogue-bench",
    dependencies: ["Questionnaires", "Formats", programVersion, builtCommit, argumentParser],
    path: "Tests/Benchmarks/CatalogueBenchmark/Bench", swiftSettings: strict),
  .executableTarget(
    name: "plan-bench",
    dependencies: ["Calendar", "PlanningDomain", programVersion, builtCommit, argumentParser],
    path: "Tests/Benchmarks/PlanningBenchmark/Bench", swiftSettings: strict),
]

/// What takes part in a build, by `OTOLITH_BUILD`: `shipped`, the services and otolithctl; without the
/// variable also the generator, the tests and what they share; `everything`, also the programs of tests
/// and benchmarks.
let extent = Context.environment["OTOLITH_BUILD"] ?? ""
let withTests = extent != "shipped"
let withTestPrograms = extent == "everything"

let package = Package(
  name: "Otolith",
  products: [
    .executable(name: "otolith-auth", targets: ["otolith-auth"]),
    .executable(name: "otolith-catalogue", targets: ["otolith-catalogue"]),
    .executable(name: "otolith-ingestion", targets: ["otolith-ingestion"]),
    .executable(name: "otolith-planning", targets: ["otolith-planning"]),
    .executable(name: "otolithctl", targets: ["otolithctl"]),
  ] + (withTests ? [.executable(name: "protoc-gen-otolith", targets: ["protoc-gen-otolith"])] : []),
  dependencies: [
    .package(url: "https://github.com/apple/swift-nio", exact: "2.101.2"),
    .package(url: "https://github.com/apple/swift-nio-ssl", exact: "2.37.6"),
    .package(url: "https://github.com/apple/swift-log", exact: "1.16.2"),
    .package(url: "https://github.com/apple/swift-metrics", exact: "2.13.0"),
    .package(url: "https://github.com/apple/swift-collections", exact: "1.6.0"),
    .package(url: "https://github.com/apple/swift-argument-parser", exact: "1.8.2"),
    .package(url: "https://github.com/swift-server/swift-service-lifecycle", exact: "2.13.0"),
  ],
  targets: system + messages + version + shared + questionnaires + formats + services
    + (withTests ? generator + tests : [])
    + (withTestPrograms
      ? conformance + interop + preview + formatCases + faults + benchmarks : [])
)
