import AuthApplication
import AuthDomain
import AuthRPC
import Postgres
import ServiceKit

// The use-cases behind what people do with their accounts.

extension AccountHandler {
  /// - Parameter registrationHasher: for what strangers can ask for without end.
  init(
    pool: PostgresPool, hasher: PasswordHasher, registrationHasher: PasswordHasher,
    clock: any WallClock, rules: SessionRules, attempts: AttemptLimiter, mailSignal: MailSignal,
    securityEvents: SecurityEvents
  ) {
    self.init(
      register: RegisterAccount(
        pool: pool, hasher: registrationHasher, clock: clock, attempts: attempts,
        mailSignal: mailSignal),
      confirm: ConfirmAccount(
        pool: pool, hasher: registrationHasher, clock: clock, attempts: attempts,
        mailSignal: mailSignal),
      resend: ResendConfirmation(
        pool: pool, clock: clock, attempts: attempts, mailSignal: mailSignal),
      account: GetAccount(pool: pool),
      change: ChangePassword(
        pool: pool, hasher: hasher, clock: clock, rules: rules, attempts: attempts,
        mailSignal: mailSignal, securityEvents: securityEvents))
  }
}

extension OwnAccountHandler {
  init(
    pool: PostgresPool, hasher: PasswordHasher, clock: any WallClock, rules: SessionRules,
    attempts: AttemptLimiter, mailSignal: MailSignal, securityEvents: SecurityEvents
  ) {
    self.init(
      update: UpdateAccount(pool: pool, clock: clock, rules: rules, attempts: attempts),
      requestEmail: RequestEmailChange(
        pool: pool, hasher: hasher, clock: clock, rules: rules, attempts: attempts,
        mailSignal: mailSignal),
      confirmEmail: ConfirmEmailChange(
        pool: pool, clock: clock, rules: rules, attempts: attempts, mailSignal: mailSignal,
        securityEvents: securityEvents),
      delete: DeleteEmail(
        pool: pool, hasher: hasher, clock: clock, rules: rules, attempts: attempts,
        mailSignal: mailSignal,
        securityEvents: securityEvents),
      upgrade: UpgradeAccount(
        pool: pool, hasher: hasher, clock: clock, rules: rules, attempts: attempts,
        mailSignal: mailSignal))
  }
}

extension RecoveryHandler {
  init(
    pool: PostgresPool, hasher: PasswordHasher, clock: any WallClock, rules: SessionRules,
    attempts: AttemptLimiter, mailSignal: MailSignal, securityEvents: SecurityEvents
  ) {
    self.init(
      request: RequestPasswordReset(
        pool: pool, clock: clock, attempts: attempts, mailSignal: mailSignal),
      reset: ResetPassword(
        pool: pool, hasher: hasher, clock: clock, attempts: attempts, mailSignal: mailSignal,
        securityEvents: securityEvents),
      recover: RecoverAccount(
        pool: pool, hasher: hasher, clock: clock, attempts: attempts, mailSignal: mailSignal,
        securityEvents: securityEvents),
      renew: RenewRecoveryCode(
        pool: pool, hasher: hasher, clock: clock, rules: rules, attempts: attempts),
      send: SendAccessCode(pool: pool, clock: clock, mailSignal: mailSignal))
  }
}
