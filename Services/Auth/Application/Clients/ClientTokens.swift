import FoundationEssentials
import Postgres
import ServiceKit

/// Signs a gateway in by the secret of its client. No session is stored: the client signs in again when
/// the token expires.
struct SignInClient: Sendable {
  let environment: AuthEnvironment

  /// - Throws: ``ClientError`` `.rejected`, `.notGateway`, `.audienceRefused`; `SessionError.suspended`;
  ///   `PostgresError`.
  func callAsFunction(
    _ given: GivenClient?, audiences: [String]
  ) async throws -> (token: IssuedAccessToken, audiences: [String]) {
    let now = environment.clock.now()
    let client = try await environment.confidentialClient(given, at: now)
    let audiences = try client.limits.permitted(audiences)
    guard let accountID = client.accountID else { throw ClientError.notGateway }
    let rights = try await environment.pool.answer(to: RightsStore.find(of: accountID, at: now))
    try rights.requireActive()
    // The role may have been ended like that of any account.
    guard rights.roles.contains(.gateway) else { throw ClientError.notGateway }
    let session = Session.new(
      of: accountID, audiences: audiences, label: client.name, client: client.ofSession, at: now)
    let token = try await environment.tokens.accessToken(for: session, rights: rights, at: now)
    return (token, audiences)
  }
}

/// Says whether a token is valid (RFC 7662).
struct IntrospectToken: Sendable {
  let environment: AuthEnvironment

  /// What a valid token is for.
  struct Valid: Sendable {
    var isRefreshToken: Bool
    var clientID: UUID?
    var participantID: UUID
    var audiences: [String]
    var issuer: String = ""
    var issuedAt: Date?
    var expiresAt: Date?
  }

  /// - Returns: nil for a token that is not valid, or not shown to the client.
  /// - Throws: ``ClientError`` `.rejected`; `PostgresError`.
  func callAsFunction(_ token: String, by given: GivenClient?) async throws -> Valid? {
    let now = environment.clock.now()
    let asking = try await environment.confidentialClient(given, at: now)
    let found =
      if let refreshToken = RefreshToken(text: token) {
        try await valid(refreshToken, at: now)
      } else {
        try await valid(accessToken: token, at: now)
      }
    guard let found, asking.introspects || found.clientID == asking.clientID else { return nil }
    return found
  }

  private func valid(_ token: RefreshToken, at now: Date) async throws -> Valid? {
    let (found, stored) = try await environment.pool.withConnection {
      try await $0.answers(to: SessionStore.find(token), SessionStore.stored(token))
    }
    // The token before the newest one is valid only for a repeated exchange.
    guard let session = found, stored?.generation == session.family.generation,
      try await isAlive(session, at: now)
    else { return nil }
    return Valid(
      isRefreshToken: true, clientID: session.client?.clientID,
      participantID: session.participantID,
      audiences: session.client?.limits.permitted(of: session.audiences) ?? session.audiences,
      expiresAt: session.family.expiresAt(environment.rules))
  }

  private func valid(accessToken token: String, at now: Date) async throws -> Valid? {
    guard let claims = environment.tokens.ownClaims(of: token, at: now),
      !environment.suspendedAccounts.endsTokens(
        ofClient: claims.clientID, from: claims.issuedAt),
      !environment.suspendedAccounts.hasNewerRights(claims.participantID, than: claims.issuedAt)
    else { return nil }
    if let session = try await environment.pool.answer(to: SessionStore.find(claims.sessionID)) {
      guard session.participantID == claims.participantID,
        try await isAlive(session, at: now)
      else { return nil }
    } else if try await !isGateway(claims, at: now) {
      return nil
    }
    return Valid(
      isRefreshToken: false, clientID: claims.clientID, participantID: claims.participantID,
      audiences: claims.audiences, issuer: environment.tokens.running.current.tokenIssuer,
      issuedAt: claims.issuedAt, expiresAt: claims.expiresAt)
  }

  private func isAlive(_ session: Session, at now: Date) async throws -> Bool {
    guard session.family.isAlive(at: now, rules: environment.rules) else { return false }
    return try await !environment.pool.answer(
      to: RightsStore.find(of: session.participantID, at: now)
    ).isSuspended
  }

  /// Whether the token is one of ``SignInClient``, whose account and client are active.
  private func isGateway(_ claims: AccessClaims, at now: Date) async throws -> Bool {
    guard let clientID = claims.clientID,
      let client = try await environment.pool.answer(to: ClientStore.find(clientID)),
      client.revokedAt == nil, client.accountID == claims.participantID
    else { return false }
    let rights = try await environment.pool.answer(
      to: RightsStore.find(of: claims.participantID, at: now))
    return !rights.isSuspended && rights.roles.contains(.gateway)
  }
}

extension TokenIssuer {
  /// Returns the claims of a token that this issuer signed and that has not expired, for any audience.
  fileprivate func ownClaims(of token: String, at now: Date) -> AccessClaims? {
    guard let parsed = try? JSONWebSignature(parsing: token), parsed.type == .accessToken,
      let key = keys.known(parsed.keyID), !key.hasEnded(at: now)
    else { return nil }
    return try? AccessToken.verify(
      parsed, key: key, issuer: running.current.tokenIssuer, audience: nil, now: now)
  }
}
