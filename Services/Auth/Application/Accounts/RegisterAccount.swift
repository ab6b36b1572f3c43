package import AuthDomain
import AuthStore
import FoundationEssentials
package import Postgres
package import ServiceKit

/// Makes an account with a username (TYT §4).
package struct RegisterAccount: Sendable {
  private let pool: PostgresPool
  private let hasher: PasswordHasher
  private let clock: any WallClock
  private let mailSignal: MailSignal
  private let attempts: AttemptLimiter
  private let accounts = AccountStore()
  private let erased = ErasedSessionStore()
  private let accessCodes = AccessCodeStore()
  private let confirmation = ConfirmationMail()
  private let audit = AuditLog()

  package init(
    pool: PostgresPool, hasher: PasswordHasher, clock: any WallClock, attempts: AttemptLimiter,
    mailSignal: MailSignal
  ) {
    self.pool = pool
    self.hasher = hasher
    self.clock = clock
    self.attempts = attempts
    self.mailSignal = mailSignal
  }

  package struct Outcome: Sendable {
    package var outcome: WriteOutcome
    package var confirmationRequired: Bool
    /// Of an account without an address.
    package var recoveryCode: AccessCode?
  }

  /// - Throws: ``AccountError``; `SessionError.accountErased`; `PostgresError`; what `PasswordHasher` throws.
  package func callAsFunction(_ registration: AccountRegistration) async throws -> Outcome {
    if let known = try await accounts.find(requestID: registration.requestID, on: pool) {
      return try await again(registration, known: known)
    }
    // What comes late brings nobody back.
    if try await erased.contains(requestID: registration.requestID, on: pool) {
      throw SessionError.accountErased
    }
    let now = clock.now()
    let recoveryCode = registration.email == nil ? AccessCode.random() : nil
    let passwordHash = try await hasher.hash(account: registration.password)
    let account = NewAccount(
      requestID: registration.requestID, credentials: (registration.username, passwordHash),
      email: registration.email, emailConsent: registration.emailConsent,
      language: registration.language, createdAt: now, isConfirmed: registration.email == nil,
      roles: [.participant])

    let isNew = try await pool.write { connection in
      try await requireRoomForAddress(of: registration, at: now, on: connection)
      guard try await accounts.insert(account, on: connection) else { return false }
      if registration.email != nil { try await mail(account, at: now, on: connection) }
      if let recoveryCode {
        try await accessCodes.insert(
          recoveryCode, for: .recovery, of: account.participantID, at: now, on: connection)
      }
      let displaced = try await makeRoomForAddress(of: registration, at: now, on: connection)
      try await audit.append(
        [AuditRecord(action: .accountRegistered, subject: account.participantID)], at: now,
        on: connection)
      try await audit.append(ofErased: displaced, .accountExpired, at: now, on: connection)
      return true
    }
    if isNew {
      mailSignal.raise()
      return Outcome(
        outcome: .created, confirmationRequired: registration.email != nil,
        recoveryCode: recoveryCode)
    }
    // A concurrent one took the id or the name: the same request, or another one.
    guard let known = try await accounts.find(requestID: registration.requestID, on: pool)
    else { throw AccountError.usernameTaken }
    return try await again(registration, known: known)
  }

  /// The mail is part of the transaction: no account waits for a mail that is never sent.
  private func mail(
    _ account: NewAccount, at now: Date, on connection: PostgresConnection
  ) async throws {
    guard
      let waiting = try await accounts.find(
        participantID: account.participantID, on: connection)
    else { return }
    _ = try await confirmation.send(to: waiting, at: now, on: connection)
    // The next one that is asked for waits for its time, so that it does not end this one's code at once.
    if let name = account.credentials?.username.map(AccountName.username)
      ?? account.email.map(AccountName.email)
    {
      _ = try await attempts.attempt(.mail(name), at: now, on: connection)
    }
  }

  private func requireRoomForAddress(
    of registration: AccountRegistration, at now: Date, on connection: PostgresConnection
  ) async throws {
    guard let email = registration.email else { return }
    let waiting = try await accounts.countWaiting(
      under: email, madeAfter: now - AccountRules.waitingPerAddressInterval, on: connection)
    guard waiting < AccountRules.waitingPerAddressMax else { throw AccountError.tooManyWaiting }
  }

  /// - Returns: by which names the audit log knows those whose accounts went; they waited for long.
  private func makeRoomForAddress(
    of registration: AccountRegistration, at now: Date, on connection: PostgresConnection
  ) async throws -> [UUID?] {
    guard let email = registration.email else { return [] }
    return try await accounts.deleteWaiting(
      under: email, keeping: AccountRules.waitingPerAddressMax,
      madeBefore: now - ConfirmationCode.lifetime, on: connection)
  }

  /// The same request again, or another one under the same id. The password is compared with its
  /// stored hash.
  private func again(
    _ registration: AccountRegistration, known: Account
  ) async throws -> Outcome {
    guard registration.isSame(as: known),
      try await accounts.hasRole(.participant, known.participantID, on: pool),
      let hash = known.passwordHash,
      try await hasher.match(account: registration.password, with: hash) != .none
    else { throw AccountError.requestIDReused }
    return Outcome(
      outcome: .alreadyExists, confirmationRequired: !known.isConfirmed,
      recoveryCode: try await anotherRecoveryCode(of: known, having: hash))
  }

  /// The first answer may have been lost, and only the hash of its code is kept: another code beside it,
  /// so that whichever answer arrived has one that is good.
  private func anotherRecoveryCode(
    of known: Account, having hash: String
  ) async throws -> AccessCode? {
    if known.emailGiven { return nil }
    let now = clock.now()
    let code = AccessCode.random()
    return try await pool.write { connection in
      guard
        try await accounts.lock(known.participantID, havingPassword: hash, on: connection)
      else { throw AccountError.requestIDReused }
      try await accessCodes.insert(
        code, for: .recovery, of: known.participantID, at: now, on: connection)
      return code
    }
  }
}
