import AuthDomain
import FoundationEssentials
import Messages
import Postgres
import RPC
import ServiceKit

/// Proving an address with a mailed code.
struct Confirmation: Sendable {
  let core: AuthCore

  private struct Candidate: Sendable {
    var participantID: UUID
    var codeHash: String
  }

  /// - Returns: what became of the address. A code that was used goes on answering so until it would
  ///   have expired: the first answer may have been lost.
  func confirm(
    _ username: Username, code: ConfirmationCode
  ) async throws -> AuthV1.EmailOutcome {
    let now = core.clock.now()
    let key = ThrottleKey.confirmation(username)
    if case .wait(let seconds) = try await core.throttles.attempt(key, at: now, on: core.pool) {
      throw RPCError.tooManyAttempts(waiting: seconds)
    }
    let candidate = try await chargeAttempt(username, at: now)
    guard let candidate else {
      try await core.hasher.verifyDecoy(code.canonical)
      throw RPCError.codeRejected
    }
    guard try await core.hasher.verify(code.canonical, against: candidate.codeHash) else {
      throw RPCError.codeRejected
    }
    let outcome = try await activate(candidate, at: now)
    try await core.throttles.clear(key, on: core.pool)
    return outcome
  }

  /// Counts the attempt before its outcome is known. Nil when nothing can be confirmed.
  private func chargeAttempt(_ username: Username, at now: Date) async throws -> Candidate? {
    try await core.pool.write { connection in
      guard
        let account = try await core.accounts.find(usernameKey: username.key, on: connection),
        case (let hash, var state)? = try await core.codes.lock(
          account.participantID, on: connection),
        state.attempt(at: now) == .compare
      else { return nil }
      try await core.codes.setAttempts(
        state.attempts, of: account.participantID, on: connection)
      return Candidate(participantID: account.participantID, codeHash: hash)
    }
  }

  private func activate(
    _ candidate: Candidate, at now: Date
  ) async throws -> AuthV1.EmailOutcome {
    try await core.pool.write { connection in
      // The code may have been replaced while it was compared.
      guard let code = try await core.codes.lock(candidate.participantID, on: connection),
        code.hash == candidate.codeHash
      else { throw RPCError.codeRejected }
      // Whoever has the right code is not guessing.
      try await core.codes.setAttempts(0, of: candidate.participantID, on: connection)
      var account = try await self.account(candidate, on: connection)
      if account.isConfirmed { return account.emailOutcome }
      try await core.accounts.confirm(candidate.participantID, at: now, on: connection)
      account = try await self.account(candidate, on: connection)
      try await core.mails.deleteCodes(of: candidate.participantID, on: connection)
      try await core.audit.append(
        [AuditRecord(action: .accountConfirmed, subject: candidate.participantID)], at: now,
        on: connection)
      return account.emailOutcome
    }
  }

  private func account(
    _ candidate: Candidate, on connection: PostgresConnection
  ) async throws -> Account {
    guard
      let account = try await core.accounts.find(
        participantID: candidate.participantID, on: connection)
    else { throw RPCError.codeRejected }
    return account
  }

  /// Mails a new code, if the account waits for one and the last mail was not just now. Tells
  /// nothing of that, neither by its answer nor by the time of hashing.
  func resend(_ username: Username) async throws {
    let now = core.clock.now()
    let code = ConfirmationCode(randomBytes: Sodium.randomBytes(10))
    let hash = try await core.hasher.hash(code.canonical)
    let throttle = ThrottleKey.mail(username)
    guard try await core.throttles.attempt(throttle, at: now, on: core.pool) == .proceed else {
      return
    }
    try await core.pool.write { connection in
      guard
        let account = try await core.accounts.find(usernameKey: username.key, on: connection),
        try await core.accounts.lock(account.participantID, on: connection),
        // Again, now that nobody else can change it.
        let waiting = try await core.accounts.find(
          participantID: account.participantID, on: connection),
        !waiting.isConfirmed, let email = waiting.email, let name = waiting.username
      else { return }
      try await core.codes.set(
        hash: hash, state: ConfirmationCodeState(issuedAt: now), of: waiting.participantID,
        on: connection)
      try await core.mails.enqueue(
        PendingMail(
          participantID: waiting.participantID, recipient: email, language: waiting.language,
          username: name, purpose: .confirmation(code: code.formatted), createdAt: now),
        on: connection)
    }
    core.mailSignal.raise()
  }
}

extension Account {
  /// What became of the address of a confirmed account.
  fileprivate var emailOutcome: AuthV1.EmailOutcome {
    if email != nil { return .kept }
    return emailConsent ? .keptByAnotherAccount : .erased
  }
}
