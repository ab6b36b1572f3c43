public import Messages
public import RPC
import ServiceKit
public import Stubs

/// The public halves of the keys that sign access tokens.
public struct KeyHandler: AuthV1.KeyServiceProtocol {
  private let keys: SigningKeys
  private let clock: any WallClock

  init(keys: SigningKeys, clock: any WallClock) {
    self.keys = keys
    self.clock = clock
  }

  public func access(to method: AuthV1.KeyServiceMethod) -> MethodAccess {
    switch method {
    case .listSigningKeys: .open
    }
  }

  public func listSigningKeys(
    _ request: AuthV1.ListSigningKeysRequest, context: ServerCallContext
  ) async throws -> AuthV1.ListSigningKeysResponse {
    try await answering {
      let published = try await keys.published(at: clock.now())
      return AuthV1.ListSigningKeysResponse(jwksJSON: try JSONWebKeySet.encode(published))
    }
  }
}
