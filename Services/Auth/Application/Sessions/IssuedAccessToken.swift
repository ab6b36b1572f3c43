package import FoundationEssentials

/// An access token made for a session.
package struct IssuedAccessToken: Sendable {
  package var token: String
  package var expiresAt: Date
}
