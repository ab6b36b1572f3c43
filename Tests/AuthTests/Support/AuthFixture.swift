import AuthApplication
import AuthDomain
import AuthEvents
import AuthRPC
import Bus
import Foundation
import Messages
import Postgres
import RPCCore
import RPCServer
import TestSupport

@testable import AuthService
@testable import ServiceKit

/// The whole service but for the network: handlers on a real PostgreSQL, with a clock that stands
/// still and passwords that cost little.
struct AuthFixture: Sendable {
  static let start = Date(timeIntervalSince1970: 1_800_000_000)
  static let password = "Leiser Ton um drei Uhr"
  static let audiences = [
    "otolith-auth", "otolith-catalogue", "otolith-ingestion", "otolith-planning",
  ]

  let pool: PostgresPool
  let clock = SettableClock(AuthFixture.start)
  let rules: SessionRules
  let mailSignal = MailSignal()
  let signingKeys: SigningKeys
  let accounts: AccountHandler
  let ownAccounts: OwnAccountHandler
  let sessions: SessionHandler
  let enrolments: EnrolmentHandler
  let consents: ConsentHandler
  let administration: AdministrationHandler
  let accountAdministration: AccountAdministrationHandler
  let suspendedAccounts: SuspendedAccounts
  let securityEvents: SecurityEvents
  let memberships: MembershipHandler
  let messages: MessageHandler
  let newsletters: NewsletterHandler
  let recovery: RecoveryHandler
  let keyRing: SigningKeyRing
  let keys: KeyHandler
  let erasures: ErasureHandler
  static let sealing = SealingKeys(current: SealingKey())
  let hasher = PasswordHasher(
    configuration: PasswordHasherConfiguration(memoryKiB: 8, iterations: 1))

  private static let sharedPool = Task {
    try await migrated(pool(of: TestDatabase.create()))
  }

  /// On the database that most tests share; they keep apart by their own names.
  static func shared(rules: SessionRules = SessionRules()) async throws -> AuthFixture {
    AuthFixture(pool: try await sharedPool.value, rules: rules)
  }

  /// On a database of its own, dropped afterwards.
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

  /// Many tests at once on a busy machine wait longer for a connection than callers would.
  private static func pool(of database: TestDatabase) -> PostgresPool {
    database.pool(as: .auth, connections: 8) { $0.acquireTimeout = .seconds(60) }
  }

  private static func migrated(_ pool: PostgresPool) async throws -> PostgresPool {
    _ = try await Migrator(schema: "auth", sets: AuthAssembly.migrationSets).apply(on: pool)
    return pool
  }

  init(pool: PostgresPool, rules: SessionRules, sealing: SealingKeys = sealing) {
    self.pool = pool
    self.rules = rules
    let events = OutboxPublisher(outbox: Outbox(source: "otolith-auth"))
    keyRing = SigningKeyRing(pool: pool, authChannel: nil)
    signingKeys = SigningKeys(pool: pool, events: events, keyRing: keyRing, sealing: sealing)
    suspendedAccounts = SuspendedAccounts(pool: pool)
    securityEvents = SecurityEvents(pool: pool, clock: clock)
    let handlers = AuthHandlers(
      pool: pool,
      studies: StudyCache(
        pool: pool,
        owner: CatalogueStudies(
          CatalogueClient(channel: nil, credential: nil, logger: TestLog.logger)),
        logger: TestLog.logger),
      events: events, hasher: hasher, clock: clock, signingKeys: signingKeys,
      suspendedAccounts: suspendedAccounts, securityEvents: securityEvents,
      running: InEffect(RunningSettings()), rules: rules, mailSignal: mailSignal,
      sendsNewsletters: true)
    accounts = handlers.accounts
    sessions = handlers.sessions
    enrolments = handlers.enrolments
    consents = handlers.consents
    memberships = handlers.memberships
    administration = handlers.administration
    accountAdministration = handlers.accountAdministration
    keys = handlers.keys
    recovery = handlers.recovery
    messages = handlers.messages
    newsletters = handlers.newsletters
    ownAccounts = handlers.ownAccounts
    erasures = handlers.erasures
  }

  func tidyUp() async throws {
    try await Housekeeping(
      keys: signingKeys,
      deleteExpired: DeleteExpired(pool: pool, clock: clock, rules: rules), clock: clock,
      logger: TestLog.logger
    ).tidyUp()
  }

  // MARK: - Callers

  /// A call without a token.
  var anybody: ServerCallContext { ServerCallContext(service: "test", method: "Test") }

  /// A call with a token, checked as the server checks it.
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

  /// Unique, so that tests on one database do not meet.
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

  /// The confirmation code in the mail that waits to be sent.
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

  /// A call of somebody who leads the study.
  func leader(of study: String) -> ServerCallContext {
    let context = ServerCallContext(service: "test", method: "Test")
    context[AccessClaimsKey.self] = VerifiedClaims(
      AccessClaims(
        participantID: UUID(), roles: [.studyLeader], ledStudies: [study], sessionID: UUID(),
        issuedAt: clock.now(), expiresAt: clock.now() + 600))
    return context
  }

  func joinRequests(of token: String) async throws -> [AuthV1.JoinRequest] {
    try await enrolments.listOwnJoinRequests(.init(), context: caller(token)).joinRequests
  }

  /// What the audit log says about a study's membership, oldest first.
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

  /// As the bus brings it.
  func publish(
    _ study: String, version: String = "v1", password: String? = nil,
    access: CatalogueV1.StudyAccess? = nil, startsAt: Date? = nil, endsAt: Date? = nil,
    revision: UInt32 = 1, unlisted: Bool = false, paused: Bool = false, groups: [String] = [],
    consentLanguages: [String] = ["en", "de"]
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
        groups: groups.map { CatalogueV1.StudyGroup(groupID: $0) }))
    if let password { try await publishPassword(password, of: study, revision: revision) }
    try await deliver(message, of: study, to: StudyConsumer())
  }

  /// - Parameter password: nil: the study has none any more.
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

  /// What would go to the bus, oldest first.
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
