import Messages
import RPCClient
import RPCCore

/// Sessions that a command begins with a name and a password for its own calls and ends afterwards.
/// Otherwise they would stay valid for 90 days.
actor BegunSessions {
  /// Sessions of the open connection; see ``Connection``.
  @TaskLocal static var current: BegunSessions?

  /// Maximum time to wait for the end of a session; it expires later by itself.
  private static let patience = Duration.seconds(5)
  /// Label of these sessions.
  private static let label = "otolithctl"

  private var refreshTokens: Set<String> = []
  /// Access token of the last session; nil if none was begun.
  private(set) var accessToken: String?

  /// Signs in; the session ends when the connection is closed.
  static func begin(
    _ client: OtolithClient, _ username: String, _ password: String
  ) async throws -> AuthV1.SignInResponse {
    let answer: AuthV1.SignInResponse
    do {
      answer = try await client.sessions.signIn(
        .init(username: username, password: password, label: label, client: .ofThisProgram))
    } catch let error as RPCError where error.reason == "ONE_TIME_CODE_REQUIRED" {
      throw CommandFailure(
        "the account of \(username) has a second factor: sign in with `otolithctl login` and leave out "
          + "--password-file and OTOLITH_PASSWORD_FILE", .notPermitted)
    }
    await current?.add(answer)
    return answer
  }

  /// - Parameter refreshToken: becomes invalid.
  static func renew(
    _ client: OtolithClient, _ refreshToken: String
  ) async throws -> AuthV1.RefreshResponse {
    let answer = try await client.sessions.refresh(
      .init(refreshToken: refreshToken, client: .ofThisProgram))
    await current?.replace(refreshToken, by: answer.refreshToken)
    return answer
  }

  private func add(_ answer: AuthV1.SignInResponse) {
    refreshTokens.insert(answer.refreshToken)
    accessToken = answer.accessToken
  }

  private func replace(_ token: String, by next: String) {
    refreshTokens.remove(token)
    refreshTokens.insert(next)
  }

  /// Ends the sessions. Errors are ignored, since the command has succeeded.
  func end(_ client: OtolithClient) async {
    for token in refreshTokens {
      _ = try? await client.sessions.signOut(
        .init(refreshToken: token), options: CallOptions(timeout: Self.patience))
    }
    refreshTokens = []
  }
}
