public import RPCClient
import RPCCore

extension ServiceCredential? {
  /// Calls `audience` under the service's identity, or without a token if there is no credential.
  ///
  /// The other service may reject a token because its key was revoked by another process
  /// (`rotate-identity`), or because the key is so new that the bus has not delivered it. Then the
  /// call is repeated until `timeout` is over.
  ///
  /// - Parameters:
  ///   - timeout: time limit of each call.
  ///   - call: may be called several times.
  /// - Throws: the errors of `call`; `PostgresError` if no key is available.
  public func ask<Value>(
    _ audience: String, timeout: Duration, _ call: (CallOptions) async throws -> Value
  ) async throws -> Value {
    guard let self else { return try await call(CallOptions(timeout: timeout)) }
    let start = ContinuousClock.now
    var token = try await self.token(for: audience)
    while true {
      do {
        return try await call(.bearer(token, timeout: timeout))
      } catch let error as RPCError where error.code == .unauthenticated {
        try await self.renew()
        let newer = try await self.token(for: audience)
        guard newer != token || self.signsWithNewKey(for: audience),
          ContinuousClock.now - start < timeout
        else { throw error }
        if newer == token { try await Task.sleep(for: .milliseconds(100)) }
        token = newer
      }
    }
  }
}

extension CallOptions {
  fileprivate static func bearer(_ token: String, timeout: Duration) -> CallOptions {
    var options = CallOptions.bearer(token)
    options.timeout = timeout
    return options
  }
}
