package import AuthDomain
import FoundationEssentials
package import ServiceKit

/// Signs access tokens. Not inside a transaction: the key may have to be made.
package struct TokenIssuer: Sendable {
  private let keys: SigningKeys
  private let rules: SessionRules
  private let running: InEffect<RunningSettings>

  /// - Parameter running: with `iss` of access tokens.
  package init(
    keys: SigningKeys, rules: SessionRules,
    running: InEffect<RunningSettings> = InEffect(RunningSettings())
  ) {
    self.keys = keys
    self.rules = rules
    self.running = running
  }

  /// The answer to every way of signing in and staying signed in.
  func tokens(
    for session: Session, refreshToken: RefreshToken, rights: Rights, at now: Date
  ) async throws -> IssuedTokens {
    return IssuedTokens(
      access: try await accessToken(for: session, rights: rights, at: now),
      refreshToken: refreshToken.text,
      refreshTokenExpiresAt: session.family.expiresAt(rules),
      participantID: session.participantID, outdatedConsents: rights.outdatedConsents)
  }

  /// As at a sign-in: for a session of which a password or a refresh token was just proven.
  func accessToken(
    for session: Session, rights: Rights, at now: Date
  ) async throws -> IssuedAccessToken {
    try await accessToken(
      for: session, rights: rights, audiences: session.audiences,
      expiresAt: now.addingTimeInterval(rules.accessTokenLifetime), provenAt: session.provenAt,
      at: now)
  }

  /// The token that replaces the caller's after a change of enrolments; nil where the caller's says
  /// the same.
  ///
  /// It expires when the caller's expires, is for the same services and has no role and no led study
  /// that the caller's has not, and its proof of the password is as old: a stolen access token must not
  /// turn into a longer or stronger one. Only a refresh token gives that.
  ///
  /// - Parameter newerThan: when what it says began: one that was issued before is replaced, whatever it says.
  func successor(
    of presented: AccessClaims, for session: Session, rights: Rights,
    newerThan beginning: Date = .distantPast, at now: Date
  ) async throws -> IssuedAccessToken? {
    let presentedRights = Rights(presented)
    let rights = rights.limited(to: presentedRights)
    // A token says whole seconds (RFC 7519 `iat` as it is written here).
    let issuedBy = presented.issuedAt.timeIntervalSince1970
    if rights == presentedRights, issuedBy >= beginning.timeIntervalSince1970.rounded(.down) {
      return nil
    }
    return try await accessToken(
      for: session, rights: rights,
      audiences: session.audiences.filter(presented.audiences.contains),
      expiresAt: min(presented.expiresAt, now.addingTimeInterval(rules.accessTokenLifetime)),
      provenAt: presented.provenAt, at: now)
  }

  private func accessToken(
    for session: Session, rights: Rights, audiences: [String], expiresAt: Date,
    provenAt: Date?, at now: Date
  ) async throws -> IssuedAccessToken {
    let key = try await keys.current(at: now)
    let claims = AccessClaims(
      participantID: session.participantID,
      roles: Set(rights.roles.compactMap { Role(rawValue: $0.rawValue) }),
      enrolledStudies: rights.enrolledStudies, ledStudies: rights.ledStudies,
      groups: rights.groups, consentEnds: rights.consentEnds,
      isTestParticipant: rights.isTestParticipant,
      sessionID: session.sessionID, audiences: audiences, issuedAt: now, expiresAt: expiresAt,
      provenAt: provenAt, isAnonymous: rights.isAnonymous)
    return IssuedAccessToken(
      token: try AccessToken.sign(
        claims, issuer: running.current.tokenIssuer, audiences: audiences, with: key),
      expiresAt: expiresAt)
  }
}
