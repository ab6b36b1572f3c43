import Foundation
import Messages
import RPCServer

@testable import AuthService

extension AuthFixture {
  var clientAdministration: ClientAdministrationHandler {
    ClientAdministrationHandler(environment: environment)
  }
  var clientTokens: ClientTokenHandler { ClientTokenHandler(environment: environment) }

  /// Registers a client and returns it as requests name it.
  func newClient(
    confidential: Bool = false, audiences: [String] = [], studies: [String] = [],
    gateway: Bool = false, introspects: Bool = false, by context: ServerCallContext? = nil
  ) async throws -> AuthV1.ClientCredentials {
    let administrator = if let context { context } else { try await administrator() }
    let made = try await clientAdministration.registerClient(
      .init(
        requestID: Self.newID(), name: "A client", platform: confidential ? .server : .ios,
        confidential: confidential, audiences: audiences, studyIDs: studies, gateway: gateway,
        introspects: introspects), context: administrator)
    return .init(clientID: made.client?.clientID ?? "", clientSecret: made.clientSecret)
  }

  func signIn(
    _ username: String, by client: AuthV1.ClientCredentials?, audiences: [String] = []
  ) async throws -> AuthV1.SignInResponse {
    try await sessions.signIn(
      .init(
        username: username, password: Self.password, audiences: audiences, client: client),
      context: anybody)
  }

  func signInAnonymously(
    by client: AuthV1.ClientCredentials?, requestID: String = newID()
  ) async throws -> AuthV1.SignInAnonymouslyResponse {
    try await sessions.signInAnonymously(
      .init(requestID: requestID, client: client), context: anybody)
  }

  func refresh(
    _ token: String, by client: AuthV1.ClientCredentials?
  ) async throws -> AuthV1.RefreshResponse {
    try await sessions.refresh(.init(refreshToken: token, client: client), context: anybody)
  }

  func introspect(
    _ token: String, by client: AuthV1.ClientCredentials
  ) async throws -> AuthV1.IntrospectTokenResponse {
    try await clientTokens.introspectToken(.init(client: client, token: token), context: anybody)
  }

  @discardableResult
  func revoke(
    _ client: AuthV1.ClientCredentials, by context: ServerCallContext
  ) async throws -> Bool {
    try await clientAdministration.revokeClient(
      .init(clientID: client.clientID), context: context
    ).changed
  }
}
