import Bus
import Foundation
import Messages
import Postgres
import RPCCore
import RPCServer
import TestSupport

@testable import Audit
@testable import AuthService
@testable import Identity
@testable import ServiceKit
@testable import Settings
@testable import Tokens

/// The whole service without the network: handlers on a real PostgreSQL, with a settable clock and
/// cheap password hashes.
struct AuthFixture: Sendable {
  static let start = Date(timeIntervalSince1970: 1_800_000_000)
  static let password = "Leiser Ton um drei Uhr"
  static let audiences = [
    "otolith-auth", "otolith-catalogue", "otolith-ingestion", "otolith-planning",
  ]

  let pool: PostgresPool
  let clock = SettableClock(AuthFixture.start)
  let keyRing: SigningKeyRing
  let environment: AuthEnvironment
  static let sealing = SealingKeys(current: SealingKey())

  var rules: SessionRules { environment.rules }
  var hasher: PasswordHasher { environment.hasher }
  var mailSignal: MailSignal { environment.mailSignal }
  var signingKeys: SigningKeys { environment.keys }
  var securityEvents: SecurityEvents { environment.securityEvents }
  var suspendedAccounts: SuspendedAccounts { environment.suspendedAccounts }
  var accounts: AccountHandler { AccountHandler(environment: environment) }
  var ownAccounts: OwnAccountHandler { OwnAccountHandler(environment: environment) }
  var sessions: SessionHandler { SessionHandler(environment: environment) }
  var enrolments: EnrolmentHandler { EnrolmentHandler(environment: environment) }
  var consents: ConsentHandler { ConsentHandler(environment: environment) }
  var administration: AdministrationHandler { AdministrationHandler(environment: environment) }
  var access: AccessHandler { AccessHandler(environment: environment) }
  var accountAdministration: AccountAdministrationHandler {
    AccountAdministrationHandler(environment: environment)
  }
  var memberships: MembershipHandler { MembershipHandler(environment: environment) }
  var allocations: AllocationHandler { AllocationHandler(environment: environment) }
  var messages: MessageHandler { MessageHandler(environment: environment) }
  var newsletters: NewsletterHandler { NewsletterHandler(environment: environment) }
  var recovery: RecoveryHandler { RecoveryHandler(environment: environment) }
  var keys: KeyHandler { KeyHandler(environment: environment) }
  var erasures: ErasureHandler { ErasureHandler(environment: environment) }

  private static let sharedPool = Task {
    try await migrated(pool(of: TestDatabase.create()))
  }

  /// Uses the database that most tests share, separated by unique names.
  static func shared(
    rules: SessionRules = SessionRules(), ofPeerMax: Int? = nil,
    events: (any EventPublisher)? = nil, provider: ConfiguredProvider? = nil
  ) async throws -> AuthFixture {
    AuthFixture(
      pool: try await sharedPool.value, rules: rules, ofPeerMax: ofPeerMax, events: events,
      provider: provider)
  }

  /// Uses a separate database, dropped afterwards.
  static func with<Result: Sendable>(
    _ body: @Sendable (AuthFixture) async throws -> Result
  ) async throws -> Result {
    try await TestDatabase.with { database in
      let pool = try await migrated(Self.pool(of: database))
      let result = try await body(AuthFixture(pool: pool, rules: SessionRules()))
      await pool.close()
      return result
    }
  }

  /// The wait for a connection is longer than callers', for many concurrent tests on a busy
  /// machine.
  private static func pool(of database: TestDatabase) -> PostgresPool {
    database.pool(as: .auth, connections: 8) { $0.acquireTimeout = .seconds(60) }
  }

  private static func migrated(_ pool: PostgresPool) async throws -> PostgresPool {
    _ = try await Migrator(schema: "auth", sets: AuthAssembly.migrationSets).apply(on: pool)
    return pool
  }

