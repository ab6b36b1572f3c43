/// Sends an access token with every call that does not carry one (RFC 6750 §2.1).
public struct CredentialsClientInterceptor: ClientInterceptor {
  private let token: @Sendable () async throws -> String

  /// - Parameter token: gives the token for a call; asked before each, so it should keep what it has
  ///   until it expires. What it throws ends the call; anything but an ``RPCError`` as INTERNAL.
  public init(token: @escaping @Sendable () async throws -> String) {
    self.token = token
  }

  public func intercept(_ call: inout ClientCallContext) async throws {
    guard call.metadata.first(for: "authorization") == nil else { return }
    call.metadata.add("Bearer \(try await token())", for: "authorization")
  }
}
