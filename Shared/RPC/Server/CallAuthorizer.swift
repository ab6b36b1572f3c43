public import RPCCore

/// Decides at a call's headers whether it may be made: nothing of the body of a call that is refused is
/// kept, decompressed or decoded.
public protocol CallAuthorizer: Sendable {
  /// Looks at who calls and notes in the context what handlers need to know of that. Runs on the
  /// connection's event loop and must not block.
  ///
  /// - Returns: what has to be waited for before it can be said, e.g. for a key; nil: the call may be
  ///   made as far as this authorizer is concerned.
  /// - Throws: what the call ends with.
  func authorize(
    _ context: ServerCallContext, for access: MethodAccess
  ) throws(RPCError) -> PendingAuthorization?
}

/// The rest of an authorization that could not be made at once. Throws what the call ends with.
public typealias PendingAuthorization = @Sendable () async throws -> Void
