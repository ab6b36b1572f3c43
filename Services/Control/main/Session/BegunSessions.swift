import ControlSupport
import Messages
import RPCClient
import RPCCore

/// Sessions that a command begins by a name and a password for its own calls, and ends with them: nobody would go on
/// with one, and it would be good for 90 days.
actor BegunSessions {
  /// Of the connection that is open; see ``Connection``.
  @TaskLocal static var current: BegunSessions?

  /// How long a command that is done waits for one to end; it ends by itself later.
  private static let patience = Duration.seconds(5)
  /// What it is known by until then.
  private static let label = "otolithctl"

  private var refreshTokens: Set<String> = []

  /// Signs in, to be signed out when the connection is closed.
  static func begin(
    _ client: OtolithClient, _ username: String, _ password: String
  ) async throws -> AuthV1.SignInResponse {
    let answer = try await client.sessions.signIn(
      .init(username: username, password: password, label: label))
    await current?.add(answer.refreshToken)
    return answer
  }

  /// - Parameter refreshToken: is good no more after it.
  static func renew(
    _ client: OtolithClient, _ refreshToken: String
  ) async throws -> AuthV1.RefreshResponse {
    let answer = try await client.sessions.refresh(.init(refreshToken: refreshToken))
    await current?.replace(refreshToken, by: answer.refreshToken)
    return answer
  }

  private func add(_ token: String) { refreshTokens.insert(token) }

  private func replace(_ token: String, by next: String) {
    refreshTokens.remove(token)
    refreshTokens.insert(next)
  }

  /// Whether it works or not: the command has done what it was asked to do.
  func end(_ client: OtolithClient) async {
    for token in refreshTokens {
      _ = try? await client.sessions.signOut(
        .init(refreshToken: token), options: CallOptions(timeout: Self.patience))
    }
    refreshTokens = []
  }
}
