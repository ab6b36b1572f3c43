import AuthApplication
import AuthDomain
import AuthRPC
import Postgres
import ServiceKit

/// The handlers of all services that clients call, with the use-cases behind them.
struct AuthHandlers: Sendable {
  let accounts: AccountHandler
  let ownAccounts: OwnAccountHandler
  let sessions: SessionHandler
  let enrolments: EnrolmentHandler
  let consents: ConsentHandler
  let administration: AdministrationHandler
  let accountAdministration: AccountAdministrationHandler
  let memberships: MembershipHandler
  let messages: MessageHandler
  let newsletters: NewsletterHandler
  let keys: KeyHandler
  let recovery: RecoveryHandler
  let erasures: ErasureHandler

  init(
    pool: PostgresPool, studies: StudyCache, events: any EventPublisher, hasher: PasswordHasher,
    clock: any WallClock, signingKeys: SigningKeys, suspendedAccounts: SuspendedAccounts,
    securityEvents: SecurityEvents, running: InEffect<RunningSettings>, rules: SessionRules,
    mailSignal: MailSignal, sendsNewsletters: Bool
  ) {
    let attempts = AttemptLimiter(pool: pool)
    // Nobody's sign-in waits behind what strangers can ask for without end: registrations and codes, and
    // passwords of studies, which any new participant may try.
    let (registrationHasher, studyHasher) = (hasher.separate(), hasher.separate())
    let tokens = TokenIssuer(keys: signingKeys, rules: rules, running: running)
    accounts = AccountHandler(
      pool: pool, hasher: hasher, registrationHasher: registrationHasher, clock: clock,
      rules: rules, attempts: attempts, mailSignal: mailSignal, securityEvents: securityEvents)
    ownAccounts = OwnAccountHandler(
      pool: pool, hasher: registrationHasher, clock: clock, rules: rules, attempts: attempts,
      mailSignal: mailSignal, securityEvents: securityEvents)
    sessions = SessionHandler(
      open: SignIn(
        pool: pool, hasher: hasher, clock: clock, rules: rules, attempts: attempts,
        issuer: tokens, securityEvents: securityEvents),
      openAnonymously: SignInAnonymously(
        pool: pool, clock: clock, rules: rules, issuer: tokens),
      renew: RefreshSession(pool: pool, clock: clock, rules: rules, issuer: tokens),
      end: SignOut(pool: pool, clock: clock),
      list: ListSessions(pool: pool, clock: clock, rules: rules),
      endOwn: EndSessions(pool: pool, clock: clock, rules: rules),
      prove: ProvePassword(
        pool: pool, hasher: hasher, clock: clock, rules: rules, attempts: attempts,
        issuer: tokens))
    let leave = LeaveStudy(
      pool: pool, events: events, clock: clock, rules: rules, issuer: tokens)
    enrolments = EnrolmentHandler(
      join: JoinStudy(
        pool: pool, studies: studies, events: events, hasher: studyHasher, clock: clock,
        rules: rules, attempts: attempts, issuer: tokens),
      leave: leave, list: ListEnrolments(pool: pool), listRequests: ListOwnJoinRequests(pool: pool))
    consents = ConsentHandler(read: ReadConsents(pool: pool), leave: leave)
    administration = AdministrationHandler(
      invite: InviteStaff(pool: pool, hasher: hasher, clock: clock, mailSignal: mailSignal),
      setStudies: SetLedStudies(pool: pool, clock: clock))
    accountAdministration = AccountAdministrationHandler(
      pool: pool, events: events, suspendedAccounts: suspendedAccounts, clock: clock)
    memberships = MembershipHandler(
      joinRequests: ListJoinRequests(pool: pool),
      decide: DecideJoinRequest(
        pool: pool, studies: studies, events: events, clock: clock, mailSignal: mailSignal),
      members: ListMembers(pool: pool),
      setGroup: SetMemberGroup(pool: pool, studies: studies, events: events, clock: clock),
      invite: CreateInvitation(pool: pool, studies: studies, clock: clock),
      invitations: ListInvitations(pool: pool),
      revoke: RevokeInvitation(pool: pool, clock: clock),
      retention: GetStudyRetention(pool: pool))
    messages = MessageHandler(pool: pool, studies: studies, clock: clock, rules: rules)
    newsletters = NewsletterHandler(
      pool: pool, clock: clock, mailSignal: mailSignal, isAvailable: sendsNewsletters)
    keys = KeyHandler(keys: signingKeys, clock: clock)
    recovery = RecoveryHandler(
      pool: pool, hasher: hasher, clock: clock, rules: rules, attempts: attempts,
      mailSignal: mailSignal, securityEvents: securityEvents)
    erasures = ErasureHandler(
      request: RequestErasure(
        pool: pool, studies: studies, events: events, hasher: hasher, clock: clock, rules: rules,
        attempts: attempts),
      get: GetErasure(pool: pool))
  }
}
