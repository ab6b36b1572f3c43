import Bus
import FoundationEssentials
import Messages
import Postgres
import RPCClient
import RPCCore
import RPCServer
import ServiceKit
import Stubs
import TestSupport

@testable import IngestionService

/// The running service: database, gRPC server with token checks, and a catalogue and an auth
/// service reachable over gRPC. Tests that share it use their own studies and participants.
final class IngestionStack: Sendable {
  static let shared = Task { try await IngestionStack() }

  let database: TestDatabase
  /// Has the rights of a running service.
  let pool: PostgresPool
  /// Has rights that a service does not have.
  let owner: PostgresPool
  /// Initial time of the clock.
  static let start = Date(timeIntervalSince1970: 1_774_746_000)
  let clock = TestClock(IngestionStack.start)
  /// Stacks that share a database share the key, as processes do.
  private static let sealing = SealingKeys(current: SealingKey())
  let catalogue: PublishedCatalogue
  let library: PublishedLibrary
  let auth: KnownEnrolments
  let channel: Channel
  let sheets: IngestionV1.AnswerSheetServiceClient
  let standing: IngestionV1.StandingServiceClient
  let exports: IngestionV1.ExportServiceClient
  let ownExports: CommonV1.OwnExportServiceClient
  let consumers: [any EventConsumer]
  /// The environment that the service was assembled from.
  let environment: ServiceEnvironment
  private let adopt: @Sendable (SettingsReader) -> Void
  private let signingKey: SigningKey
  private let servers: [Server]

  /// - Parameter other: a stack whose database and keys this one shares, as a second process would.
  init(
    in cluster: TestCluster? = nil, sharing other: IngestionStack? = nil,
    settings: [String: String] = [:], hasPeers: Bool = true,
    threads: WorkerThreads = ValidationThreads.make(),
    adjust: (inout PostgresConfiguration) -> Void = { _ in }
  ) async throws {
    catalogue = other?.catalogue ?? PublishedCatalogue()
    library = other?.library ?? PublishedLibrary()
    auth = other?.auth ?? KnownEnrolments()
    if let other {
      database = other.database
    } else {
      database = try await TestDatabase.create(in: cluster)
    }
    signingKey = other?.signingKey ?? SigningKey()
    owner = database.pool(as: .ingestion, connections: 2)
    _ = try await Migrator(
      schema: IngestionAssembly.schema, sets: IngestionAssembly.migrationSets
    ).apply(on: owner, runtimeRole: TestDatabase.Role.ingestion.runtimeName)
    pool = database.runtimePool(as: .ingestion, adjust: adjust)

    let peers = Server(
      configuration: ServerConfiguration(eventLoops: 1), services: [catalogue, library, auth],
      logger: TestLog.logger)
    let peersPort = try await peers.start()
    let keyRing = SigningKeyRing(pool: pool, authChannel: nil)
    keyRing.add(signingKey.publicHalf)
    let reader = SettingsReader(
      variables: settings.merging(["OTOLITH_DATABASE_URL": "dbname=unused"]) { $1 })
    let outbox = Outbox(source: IngestionAssembly.name)
    environment = ServiceEnvironment(
      settings: try ServiceSettings(serviceName: IngestionAssembly.name, reader: reader),
      reader: reader, pool: pool, outbox: outbox, clock: clock,
      passwordHasher: PasswordHasher(), keyRing: keyRing,
      channels: hasPeers
        ? [
          "otolith-catalogue": Channel(host: "127.0.0.1", port: peersPort),
          "otolith-auth": Channel(host: "127.0.0.1", port: peersPort),
        ] : [:],
      credential: ServiceCredential(
        pool: pool, outbox: outbox, sealing: Self.sealing, clock: clock),
      logger: TestLog.logger)
    // An owner that does not answer fails at once; slow answers are due to a busy core.
    let assembled = try await IngestionAssembly.make(
      environment, threads: threads, ownersTimeout: .seconds(60))
    consumers = assembled.consumers
    adopt = assembled.adopt
    let server = Server(
      configuration: ServerConfiguration(eventLoops: 1), services: assembled.services,
      authorizers: [
        TokenAuthorizer(
          verifier: TokenVerifier(
            keyRing: keyRing, issuer: "otolith", audience: IngestionAssembly.name, clock: clock))
      ], logger: TestLog.logger)
    channel = Channel(host: "127.0.0.1", port: try await server.start())
    sheets = IngestionV1.AnswerSheetServiceClient(channel)
    standing = IngestionV1.StandingServiceClient(channel)
    exports = IngestionV1.ExportServiceClient(channel)
    ownExports = CommonV1.OwnExportServiceClient(channel)
    servers = [server, peers]
  }

  /// Reloads settings as an operator would while the service runs; others get their defaults.
  func reload(_ settings: [String: String]) { adopt(SettingsReader(variables: settings)) }

  /// Applies an event as the bus would. The catalogue returns the same study.
  func deliver<M: Message>(_ message: M, subject: String, at time: Date? = nil) async throws {
    if let study = (message as? EventsV1.StudyPublished)?.study { catalogue.publish(study) }
    let event = Event(
      source: "test", type: M.fullName, subject: subject, time: time ?? clock.now(),
      data: message.serialized())
    for consumer in consumers where consumer.types.contains(event.type) {
      try await pool.transaction { connection in
        try await consumer.apply(event, on: connection)
      }
    }
  }

  func deliver(_ study: TestStudy, at time: Date? = nil) async throws {
    for questionnaire in study.questionnaires {
      try await deliver(
        EventsV1.QuestionnaireVersionPublished(questionnaire: questionnaire),
        subject: questionnaire.questionnaireID, at: time)
    }
    try await deliver(
      EventsV1.StudyPublished(study: study.message), subject: study.studyID, at: time)
  }

  /// Creates an account that participates in the studies.
  func participant(
    in studies: String..., leading led: [String] = []
  ) throws -> Caller {
    try caller(id: UUID(), studies: Set(studies), leading: led)
  }

  func caller(
    id: UUID, studies: Set<String>, leading led: [String] = [], groups: [String: String] = [:],
    isTest: Bool = false, adjust: (inout AccessClaims) -> Void = { _ in }
  ) throws -> Caller {
    let now = clock.now()
    var claims = AccessClaims(
      participantID: id, roles: led.isEmpty ? [.participant] : [.studyLeader],
      enrolledStudies: studies, ledStudies: Set(led), groups: groups, isTestParticipant: isTest,
      sessionID: UUID(), issuedAt: now, expiresAt: now.addingTimeInterval(600))
    adjust(&claims)
    let token = try AccessToken.sign(
      claims, issuer: "otolith", audiences: [IngestionAssembly.name], with: signingKey)
    return Caller(stack: self, participantID: id, token: token)
  }

  /// The participant's events in the outbox.
  func accepted(of caller: Caller) async throws -> [EventsV1.AnswerSheetAccepted] {
    let subject = caller.participantID.uuidString.lowercased()
    let rows = try await pool.query(
      "SELECT type, data FROM outbox WHERE subject = \(subject) ORDER BY id")
    return try rows.map { row in
      let (type, data) = try row.decode(String.self, [UInt8].self)
      guard type == EventsV1.AnswerSheetAccepted.fullName else {
        throw RPCError(.unknown, "unexpected event \(type)")
      }
      return try EventsV1.AnswerSheetAccepted(serialized: data)
    }
  }
}
