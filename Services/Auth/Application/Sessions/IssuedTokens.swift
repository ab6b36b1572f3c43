package import AuthDomain
package import FoundationEssentials

/// What signing in and staying signed in give.
package struct IssuedTokens: Sendable {
  package var access: IssuedAccessToken
  package var refreshToken: String
  /// When the session ends unless it is refreshed before.
  package var refreshTokenExpiresAt: Date
  package var participantID: UUID
  /// By the ids of the studies.
  package var outdatedConsents: [OutdatedConsent]
}
