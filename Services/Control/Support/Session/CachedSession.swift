internal import Foundation

/// A session begun by `otolithctl login`, stored between commands.
struct CachedSession: Codable, Sendable, Hashable {
  /// Address of otolith-auth; the tokens are sent to no other address.
  var authAddress: String
  var username: String
  var participantID: String
  var accessToken: String
  /// Expiry of the access token by this machine's clock, in seconds since 1970.
  var accessTokenEnd: Double
  var refreshToken: String
  /// Expiry of the session unless refreshed, by the service's clock, in seconds since 1970.
  var sessionEnd: Double

  /// Minimum remaining lifetime in seconds of an access token used for a call.
  private static let margin = 60.0

  func isFresh(at now: Date) -> Bool {
    !accessToken.isEmpty && accessTokenEnd - Self.margin > now.timeIntervalSince1970
  }

  /// Whether all texts are safe in metadata (no line breaks).
  var isSound: Bool {
    [accessToken, refreshToken].allSatisfy { token in
      token.utf8.count <= 8_192 && token.utf8.allSatisfy { (0x21...0x7E).contains($0) }
    } && !refreshToken.isEmpty && accessTokenEnd.isFinite && sessionEnd.isFinite
      && !username.isEmpty && username.utf8.count <= 1_024 && participantID.utf8.count <= 64
  }
}

/// The reason why no session can be used.
struct SessionFailure: Error, Sendable, Hashable, CustomStringConvertible {
  /// The error, and what to do.
  let description: String

  init(_ description: String) { self.description = description }
}