  /// - Parameter ofPeerMax: maximum number of join requests and of messages per day from one address.
  init(
    pool: PostgresPool, rules: SessionRules = SessionRules(), sealing: SealingKeys = sealing,
    studies: StudyCache? = nil, sendsNewsletters: Bool = true, ofPeerMax: Int? = nil,
    events: (any EventPublisher)? = nil, provider: ConfiguredProvider? = nil
  ) {
    self.pool = pool
    keyRing = SigningKeyRing(pool: pool, authChannel: nil)
    let events = events ?? OutboxPublisher(outbox: Outbox(source: "otolith-auth"))
    environment = AuthEnvironment(
      pool: pool, clock: clock, rules: rules, events: events,
      hasher: PasswordHasher(
        configuration: PasswordHasherConfiguration(memoryKiB: 8, iterations: 1)),
      securityEvents: SecurityEvents(pool: pool, clock: clock),
      suspendedAccounts: SuspendedAccounts(pool: pool, clock: clock),
      studies: studies
        ?? StudyCache(
          pool: pool,
          owner: CatalogueStudies(
            CatalogueClient(channel: nil, credential: nil, logger: TestLog.logger)),
          logger: TestLog.logger),
      keys: SigningKeys(pool: pool, events: events, keyRing: keyRing, sealing: sealing),
      sealing: sealing, running: InEffect(RunningSettings()), sendsNewsletters: sendsNewsletters,
      provider: provider,
      joinRequestsOfPeerMax: ofPeerMax ?? JoinRequestRules.ofPeerMax,
      messagesOfPeerMax: ofPeerMax ?? MessageRules.ofPeerMax)
  }

  func tidyUp() async throws {
    try await Housekeeping(environment: environment, logger: TestLog.logger).tidyUp()
  }

  // MARK: - Callers

  /// A call without a token.
  var anybody: ServerCallContext { ServerCallContext(service: "test", method: "Test") }

  /// Returns a call with a token, checked as by the server.
  func caller(_ token: String, audience: String = "otolith-auth") async throws
    -> ServerCallContext
  {
    let context = ServerCallContext(service: "test", method: "Test")
    context[AccessClaimsKey.self] = VerifiedClaims(try await claims(token, audience: audience))
    return context
  }

  func claims(_ token: String, audience: String = "otolith-auth") async throws -> AccessClaims {
    try await TokenVerifier(
      keyRing: keyRing, issuer: "otolith", audience: audience, clock: clock,
      suspendedAccounts: suspendedAccounts
    ).verify(token)
  }

  // MARK: - Shorthands

  /// Returns a unique name for the shared database.
  static func newName() -> String { "u-" + UUID().uuidString.prefix(13).lowercased() }
  static func newID() -> String { UUID().uuidString.lowercased() }

  @discardableResult
  func register(
    _ username: String, password: String = password, email: String = "", consent: Bool = false,
    language: String = "", requestID: String = newID()
  ) async throws -> AuthV1.RegisterAccountResponse {
    try await accounts.registerAccount(
      .init(
        requestID: requestID, username: username, password: password, email: email,
        emailConsent: consent, language: language), context: anybody)
  }

  @discardableResult
  func confirm(_ username: String, _ code: String) async throws -> AuthV1.EmailOutcome {
    try await accounts.confirmAccount(
      .init(username: username, code: code), context: anybody
    ).emailOutcome
  }

  /// Returns the confirmation code in the queued mail.
  func mailedCode(_ username: String) async throws -> String? {
    try await mailed("confirmation", to: username).first
  }

  func signIn(
    _ username: String, password: String = password, audiences: [String] = []
  ) async throws -> AuthV1.SignInResponse {
    try await sessions.signIn(
      .init(username: username, password: password, audiences: audiences), context: anybody)
  }

  func signInAnonymously(
    requestID: String = newID(), audiences: [String] = []
  ) async throws -> AuthV1.SignInAnonymouslyResponse {
    try await sessions.signInAnonymously(
      .init(requestID: requestID, audiences: audiences), context: anybody)
  }

