import Foundation
import RPCClient
import RPCCore

/// Tokens for commands with many or long calls: one sign-in for all of them, renewed like any
/// session. (Each sign-in begins a session, and of more than twenty the oldest ends.)
actor TokenSource {
  private struct Own {
    var accessToken: String
    var end: Date
    var refreshToken: String
  }

  private let client: OtolithClient
  private let credentials: Credentials
  /// Nil before the first sign-in, and if the session of `otolithctl login` is used.
  private var own: Own?

  /// Minimum remaining lifetime in seconds of a token used for a call.
  private static let margin = 60.0

  init(_ client: OtolithClient, _ credentials: Credentials) {
    self.client = client
    self.credentials = credentials
  }

  /// Returns options with a token that is valid for at least a minute.
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

  /// - Returns: nil if the session has ended.
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
