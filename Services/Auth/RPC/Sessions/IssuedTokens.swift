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
    let key = try await keys.current(at: now)
    let expiresAt = now.addingTimeInterval(rules.accessTokenLifetime)
    let claims = AccessClaims(
      participantID: session.participantID, roles: rights.roles,
      enrolledStudies: rights.enrolledStudies, ledStudies: rights.ledStudies,
      groups: rights.groups, sessionID: session.sessionID, issuedAt: now, expiresAt: expiresAt)
    return IssuedAccessToken(
      token: try AccessToken.sign(
        claims, issuer: issuer, audiences: session.audiences, with: key),
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