  func refresh(_ token: String) async throws -> AuthV1.RefreshResponse {
    try await sessions.refresh(.init(refreshToken: token), context: anybody)
  }

  func join(
    _ study: String, token: String, password: String = "", version: String = "v1",
    invitation: String = "", note: String = ""
  ) async throws -> AuthV1.JoinStudyResponse {
    try await enrolments.joinStudy(
      .init(
        studyID: study, password: password, consentVersion: version, consentLanguage: "de",
        invitationCode: invitation, note: note),
      context: caller(token))
  }

  func joinRequests(of token: String) async throws -> [AuthV1.JoinRequest] {
    try await enrolments.listOwnJoinRequests(.init(), context: caller(token)).joinRequests
  }

  /// Returns the audit log's entries about a study's membership, oldest first.
  func audited(_ study: String) async throws -> [String] {
    try await pool.query(
      """
      SELECT action FROM audit_log WHERE object = \(study) OR object LIKE \(study + " %")
      ORDER BY number
      """
    ).map { try $0.decode("action") }
  }

  func leave(_ study: String, token: String) async throws -> AuthV1.LeaveStudyResponse {
    try await enrolments.leaveStudy(.init(studyID: study), context: caller(token))
  }

  func enrolments(of token: String) async throws -> [AuthV1.Enrolment] {
    try await enrolments.listEnrolments(.init(), context: caller(token)).enrolments
  }

  /// Delivers the event like the bus.
  func publish(
    _ study: String, version: String = "v1", password: String? = nil,
    access: CatalogueV1.StudyAccess? = nil, startsAt: Date? = nil, endsAt: Date? = nil,
    revision: UInt32 = 1, unlisted: Bool = false, paused: Bool = false, groups: [String] = [],
    labels: Bool = false, consentLanguages: [String] = ["en", "de"]
  ) async throws {
    let message = EventsV1.StudyPublished(
      study: CatalogueV1.Study(
        studyID: study,
        title: CatalogueV1.LocalizedText(translations: [
          CatalogueV1.Translation(language: "en", text: "Ears"),
          CatalogueV1.Translation(language: "de", text: "Ohren"),
        ]),
        consentText: CatalogueV1.LocalizedText(
          translations: consentLanguages.map { .init(language: $0, text: "\(version) in \($0)") }),
        consentVersion: version,
        access: access ?? (password == nil ? .open : .password),
        startTime: startsAt.map { .init($0) }, endTime: endsAt.map { .init($0) },
        revision: revision, unlisted: unlisted, paused: paused,
        groups: groups.map { CatalogueV1.StudyGroup(groupID: $0) }, subjectLabels: labels))
    if let password { try await publishPassword(password, of: study, revision: revision) }
    try await deliver(message, of: study, to: StudyConsumer())
  }

  /// - Parameter password: the password; nil if the study no longer has one.
  func publishPassword(_ password: String?, of study: String, revision: UInt32) async throws {
    let message = EventsV1.StudyPasswordSet(
      studyID: study, studyRevision: revision, accessPasswordHash: try await hash(password))
    try await deliver(message, of: study, to: StudyPasswordConsumer())
  }

  func deliver(
    _ message: some Message, of study: String, to consumer: some EventConsumer
  ) async throws {
    let event = Event(
      source: "otolith-catalogue", subject: study, time: clock.now(), message: message)
    try await pool.transaction { try await consumer.apply(event, on: $0) }
  }

  func hash(_ password: String?) async throws -> String {
    if let password { try await hasher.hash(password) } else { "" }
  }

  /// Returns the events in the outbox, oldest first.
  func events<M: Message>(_ type: M.Type, subject: String) async throws -> [M] {
    try await pool.query(
      """
      SELECT data FROM outbox WHERE type = \(M.fullName) AND subject = \(subject) ORDER BY id
      """
    ).map { try M(serialized: $0.decode("data", as: [UInt8].self)) }
  }

  func count(_ query: PostgresQuery) async throws -> Int {
    try await pool.query(query).first?.decode("count") ?? -1
  }
}
