import AuthDomain
import AuthStore
import FoundationEssentials
import Postgres
import ServiceKit

/// Sets an account's password by an access code.
///
/// With it all sessions end, every other code and every mail with one is worthless, and an account that
/// keeps no address gets a new recovery code. All in one transaction, under the account's lock: of two
/// resets at once one succeeds, and a sign-in that compared the old password before opens no session after.
struct CodeRedemption: Sendable {
  private let pool: PostgresPool
  private let hasher: PasswordHasher
  private let clock: any WallClock
  private let attempts: AttemptLimiter
  private let mailSignal: MailSignal
  private let securityEvents: SecurityEvents
  private let accounts = AccountStore()
  private let codes = AccessCodeStore()
  private let emailChanges = EmailChangeStore()
  private let sessions = SessionStore()
  private let mails = MailOutbox()
  private let audit = AuditLog()

  init(
    pool: PostgresPool, hasher: PasswordHasher, clock: any WallClock, attempts: AttemptLimiter,
    mailSignal: MailSignal, securityEvents: SecurityEvents
  ) {
    self.pool = pool
    self.hasher = hasher
    self.clock = clock
    self.attempts = attempts
    self.mailSignal = mailSignal
    self.securityEvents = securityEvents
  }

  /// What a redemption did.
  private enum Outcome: Sendable {
    case done(AccessCode?)
    /// Used by another request meanwhile.
    case used
  }

  /// - Parameter name: whose the code must be; nil: whoever it is of.
  /// - Returns: the recovery code that is good now; nil where the account keeps an address.
  /// - Throws: `AccountError.codeRejected`; `RecoveryError.passwordRejected`; ``TooManyAttempts``;
  ///   `PostgresError`; what `PasswordHasher` throws.
  func callAsFunction(
    _ code: AccessCode, for purposes: Set<AccessCodePurpose>, of name: AccountName? = nil,
    password: String
  ) async throws -> AccessCode? {
    let now = clock.now()
    guard let issued = try await codes.find(code, on: pool), purposes.contains(issued.purpose),
      issued.isAlive(at: now), name.map(issued.isOf) ?? true
    else { throw AccountError.codeRejected }
    let key = ThrottleKey.accessCode(code)
    try await attempts.charge(key, at: now)
    let recoveryCode: AccessCode?
    do {
      recoveryCode = try await set(password, by: code, issued, at: now)
    } catch let error where !(error is AccountError || error is RecoveryError) {
      // No password was checked, so the attempt does not count.
      try await attempts.refund(key)
      throw error
    }
    mailSignal.raise()
    try await attempts.clear(key)
    // Somebody who guessed at the old password does not delay its owner.
    for name in [issued.username, issued.email].compactMap(\.self) {
      try await attempts.clear(.signIn(name))
      try await attempts.clear(.signInFromAnywhere(name))
    }
    return recoveryCode
  }

  private func set(
    _ password: String, by code: AccessCode, _ issued: IssuedAccessCode, at now: Date
  ) async throws -> AccessCode? {
    var outcome = Outcome.used
    if issued.usedAt == nil {
      let name = issued.username.flatMap { try? Username($0) }
      let email = issued.email.flatMap { EmailAddress($0) }
      if let rejection = PasswordPolicy.rejection(of: password, username: name, email: email) {
        throw RecoveryError.passwordRejected(rejection)
      }
      let hash = try await hasher.hash(account: password)
      outcome = try await redeem(code, issued, passwordHash: hash, at: now)
    }
    switch outcome {
    case .done(let recoveryCode): return recoveryCode
    case .used: return try await again(issued, password: password, at: now)
    }
  }

  private func redeem(
    _ code: AccessCode, _ issued: IssuedAccessCode, passwordHash: String, at now: Date
  ) async throws -> Outcome {
    let participantID = issued.participantID
    return try await pool.write { connection in
      guard try await accounts.lock(participantID, on: connection),
        let known = try await codes.find(code, on: connection), known.isAlive(at: now)
      else { throw AccountError.codeRejected }
      if known.usedAt != nil { return .used }
      var account = try await self.account(participantID, on: connection)
      let isFirst = !account.isConfirmed
      if isFirst {
        _ = try await accounts.confirm(participantID, at: now, on: connection)
        account = try await self.account(participantID, on: connection)
      }
      try await accounts.setPasswordHash(passwordHash, of: participantID, on: connection)
      try await codes.use(code, of: participantID, at: now, on: connection)
      try await sessions.endAll(of: participantID, at: now, on: connection)
      try await mails.deleteAccessCodes(of: participantID, on: connection)
      // Whoever was let in before may have asked for another address.
      try await emailChanges.delete(of: participantID, on: connection)
      try await mails.deleteEmailChanges(of: participantID, on: connection)
      if !isFirst, let mail = PendingMail(.passwordChanged, to: account, at: now) {
        try await mails.enqueue(mail, on: connection)
      }
      let recoveryCode = try await newRecoveryCode(of: account, at: now, on: connection)
      if !isFirst {
        try await securityEvents.record(
          SecurityEvent(.passwordReset, by: participantID), on: connection)
      }
      var records = [
        AuditRecord(
          action: .passwordResetByCode, subject: participantID, object: issued.purpose.rawValue)
      ]
      if isFirst { records.append(AuditRecord(action: .accountConfirmed, subject: participantID)) }
      try await audit.append(records, at: now, on: connection)
      return .done(recoveryCode)
    }
  }

  /// The first answer may have been lost. Whoever knows the password that the code set is told as then; of
  /// a recovery code only the hash is kept, so that it is another one.
  private func again(
    _ issued: IssuedAccessCode, password: String, at now: Date
  ) async throws -> AccessCode? {
    guard
      let known = try await accounts.find(participantID: issued.participantID, on: pool),
      let hash = known.passwordHash,
      try await hasher.match(account: password, with: hash) != .none
    else { throw AccountError.codeRejected }
    return try await pool.write { connection in
      guard
        try await accounts.lock(known.participantID, havingPassword: hash, on: connection)
      else { throw AccountError.codeRejected }
      return try await newRecoveryCode(of: known, at: now, on: connection)
    }
  }

  private func newRecoveryCode(
    of account: Account, at now: Date, on connection: PostgresConnection
  ) async throws -> AccessCode? {
    if account.email != nil { return nil }
    let code = AccessCode.random()
    try await codes.insert(
      code, for: .recovery, of: account.participantID, at: now, on: connection)
    return code
  }

  private func account(
    _ participantID: UUID, on connection: PostgresConnection
  ) async throws -> Account {
    guard let account = try await accounts.find(participantID: participantID, on: connection)
    else { throw AccountError.codeRejected }
    return account
  }
}
