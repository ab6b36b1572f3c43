import Fields
import Foundation

/// Unverified claims of an access token; the services verify them.
struct AccessTokenClaims: Decodable, Sendable, Hashable {
  /// Participant id.
  var sub: String
  /// Time of issue in seconds since 1970.
  var iat: Double?
  /// Expiry in seconds since 1970.
  var exp: Double?

  /// - Returns: nil if it is not a JWT in compact form.
  init?(of token: String) {
    let parts = token.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count == 3, let bytes = Base64URL.decode(parts[1].utf8),
      let claims = try? JSONDecoder().decode(Self.self, from: Data(bytes))
    else { return nil }
    self = claims
  }

  /// Returns the expiry of a token received just now, by the local clock; derived from its
  /// lifetime, since clocks differ.
  ///
  /// - Returns: now, if the token has no lifetime.
  static func end(of token: String, receivedAt now: Date) -> Date {
    guard let claims = AccessTokenClaims(of: token), let made = claims.iat, let end = claims.exp,
      end > made
    else { return now }
    return now.addingTimeInterval(end - made)
  }
}
