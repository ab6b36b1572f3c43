import AuthApplication
import AuthDomain
import AuthRPC
import Postgres
import ServiceKit

/// The handlers of all services that clients call, with the use-cases behind them.
struct AuthHandlers: Sendable {
  let accounts: AccountHandler
  let sessions: SessionHandler
  let enrolments: EnrolmentHandler
  let administration: AdministrationHandler
  let accountAdministration: AccountAdministrationHandler
  let memberships: MembershipHandler
  let keys: KeyHandler
  let recovery: RecoveryHandler
  let erasures: ErasureHandler

  init(
    pool: PostgresPool, studies: StudyCache, events: any EventPublisher, hasher: PasswordHasher,
    clock: any WallClock, signingKeys: SigningKeys, suspendedAccounts: SuspendedAccounts,
    securityEvents: SecurityEvents, issuer: String, rules: SessionRules, mailSignal: MailSignal
  ) {
    let attempts = AttemptLimiter(pool: pool)
    // Nobody's sign-in waits behind what strangers can ask for without end: registrations and codes, and
    // passwords of studies, which any new participant may try.
    let (registrationHasher, studyHasher) = (hasher.separate(), hasher.separate())
    let tokens = TokenIssuer(keys: signingKeys, rules: rules, issuer: issuer)
    accounts = AccountHandler(
      register: RegisterAccount(
        pool: pool, hasher: registrationHasher, clock: clock, mailSignal: mailSignal),
      confirm: ConfirmAccount(
        pool: pool, clock: clock, attempts: attempts, mailSignal: mailSignal),
      resend: ResendConfirmation(
        pool: pool, clock: clock, attempts: attempts, mailSignal: mailSignal),
      account: GetAccount(pool: pool),
      change: ChangePassword(
        pool: pool, hasher: hasher, clock: clock, rules: rules, attempts: attempts,
        mailSignal: mailSignal, securityEvents: securityEvents))
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
    enrolments = EnrolmentHandler(
      join: JoinStudy(
        pool: pool, studies: studies, events: events, hasher: studyHasher, clock: clock,
        rules: rules, attempts: attempts, issuer: tokens),
      leave: LeaveStudy(
        pool: pool, events: events, clock: clock, rules: rules, issuer: tokens),
      list: ListEnrolments(pool: pool), listRequests: ListOwnJoinRequests(pool: pool))
    administration = AdministrationHandler(
      invite: InviteStaff(pool: pool, hasher: hasher, clock: clock, mailSignal: mailSignal),
      setStudies: SetLedStudies(pool: pool, clock: clock))
    accountAdministration = AccountAdministrationHandler(
      list: ListManagedAccounts(pool: pool), account: GetManagedAccount(pool: pool),
      suspend: SuspendAccount(
        pool: pool, events: events, suspendedAccounts: suspendedAccounts, clock: clock),
      restore: RestoreAccount(
        pool: pool, events: events, suspendedAccounts: suspendedAccounts, clock: clock),
      setTest: SetTestParticipant(pool: pool, events: events, clock: clock))
    memberships = MembershipHandler(
      joinRequests: ListJoinRequests(pool: pool),
      decide: DecideJoinRequest(
        pool: pool, studies: studies, events: events, clock: clock, mailSignal: mailSignal),
      members: ListMembers(pool: pool),
      setGroup: SetMemberGroup(pool: pool, studies: studies, events: events, clock: clock),
      invite: CreateInvitation(pool: pool, studies: studies, clock: clock),
      invitations: ListInvitations(pool: pool),
      revoke: RevokeInvitation(pool: pool, clock: clock))
    keys = KeyHandler(keys: signingKeys, clock: clock)
    recovery = RecoveryHandler(
      pool: pool, hasher: hasher, clock: clock, rules: rules, attempts: attempts,
      mailSignal: mailSignal)
    erasures = ErasureHandler(
      request: RequestErasure(
        pool: pool, events: events, hasher: hasher, clock: clock, rules: rules, attempts: attempts),
      get: GetErasure(pool: pool))
  }
}

extension RecoveryHandler {
  fileprivate init(
    pool: PostgresPool, hasher: PasswordHasher, clock: any WallClock, rules: SessionRules,
    attempts: AttemptLimiter, mailSignal: MailSignal
  ) {
    self.init(
      request: RequestPasswordReset(
        pool: pool, clock: clock, attempts: attempts, mailSignal: mailSignal),
      reset: ResetPassword(
        pool: pool, hasher: hasher, clock: clock, attempts: attempts, mailSignal: mailSignal),
      recover: RecoverAccount(
        pool: pool, hasher: hasher, clock: clock, attempts: attempts, mailSignal: mailSignal),
      renew: RenewRecoveryCode(
        pool: pool, hasher: hasher, clock: clock, rules: rules, attempts: attempts),
      send: SendAccessCode(pool: pool, clock: clock, mailSignal: mailSignal))
  }
}
