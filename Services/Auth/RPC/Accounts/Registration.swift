import AuthDomain
import Fields
import FoundationEssentials
import Messages
import Postgres
import RPC
import ServiceKit

/// A registration whose fields are all right.
struct RegistrationRequest: Sendable {
  var requestID: UUID
  var username: Username
  var password: String
  var email: EmailAddress?
  var emailConsent: Bool
  var language: LanguageTag
  var roles: Set<StoredRole>
  var ledStudies: [StudyID] = []
  /// Who asks for it; nil for somebody who registers.
  var actor: UUID?
}

/// Making accounts with a username (TYT §4).
struct Registration: Sendable {
  let core: AuthCore

  struct Outcome: Sendable {
    var outcome: AuthV1.WriteOutcome
    var confirmationRequired: Bool
  }

  func run(_ request: RegistrationRequest) async throws -> Outcome {
    if let known = try await core.accounts.find(requestID: request.requestID, on: core.pool) {
      return try await again(request, known: known)
    }
    let now = core.clock.now()
    let code = request.email.map { _ in ConfirmationCode(randomBytes: Sodium.randomBytes(10)) }
    let passwordHash = try await core.hasher.hash(account: request.password)
    let codeHash: String? =
      if let code { try await core.hasher.hash(code.canonical) } else { nil }
    let account = NewAccount(
      requestID: request.requestID, credentials: (request.username, passwordHash),
      email: request.email, emailConsent: request.emailConsent, language: request.language,
      createdAt: now, isConfirmed: request.email == nil, roles: request.roles,
      ledStudies: request.ledStudies)

    let isNew = try await core.pool.write { connection in
      try await requireRoomForAddress(of: request, on: connection)
      guard try await core.accounts.insert(account, on: connection) else { return false }
      if let code, let codeHash {
        try await mail(code, hash: codeHash, of: account, at: now, on: connection)
      }
      try await core.audit.append([record(account, of: request)], at: now, on: connection)
      return true
    }
    if isNew {
      core.mailSignal.raise()
      return Outcome(outcome: .created, confirmationRequired: code != nil)
    }
    // Somebody was faster: the same request, or another one for the same name.
    guard let known = try await core.accounts.find(requestID: request.requestID, on: core.pool)
    else { throw RPCError.usernameTaken }
    return try await again(request, known: known)
  }

  private func record(_ account: NewAccount, of request: RegistrationRequest) -> AuditRecord {
    AuditRecord(
      action: request.roles.contains(.administrator)
        ? .administratorCreated
        : request.roles.contains(.studyLeader) ? .studyLeaderCreated : .accountRegistered,
      actor: request.actor, subject: account.participantID,
      object: request.ledStudies.map(\.text).sorted().joined(separator: ","))
  }

  /// The mail is part of the transaction: no account waits for a mail that nobody sends.
  private func mail(
    _ code: ConfirmationCode, hash: String, of account: NewAccount, at now: Date,
    on connection: PostgresConnection
  ) async throws {
    guard let email = account.email, let username = account.credentials?.username else { return }
    try await core.codes.set(
      hash: hash, state: ConfirmationCodeState(issuedAt: now), of: account.participantID,
      on: connection)
    try await core.mails.enqueue(
      PendingMail(
        participantID: account.participantID, recipient: email.text,
        language: account.language.description, username: username.text,
        purpose: .confirmation(code: code.formatted), createdAt: now),
      on: connection)
  }

  private func requireRoomForAddress(
    of request: RegistrationRequest, on connection: PostgresConnection
  ) async throws {
    guard let email = request.email else { return }
    let waiting = try await core.accounts.countWaiting(under: email, on: connection)
    guard waiting < AccountRules.waitingPerAddressMax else {
      throw RPCError.limit(
        "WAITING_ACCOUNTS_LIMIT",
        "at most \(AccountRules.waitingPerAddressMax) accounts may wait for confirmation under "
          + "one address",
        retryAfter: .seconds(3600))
    }
  }

  /// The same request again, or another one under the same id. The password is compared with its
  /// stored hash; an address that has been erased cannot be compared any more.
  private func again(_ request: RegistrationRequest, known: Account) async throws -> Outcome {
    for role in request.roles
    where try await !core.accounts.hasRole(role, known.participantID, on: core.pool) {
      throw RPCError.requestIDReused
    }
    guard known.username == request.username.text,
      LanguageTag(recorded: known.language) == request.language,
      known.emailGiven == (request.email != nil), known.emailConsent == request.emailConsent,
      known.email == nil || known.email == request.email?.text,
      known.studiesGiven == request.ledStudies.map(\.text),
      let hash = known.passwordHash,
      try await core.hasher.match(account: request.password, with: hash) != .none
    else { throw RPCError.requestIDReused }
    return Outcome(outcome: .alreadyExists, confirmationRequired: !known.isConfirmed)
  }
}
