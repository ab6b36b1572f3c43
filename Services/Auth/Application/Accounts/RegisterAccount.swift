import Fields
import FoundationEssentials
import Postgres
import ServiceKit

/// Valid data of a registration.
struct AccountRegistration: Sendable {
  var requestID: UUID
  /// Username; nil if the e-mail address, given with consent, serves as the name.
  var username: Username?
  var password: String
  var email: EmailAddress?
  var emailConsent: Bool = false
  var language: LanguageTag = .english
  /// Client of the request; nil for none.
  var client: GivenClient?

  /// Whether this request created `known`, as far as it can be compared: an erased address cannot
  /// be compared, and the role is stored elsewhere. A device may report another language meanwhile,
  /// and its keyboard other capitals.
  func isSame(as known: Account) -> Bool {
    known.usernameKey == username?.key && known.wasGiven(email)
      && known.emailConsent == emailConsent
  }
}

/// Registers an account (TYT §4).
struct RegisterAccount: Sendable {
  let environment: AuthEnvironment

  struct Outcome: Sendable {
    var outcome: WriteOutcome
    var confirmationRequired: Bool
    /// Set for an account without an address.
    var recoveryCode: AccessCode?
  }

  /// - Throws: ``AccountError``; ``ClientError``; `SessionError.accountErased`; `PostgresError`; errors
  ///   of `PasswordHasher`.
  func callAsFunction(_ registration: AccountRegistration) async throws -> Outcome {
    let now = environment.clock.now()
    let client = try await environment.client(registration.client, at: now)
    if let known = try await find(registration) { return try await again(registration, known) }
    // A late repetition must not recreate an erased account.
    if try await environment.pool.answer(
      to: ErasedSessionStore.contains(requestID: registration.requestID))
    {
      throw SessionError.accountErased
    }
    let recoveryCode = registration.email == nil ? AccessCode.random() : nil
    let passwordHash = try await environment.registrationHasher.hash(registration.password)
    let account = NewAccount(
      requestID: registration.requestID, credentials: (registration.username, passwordHash),
      email: registration.email, emailConsent: registration.emailConsent,
      language: registration.language, createdAt: now, isConfirmed: registration.email == nil,
      roles: [.participant], clientID: client?.clientID)

    let isNew = try await environment.pool.write { connection in
      try await insert(account, recoveryCode, at: now, on: connection)
    }
    if isNew {
      environment.mailSignal.raise()
      return Outcome(
        outcome: .created, confirmationRequired: registration.email != nil,
        recoveryCode: recoveryCode)
    }
    // A concurrent request took the id or the name: the same request or another one.
    guard let known = try await find(registration) else { throw AccountError.usernameTaken }
    return try await again(registration, known)
  }

  private func find(_ registration: AccountRegistration) async throws -> Account? {
    try await environment.pool.answer(to: AccountStore.find(requestID: registration.requestID))
  }

  /// Returns false, without writing, if the request id or the username is taken.
  private func insert(
    _ account: NewAccount, _ recoveryCode: AccessCode?, at now: Date,
    on connection: PostgresConnection
  ) async throws -> Bool {
    if let email = account.email {
      let (_, waiting) = try await connection.answers(
        to: AccountStore.lockAddress(email),
        AccountStore.countWaiting(
          under: email, madeAfter: now - AccountRules.waitingPerAddressInterval))
      guard waiting < AccountRules.waitingPerAddressMax else { throw AccountError.tooManyWaiting }
    }
    guard try await connection.answer(to: AccountStore.insert(account)) else { return false }
    if let recoveryCode {
      try await connection.run(
        AccessCodeStore.insert(recoveryCode, for: .recovery, of: account.participantID, at: now))
    }
    var displaced: [UUID?] = []
    if let email = account.email {
      try await mail(account, at: now, on: connection)
      // Unconfirmed accounts that block the address and have waited long enough.
      displaced = try await connection.answer(
        to: AccountStore.deleteWaiting(
          under: email, keeping: AccountRules.waitingPerAddressMax,
          madeBefore: now - ConfirmationCode.lifetime))
    }
    try await environment.record(
      [AuditRecord(action: .accountRegistered, subject: account.participantID)], at: now,
      on: connection)
    try await AuditLog().append(ofErased: displaced, .accountExpired, at: now, on: connection)
    return true
  }

  /// Enqueues the confirmation mail in the same transaction, so that every unconfirmed account gets
  /// one.
  private func mail(
    _ account: NewAccount, at now: Date, on connection: PostgresConnection
  ) async throws {
    guard
      let waiting = try await connection.answer(
        to: AccountStore.find(participantID: account.participantID))
    else { return }
    _ = try await AccessMail(mails: environment.mails).sendConfirmation(
      to: waiting, at: now, on: connection)
    // Delays the next requested mail, because it would replace this code.
    if let name = account.credentials?.username.map(AccountName.username)
      ?? account.email.map(AccountName.email)
    {
      _ = try await environment.attempts.attempt(.mail(name), at: now, on: connection)
    }
  }

  /// Answers a repeated request, or rejects a different request with the same id. Compares the
  /// password with the stored hash.
  private func again(
    _ registration: AccountRegistration, _ known: Account
  ) async throws -> Outcome {
    guard registration.isSame(as: known),
      try await environment.pool.answer(
        to: AccountStore.hasRole(.participant, known.participantID)),
      let hash = known.passwordHash,
      try await environment.registrationHasher.match(registration.password, with: hash)
    else { throw AccountError.requestIDReused }
    return Outcome(
      outcome: .alreadyExists, confirmationRequired: !known.isConfirmed,
      recoveryCode: try await anotherRecoveryCode(of: known, having: hash))
  }

  /// Issues a second recovery code because the first response may have been lost and only a hash is
  /// stored. Both codes are valid.
  private func anotherRecoveryCode(
    of known: Account, having hash: String
  ) async throws -> AccessCode? {
    if known.emailGiven { return nil }
    let now = environment.clock.now()
    let code = AccessCode.random()
    return try await environment.pool.write { connection in
      guard
        try await connection.answer(
          to: AccountStore.lock(known.participantID, havingPassword: hash))
      else { throw AccountError.requestIDReused }
      try await connection.run(
        AccessCodeStore.insert(code, for: .recovery, of: known.participantID, at: now))
      return code
    }
  }
}

extension TypedCode {
  static func random() -> TypedCode { TypedCode(randomBytes: Sodium.randomBytes(length)) }
}
