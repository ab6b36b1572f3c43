import FoundationEssentials
import ServiceKit

/// Signs access tokens. Do not call within a transaction: a key may have to be created.
struct TokenIssuer: Sendable {
  let keys: SigningKeys
  let rules: SessionRules
  let running: InEffect<RunningSettings>

  /// Issues the tokens for a sign-in or a refresh.
  func tokens(
    for session: Session, refreshToken: RefreshToken, rights: Rights, at now: Date
  ) async throws -> IssuedTokens {
    let rights = rights.limited(to: session.client)
    return IssuedTokens(
      access: try await accessToken(for: session, rights: rights, at: now),
      refreshToken: refreshToken.text,
      refreshTokenExpiresAt: session.family.expiresAt(rules),
      participantID: session.participantID, outdatedConsents: rights.outdatedConsents,
      isSecondFactorMissing: isLimited(session, rights))
  }

  /// Whether the session lacks a required second factor.
  private func isLimited(_ session: Session, _ rights: Rights) -> Bool {
    !session.provesSecondFactor && rights.lacksSecondFactor(neededBy: rules.secondFactorRoles)
  }

  /// Issues an access token as at sign-in, after a password, refresh token or ID token was verified. Without
  /// a required second factor it carries no role and is valid at this service only.
  func accessToken(
    for session: Session, rights: Rights, at now: Date
  ) async throws -> IssuedAccessToken {
    let rights = rights.limited(to: session.client)
    let isLimited = isLimited(session, rights)
    return try await accessToken(
      for: session, rights: isLimited ? rights.withoutRoles : rights,
      audiences: isLimited ? [AuditAction.service] : session.audiences,
      expiresAt: now.addingTimeInterval(rules.accessTokenLifetime), provenAt: session.provenAt,
      at: now)
  }

  /// Issues a replacement for the caller's token after a change of enrolments; nil if the caller's
  /// token is still accurate.
  ///
  /// It has the caller's expiry, audiences and proof time, and no role or led study that the
  /// caller's token lacks: a stolen access token must not become a longer or stronger one. Only a
  /// refresh token can do that.
  ///
  /// - Parameter newerThan: a token issued before this time is always replaced.
  func successor(
    of presented: AccessClaims, for session: Session, rights: Rights,
    newerThan beginning: Date = .distantPast, at now: Date
  ) async throws -> IssuedAccessToken? {
    let presentedRights = Rights(presented)
    let rights = rights.limited(to: session.client).limited(to: presentedRights)
    // Tokens have whole seconds (RFC 7519 `iat` as written here).
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
    // A role ends with the token that carries it.
    let expiresAt = min(expiresAt, rights.studyRolesEndAt ?? expiresAt)
    // Tokens of the second of a change of rights are rejected, and a change may be dated some seconds
    // later than it was made. Verifiers allow clocks to differ by more than this.
    let issuedAt = rights.changedAt.map {
      max(now, min(SuspendedAccounts.earliestIssue(after: $0), now + 10))
    }
    let audiences = session.client?.limits.permitted(of: audiences) ?? audiences
    let claims = AccessClaims(
      participantID: session.participantID,
      roles: Set(rights.roles.compactMap { Role(rawValue: $0.rawValue) }),
      enrolledStudies: rights.enrolledStudies, ledStudies: rights.ledStudies,
      studyRoles: rights.studyRoles.mapValues { Set($0.compactMap(ShippedRole.init)) },
      studyVerbs: rights.studyVerbs.mapValues { Set($0.compactMap(Verb.init)) },
      blindedStudies: rights.blindedStudies, groups: rights.groups, consentEnds: rights.consentEnds,
      isTestParticipant: rights.isTestParticipant,
      sessionID: session.sessionID, audiences: audiences, issuedAt: issuedAt ?? now,
      expiresAt: expiresAt,
      provenAt: provenAt, isAnonymous: rights.isAnonymous, clientID: session.client?.clientID)
    return IssuedAccessToken(
      token: try AccessToken.sign(
        claims, issuer: running.current.tokenIssuer, audiences: audiences, with: key),
      expiresAt: expiresAt)
  }
}

/// An access token of a session.
struct IssuedAccessToken: Sendable {
  var token: String
  var expiresAt: Date
}

/// Tokens issued by a sign-in or a refresh.
struct IssuedTokens: Sendable {
  var access: IssuedAccessToken
  var refreshToken: String
  /// Expiry of the session unless it is refreshed; nil if it does not expire.
  var refreshTokenExpiresAt: Date?
  var participantID: UUID
  /// Sorted by study id.
  var outdatedConsents: [OutdatedConsent]
  /// Whether the tokens are limited until the account has a second factor.
  var isSecondFactorMissing: Bool
}

extension Rights {
  /// Creates the rights that a token carries. Unknown roles are ignored.
  init(_ claims: AccessClaims) {
    self.init(
      roles: Set(claims.roles.compactMap { AccountRole(rawValue: $0.rawValue) }),
      enrolledStudies: claims.enrolledStudies, ledStudies: claims.ledStudies,
      studyRoles: claims.studyRoles.mapValues { Set($0.map(\.rawValue)) },
      studyVerbs: claims.studyVerbs.mapValues { Set($0.map(\.rawValue)) },
      blindedStudies: claims.blindedStudies, groups: claims.groups,
      isTestParticipant: claims.isTestParticipant,
      isAnonymous: claims.isAnonymous,
      consentEnds: claims.consentEnds)
  }

  /// - Throws: `SessionError.suspended`.
  func requireActive() throws(SessionError) {
    if isSuspended { throw .suspended }
  }
}
