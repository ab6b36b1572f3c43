import Messages
import RPCServer
import ServiceKit
import Stubs

/// Public keys of access tokens.
struct KeyHandler: AuthV1.KeyServiceProtocol {
  let environment: AuthEnvironment

  func listSigningKeys(
    _ request: AuthV1.ListSigningKeysRequest, context: ServerCallContext
  ) async throws -> AuthV1.ListSigningKeysResponse {
    let published = try await answering {
      try await environment.keys.published(at: environment.clock.now())
    }
    return AuthV1.ListSigningKeysResponse(
      jwksJSON: try JSONWebKeySet.encode(published),
      issuer: environment.tokens.running.current.tokenIssuer)
  }
}
