package import AuthApplication
package import Messages
package import RPCServer
package import ServiceKit
package import Stubs

/// The public halves of the keys that sign access tokens.
package struct KeyHandler: AuthV1.KeyServiceProtocol {
  private let keys: SigningKeys
  private let clock: any WallClock

  package init(keys: SigningKeys, clock: any WallClock) {
    self.keys = keys
    self.clock = clock
  }

  package func access(to method: AuthV1.KeyServiceMethod) -> MethodAccess {
    switch method {
    case .listSigningKeys: .open
    }
  }

  package func listSigningKeys(
    _ request: AuthV1.ListSigningKeysRequest, context: ServerCallContext
  ) async throws -> AuthV1.ListSigningKeysResponse {
    let published = try await answering { try await keys.published(at: clock.now()) }
    return AuthV1.ListSigningKeysResponse(jwksJSON: try JSONWebKeySet.encode(published))
  }
}
