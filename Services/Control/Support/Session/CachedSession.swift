internal import Foundation

/// A session of otolith-auth that `otolithctl login` began, as it is kept between commands.
public struct CachedSession: Codable, Sendable, Hashable {
  /// The service that it is of; its tokens go nowhere else.
  public var authAddress: String
  public var username: String
  public var participantID: String
  public var accessToken: String
  /// By this machine's clock, seconds since 1970: the service's may be another.
  public var accessTokenEnd: Double
  public var refreshToken: String
  /// By the service's clock, seconds since 1970: when it ends unless it is refreshed before.
  public var sessionEnd: Double

  public init(
    authAddress: String, username: String, participantID: String, accessToken: String,
    accessTokenEnd: Double, refreshToken: String, sessionEnd: Double
  ) {
    self.authAddress = authAddress
    self.username = username
    self.participantID = participantID
    self.accessToken = accessToken
    self.accessTokenEnd = accessTokenEnd
    self.refreshToken = refreshToken
    self.sessionEnd = sessionEnd
  }

  /// How long an access token must be good for a call to be begun with it, in seconds.
  private static let margin = 60.0

  func isFresh(at now: Date) -> Bool {
    !accessToken.isEmpty && accessTokenEnd - Self.margin > now.timeIntervalSince1970
  }

  /// Whether every text may go into a call's metadata: no line end of a file gets there.
  var isSound: Bool {
    [accessToken, refreshToken].allSatisfy { token in
      token.utf8.count <= 8_192 && token.utf8.allSatisfy { (0x21...0x7E).contains($0) }
    } && !refreshToken.isEmpty && accessTokenEnd.isFinite && sessionEnd.isFinite
      && !username.isEmpty && username.utf8.count <= 1_024 && participantID.utf8.count <= 64
  }
}

/// Why there is no session to go on with.
public struct SessionFailure: Error, Sendable, Hashable, CustomStringConvertible {
  /// What is wrong, and what to do.
  public let description: String

  public init(_ description: String) { self.description = description }
}
