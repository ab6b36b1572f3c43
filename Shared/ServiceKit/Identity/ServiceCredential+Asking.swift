public import RPCClient
import RPCCore

extension ServiceCredential? {
  /// Makes a call to `audience` in the service's own name; without a token where there is no credential.
  ///
  /// A token that the other side does not trust may be of a key that another process has revoked
  /// (`rotate-identity`), in whose place there is a newer one by now; or of a key that was made a moment ago, of which
  /// the bus is about to tell. Then the call is made again, until `timeout` is over.
  ///
  /// - Parameters:
  ///   - timeout: for each call.
  ///   - call: may be made several times.
  /// - Throws: what `call` throws; `PostgresError` when no key can be had.
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
