import FoundationEssentials
import Postgres
import ServiceKit

/// Creates a participant without account data (Shades of Noise §8).
struct SignInAnonymously: Sendable {
  let environment: AuthEnvironment

  /// - Parameter given: client of the request; nil for none.
  /// - Throws: ``SessionError``; ``ClientError``; `PostgresError`.
  func callAsFunction(
    requestID: UUID, audiences: [String], label: String = "", client given: GivenClient? = nil
  ) async throws -> IssuedTokens {
    let now = environment.clock.now()
    let client = try await environment.client(given, at: now)
    let audiences = try client?.limits.permitted(audiences) ?? audiences
    let account = NewAccount(
      requestID: requestID, createdAt: now, isConfirmed: true, roles: [.participant],
      clientID: client?.clientID)
    let (session, token, rights) = try await environment.pool.write { connection in
      let (isErased, isNew) = try await connection.answers(
        to: ErasedSessionStore.contains(requestID: requestID), AccountStore.insert(account))
      // A late repetition must not recreate an erased account.
      if isErased { throw SessionError.accountErased }
      let (session, token) =
        if isNew {
          try await begin(
            account, audiences: audiences, label: label, client: client, at: now, on: connection)
        } else {
          try await again(
            requestID, audiences: audiences, client: client, at: now, on: connection)
        }
      let rights = try await connection.answer(
        to: RightsStore.find(of: session.participantID, at: now))
      try rights.requireActive()
      return (session, token, rights)
    }
    return try await environment.tokens.tokens(
      for: session, refreshToken: token, rights: rights, at: now)
  }

  private func begin(
    _ account: NewAccount, audiences: [String], label: String, client: SessionClient?,
    at now: Date, on connection: PostgresConnection
  ) async throws -> (Session, RefreshToken) {
    let session = Session.new(
      of: account.participantID, audiences: audiences, label: label, holder: .anonymous,
      client: client, at: now)
    let token = RefreshToken.new(of: session, environment.sealing)
    try await connection.run(SessionStore.insert(session, token: token))
    try await environment.record(
      [AuditRecord(action: .anonymousAccountCreated, subject: account.participantID)], at: now,
      on: connection)
    return (session, token)
  }

  /// Issues another token of the same session after a lost response. The request id alone gives
  /// access for an hour, so clients have to choose it at random.
  private func again(
    _ requestID: UUID, audiences: [String], client: SessionClient?, at now: Date,
    on connection: PostgresConnection
  ) async throws -> (Session, RefreshToken) {
    guard let account = try await connection.answer(to: AccountStore.find(requestID: requestID)),
      account.isAnonymous
    else { throw SessionError.requestIDReused }
    guard
      var session = try await connection.answer(
        to: SessionStore.lockFirst(of: account.participantID))
    else { throw SessionError.signInEnded }
    guard session.audiences == audiences, session.client?.clientID == client?.clientID else {
      throw SessionError.requestIDReused
    }
    do {
      try session.family.repeatSignIn(at: now, rules: environment.rules)
    } catch .tooManySiblings {
      throw SessionError.signInRepeatedTooOften(environment.rules.tokensPerGenerationMax)
    } catch {
      throw SessionError.signInEnded
    }
    let token = RefreshToken.new(of: session, environment.sealing)
    try await connection.run(SessionStore.update(session, adding: token))
    return (session, token)
  }
}
