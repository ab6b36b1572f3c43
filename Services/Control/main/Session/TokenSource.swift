import ControlSupport
import Foundation
import RPCClient
import RPCCore

/// Tokens for a command with many calls, or one that goes on for long: one sign-in for all of them, renewed as any
/// session is. (Each sign-in begins a session, and the oldest of more than twenty ends.)
actor TokenSource {
  private struct Own {
    var accessToken: String
    var end: Date
    var refreshToken: String
  }

  private let client: OtolithClient
  private let credentials: Credentials
  /// Nil before the first sign-in, and where the session is that of `otolithctl login`.
  private var own: Own?

  /// How long a token must be good for a call to be begun with it, in seconds.
  private static let margin = 60.0

  init(_ client: OtolithClient, _ credentials: Credentials) {
    self.client = client
    self.credentials = credentials
  }

  /// With a token that is good for a minute at least.
  func options() async throws -> CallOptions {
    guard credentials.signsInItself else { return try await credentials.signIn(client) }
    if let own, own.end.timeIntervalSinceNow > Self.margin { return .bearer(own.accessToken) }
    if let own, let renewed = try await renewed(own) {
      self.own = renewed
      return .bearer(renewed.accessToken)
    }
    let (username, password) = try credentials.resolve()
    let answer = try await BegunSessions.begin(client, username, password)
    let begun = Own(
      accessToken: answer.accessToken,
      end: AccessTokenClaims.end(of: answer.accessToken, receivedAt: Date()),
      refreshToken: answer.refreshToken)
    own = begun
    return .bearer(begun.accessToken)
  }

  /// - Returns: nil where the session has ended.
  private func renewed(_ own: Own) async throws -> Own? {
    do {
      let answer = try await BegunSessions.renew(client, own.refreshToken)
      return Own(
        accessToken: answer.accessToken,
        end: AccessTokenClaims.end(of: answer.accessToken, receivedAt: Date()),
        refreshToken: answer.refreshToken)
    } catch let error as RPCError where error.code == .unauthenticated {
      return nil
    }
  }
}
