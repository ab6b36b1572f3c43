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
  private let accounts = AccountStore()
  private let codes = ConfirmationCodeStore()
  private let mails = MailOutbox()
  private let audit = AuditLog()

  package init(
    pool: PostgresPool, hasher: PasswordHasher, clock: any WallClock, mailSignal: MailSignal
  ) {
    self.pool = pool
    self.hasher = hasher
    self.clock = clock
    self.mailSignal = mailSignal
  }

  package struct Outcome: Sendable {
    package var outcome: WriteOutcome
    package var confirmationRequired: Bool
  }

  /// - Throws: ``AccountError``; `PostgresError`; what `PasswordHasher` throws.
  package func callAsFunction(_ registration: AccountRegistration) async throws -> Outcome {
    if let known = try await accounts.find(requestID: registration.requestID, on: pool) {
      return try await again(registration, known: known)
    }
    let now = clock.now()
    let code = registration.email.map { _ in ConfirmationCode.random() }
    let passwordHash = try await hasher.hash(account: registration.password)
    let codeHash: String? =
      if let code { try await hasher.hash(code.canonical) } else { nil }
    let account = NewAccount(
      requestID: registration.requestID, credentials: (registration.username, passwordHash),
      email: registration.email, emailConsent: registration.emailConsent,
      language: registration.language, createdAt: now, isConfirmed: registration.email == nil,
      roles: registration.roles, ledStudies: registration.ledStudies)

    let isNew = try await pool.write { connection in
      try await requireRoomForAddress(of: registration, at: now, on: connection)
      guard try await accounts.insert(account, on: connection) else { return false }
      if let code, let codeHash {
        try await mail(code, hash: codeHash, of: account, at: now, on: connection)
      }
      let displaced = try await makeRoomForAddress(of: registration, on: connection)
      try await audit.append(
        displaced.map { AuditRecord(action: .accountExpired, subject: $0) }
          + [record(account, actor: registration.actor)], at: now, on: connection)
      return true
    }
    if isNew {
      mailSignal.raise()
      return Outcome(outcome: .created, confirmationRequired: code != nil)
    }
    // A concurrent one took the id or the name: the same request, or another one.
    guard let known = try await accounts.find(requestID: registration.requestID, on: pool)
    else { throw AccountError.usernameTaken }
    return try await again(registration, known: known)
  }

  private func record(_ account: NewAccount, actor: UUID?) -> AuditRecord {
    AuditRecord(
      action: account.roles.contains(.studyLeader) ? .studyLeaderCreated : .accountRegistered,
      actor: actor, subject: account.participantID,
      object: account.ledStudies.map(\.text).sorted().joined(separator: ","))
  }

  /// The mail is part of the transaction: no account waits for a mail that is never sent.
  private func mail(
    _ code: ConfirmationCode, hash: String, of account: NewAccount, at now: Date,
    on connection: PostgresConnection
  ) async throws {
    guard let email = account.email, let username = account.credentials?.username else { return }
    try await codes.set(
      hash: hash, state: ConfirmationCodeState(issuedAt: now), of: account.participantID,
      on: connection)
    try await mails.enqueue(
      PendingMail(
        participantID: account.participantID, recipient: email.text,
        language: account.language.description, username: username.text,
        purpose: .confirmation(code: code.formatted), createdAt: now),
      on: connection)
  }

  private func requireRoomForAddress(
    of registration: AccountRegistration, at now: Date, on connection: PostgresConnection
  ) async throws {
    guard let email = registration.email else { return }
    let waiting = try await accounts.countWaiting(
      under: email, madeAfter: now - AccountRules.waitingPerAddressInterval, on: connection)
    guard waiting < AccountRules.waitingPerAddressMax else { throw AccountError.tooManyWaiting }
  }

  /// - Returns: whose accounts went; they waited for long.
  private func makeRoomForAddress(
    of registration: AccountRegistration, on connection: PostgresConnection
  ) async throws -> [UUID] {
    guard let email = registration.email else { return [] }
    return try await accounts.deleteWaiting(
      under: email, keeping: AccountRules.waitingPerAddressMax, on: connection)
  }

  /// The same request again, or another one under the same id. The password is compared with its
  /// stored hash.
  private func again(
    _ registration: AccountRegistration, known: Account
  ) async throws -> Outcome {
    for role in registration.roles
    where try await !accounts.hasRole(role, known.participantID, on: pool) {
      throw AccountError.requestIDReused
    }
    guard registration.isSame(as: known), let hash = known.passwordHash,
      try await hasher.match(account: registration.password, with: hash) != .none
    else { throw AccountError.requestIDReused }
    return Outcome(outcome: .alreadyExists, confirmationRequired: !known.isConfirmed)
  }
}
