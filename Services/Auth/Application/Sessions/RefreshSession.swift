import FoundationEssentials
import Postgres
import ServiceKit

/// Exchanges a refresh token for new tokens.
struct RefreshSession: Sendable {
  let environment: AuthEnvironment
  private var rules: SessionRules { environment.rules }

  private enum Outcome: Sendable {
    case exchanged(Session, RefreshToken, Rights)
    case rejected
    case repeatedTooOften
    case erased
  }

  /// - Parameter given: client of the request; nil for none.
  /// - Throws: ``SessionError``; ``ClientError``; `PostgresError`.
  func callAsFunction(_ text: String, client given: GivenClient? = nil) async throws -> IssuedTokens
  {
    guard let presented = RefreshToken(text: text) else {
      throw SessionError.refreshTokenRejected
    }
    let now = environment.clock.now()
    let client = try await environment.client(given, at: now, ofSession: true)
    // The transaction commits even after a refusal, which may have to be stored.
    let outcome = try await environment.pool.write { connection in
      try await exchange(presented, given, client, at: now, on: connection)
    }
    switch outcome {
    case .exchanged(let session, let token, let rights):
      return try await environment.tokens.tokens(
        for: session, refreshToken: token, rights: rights, at: now)
    case .rejected: throw SessionError.refreshTokenRejected
    case .repeatedTooOften: throw SessionError.refreshedTooOften(rules.tokensPerGenerationMax)
    case .erased: throw SessionError.accountErased
    }
  }

  /// Whether the session was not refreshed since the database was replaced by a backup.
  private func isOlderThanRestore(
    _ session: Session, on connection: PostgresConnection
  ) async throws -> Bool {
    guard let restoredAt = try await connection.answer(to: SessionStore.restoredAt()) else {
      return false
    }
    return session.family.rotatedAt < restoredAt
  }

  private func exchange(
    _ presented: RefreshToken, _ given: GivenClient?, _ client: SessionClient?, at now: Date,
    on connection: PostgresConnection
  ) async throws -> Outcome {
    let (locked, stored) = try await connection.answers(
      to: SessionStore.lock(presented), SessionStore.stored(presented))
    guard var session = locked else {
      return try await connection.answer(to: ErasedSessionStore.contains(presented))
        ? .erased : .rejected
    }
    session.client = try environment.client(of: session, given, client)
    let rights = try await connection.answer(
      to: RightsStore.find(of: session.participantID, at: now))
    let current = session.family.generation
    var generation = stored?.generation
    var records: [AuditRecord] = []
    if generation == nil {
      // A forged token neither opens nor ends the session.
      guard presented.isIssued(with: environment.sealing) else { return .rejected }
      if rights.isAnonymous, presented.generation >= current,
        try await isOlderThanRestore(session, on: connection)
      {
        // Issued after the backup; the participant has no other key.
        generation = Int(presented.generation)
        records = [
          AuditRecord(
            action: .refreshTokenRestored, subject: session.participantID,
            object: session.auditObject)
        ]
      }
    }
    do {
      try session.family.exchange(
        presented: generation,
        within: rules.grace(
          ofAnonymous: rights.isAnonymous, startedCurrent: stored?.startedNext ?? false),
        at: now, rules: rules)
    } catch .reused {
      try await connection.run(SessionStore.update(session, adding: nil))
      try await environment.record(
        [
          AuditRecord(
            action: .refreshTokenReused, subject: session.participantID,
            object: session.auditObject)
        ], at: now, on: connection)
      return .rejected
    } catch .tooManySiblings {
      return .repeatedTooOften
    } catch {
      return .rejected
    }
    // Checked before anything is stored, so that the token is valid again after the account is
    // restored.
    try rights.requireActive()
    let token = RefreshToken.new(of: session, environment.sealing)
    try await connection.run(
      SessionStore.update(
        session, adding: token,
        startedBy: session.family.generation > current ? presented : nil))
    try await environment.record(records, at: now, on: connection)
    return .exchanged(session, token, rights)
  }
}
