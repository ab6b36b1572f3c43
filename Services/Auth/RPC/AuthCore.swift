import AuthDomain
import Bus
import Logging
import Postgres
import ServiceKit

/// What the parts of this service share.
struct AuthCore: Sendable {
  let pool: PostgresPool
  let outbox: Outbox
  let clock: any WallClock
  let hasher: PasswordHasher
  let keys: SigningKeys
  /// `iss` of access tokens.
  let issuer: String
  let rules: SessionRules
  let mailSignal: MailSignal

  let accounts = AccountStore()
  let codes = ConfirmationCodeStore()
  let mails = MailOutbox()
  let sessions = SessionStore()
  let throttles = ThrottleStore()
  let enrolments = EnrolmentStore()
  let members = MemberStore()
  let joinRequests = JoinRequestStore()
  let invitations = InvitationStore()
  let studies = StudyStore()
  let audit = AuditLog()

  init(
    pool: PostgresPool, outbox: Outbox, clock: any WallClock, hasher: PasswordHasher,
    keys: SigningKeys, issuer: String, rules: SessionRules, mailSignal: MailSignal
  ) {
    self.pool = pool
    self.outbox = outbox
    self.clock = clock
    self.hasher = hasher
    self.keys = keys
    self.issuer = issuer
    self.rules = rules
    self.mailSignal = mailSignal
  }
}
