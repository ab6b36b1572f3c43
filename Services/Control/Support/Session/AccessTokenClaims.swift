import Fields
public import Foundation

/// What an access token says of itself; the services look whether it is right.
public struct AccessTokenClaims: Decodable, Sendable, Hashable {
  /// The participant.
  public var sub: String
  /// When it was made, seconds since 1970.
  public var iat: Double?
  /// When it ends, seconds since 1970.
  public var exp: Double?

  /// - Returns: nil for what is no token in the compact form.
  public init?(of token: String) {
    let parts = token.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count == 3, let bytes = Base64URL.decode(parts[1].utf8),
      let claims = try? JSONDecoder().decode(Self.self, from: Data(bytes))
    else { return nil }
    self = claims
  }

  /// When a token that has just come ends by the clock of whoever got it: clocks differ, lifetimes do not.
  ///
  /// - Returns: now for a token that does not say how long it lives.
  public static func end(of token: String, receivedAt now: Date) -> Date {
    guard let claims = AccessTokenClaims(of: token), let made = claims.iat, let end = claims.exp,
      end > made
    else { return now }
    return now.addingTimeInterval(end - made)
  }
}
