import Fields
import FoundationEssentials
import Postgres
import ServiceKit

/// Dependencies of the use cases of this service, made once at start.
struct AuthEnvironment: Sendable {
  let pool: PostgresPool
  let clock: any WallClock
  let rules: SessionRules
  let events: any EventPublisher
  let mails: MailOutbox
  let invitations: InvitationStore
  let secondFactors: SecondFactorStore
  let allocations: AllocationStore
  let providerSignIns: ProviderSignInStore
  /// The external provider of staff; nil without one.
  let provider: ConfiguredProvider?
  let mailSignal: MailSignal
  let securityEvents: SecurityEvents
  let suspendedAccounts: SuspendedAccounts
  let studies: StudyCache
  let keys: SigningKeys
  let sealing: SealingKeys
  /// Name of the installation, as people know it.
  let name: String
  let tokens: TokenIssuer
  /// Whether an unsubscribe page is configured.
  let sendsNewsletters: Bool

  let hasher: PasswordHasher
  /// Hashers of their own for registrations and for study passwords, which any stranger can try: they
  /// do not delay sign-ins.
  let registrationHasher: PasswordHasher
  let studyHasher: PasswordHasher

  let attempts: AttemptLimiter
  let signIns: SignInLimiter
  let studyPasswords: StudyPasswordLimiter
  /// Requests to join and messages per day from one address to one study.
  let joinRequestsOfPeers: PeerDailyQuota
  let messagesOfPeers: PeerDailyQuota

  init(
    pool: PostgresPool, clock: any WallClock, rules: SessionRules, events: any EventPublisher,
    hasher: PasswordHasher, securityEvents: SecurityEvents, suspendedAccounts: SuspendedAccounts,
    studies: StudyCache, keys: SigningKeys, sealing: SealingKeys,
    running: InEffect<RunningSettings>, name: String = MailPresentation().name,
    sendsNewsletters: Bool, provider: ConfiguredProvider? = nil,
    joinRequestsOfPeerMax: Int = JoinRequestRules.ofPeerMax,
    messagesOfPeerMax: Int = MessageRules.ofPeerMax
  ) {
    self.pool = pool
    self.clock = clock
    self.rules = rules
    self.events = events
    mails = MailOutbox(sealing: sealing)
    invitations = InvitationStore(sealing: sealing)
    secondFactors = SecondFactorStore(sealing: sealing)
    allocations = AllocationStore(sealing: sealing)
    providerSignIns = ProviderSignInStore(sealing: sealing)
    self.provider = provider
    mailSignal = MailSignal()
    self.securityEvents = securityEvents
    self.suspendedAccounts = suspendedAccounts
    self.studies = studies
    self.keys = keys
    self.sealing = sealing
    self.name = name
    tokens = TokenIssuer(keys: keys, rules: rules, running: running)
    self.sendsNewsletters = sendsNewsletters
    self.hasher = hasher
    registrationHasher = hasher.separate()
    studyHasher = hasher.separate()
    attempts = AttemptLimiter(pool: pool)
    signIns = SignInLimiter(attempts)
    studyPasswords = StudyPasswordLimiter(attempts)
    joinRequestsOfPeers = PeerDailyQuota(max: joinRequestsOfPeerMax)
    messagesOfPeers = PeerDailyQuota(max: messagesOfPeerMax)
  }

  /// Records changes in the audit log. Call it last in the transaction of the changes: it takes a
  /// lock that all writers of the log share.
  func record(
    _ records: [AuditRecord], at now: Date, on connection: PostgresConnection
  ) async throws {
    try await AuditLog().append(records, at: now, on: connection)
  }

  /// Reads one page of a list.
  ///
  /// - Parameter list: makes the statement that reads at most this many items.
  func page<Item>(
    _ size: Int, _ list: (Int) -> PostgresStatement<[Item]>
  ) async throws -> Page<Item> {
    Page(try await pool.answer(to: list(size + 1)), size: size)
  }
}
