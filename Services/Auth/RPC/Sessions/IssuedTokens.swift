import FoundationEssentials
import Messages
import ServiceKit

/// An access token made for a session.
struct IssuedAccessToken: Sendable {
  var token: String
  var expiresAt: Date
}

extension AuthCore {
  /// Signs what the account may do now. Not inside a transaction: the key may have to be made.
  func accessToken(
    for session: Session, rights: Rights, at now: Date
  ) async throws -> IssuedAccessToken {
    try await accessToken(
      for: session, rights: rights, audiences: session.audiences,
      expiresAt: now.addingTimeInterval(rules.accessTokenLifetime), at: now)
  }

  /// The token that takes the place of the caller's, after a change of enrolments; nil where that
  /// one says already what is true.
  ///
  /// It ends when the caller's would have ended, is for the same services and has no role and no
  /// study to lead that the caller's has not: whoever holds a token for a moment must not have it for
  /// longer, or have more by it. Only a refresh token gives that.
  func successor(
    of presented: AccessClaims, for session: Session, rights: Rights, at now: Date
  ) async throws -> IssuedAccessToken? {
    var rights = rights
    rights.roles.formIntersection(presented.roles)
    rights.ledStudies.formIntersection(presented.ledStudies)
    if rights == Rights(presented) { return nil }
    return try await accessToken(
      for: session, rights: rights,
      audiences: session.audiences.filter(presented.audiences.contains),
      expiresAt: min(presented.expiresAt, now.addingTimeInterval(rules.accessTokenLifetime)),
      at: now)
  }

  private func accessToken(
    for session: Session, rights: Rights, audiences: [String], expiresAt: Date, at now: Date
  ) async throws -> IssuedAccessToken {
    let key = try await keys.current(at: now)
    let claims = AccessClaims(
      participantID: session.participantID, roles: rights.roles,
      enrolledStudies: rights.enrolledStudies, ledStudies: rights.ledStudies,
      groups: rights.groups, sessionID: session.sessionID, audiences: audiences, issuedAt: now,
      expiresAt: expiresAt)
    return IssuedAccessToken(
      token: try AccessToken.sign(claims, issuer: issuer, audiences: audiences, with: key),
      expiresAt: expiresAt)
  }

  /// The answer to every way of signing in and staying signed in.
  func signInResponse(
    _ session: Session, refreshToken: RefreshToken, rights: Rights, at now: Date
  ) async throws -> AuthV1.SignInResponse {
    let access = try await accessToken(for: session, rights: rights, at: now)
    return AuthV1.SignInResponse(
      accessToken: access.token,
      accessTokenExpiresAt: GoogleProtobuf.Timestamp(access.expiresAt),
      refreshToken: refreshToken.text,
      refreshTokenExpiresAt: GoogleProtobuf.Timestamp(session.family.expiresAt(rules)),
      participantID: session.participantID.uuidString.lowercased())
  }
}
