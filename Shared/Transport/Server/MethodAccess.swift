public import MessageSupport
public import RPCCore

/// The access rule of a method. It applies before the request is read and again to the decoded
/// request; the handler checks only what both do not show.
public enum MethodAccess: Sendable {
  /// All callers, without credentials.
  case open
  /// Callers with credentials that meet the requirement.
  case credentials(any CallRequirement)

  /// - Throws: the error for a caller without access.
  public func check(_ context: ServerCallContext) throws(RPCError) {
    if case .credentials(let requirement) = self { try requirement.check(context) }
  }

  /// Checks what the request names, after it was decoded and before the handler runs.
  ///
  /// - Throws: the error for a caller without access.
  public func check(
    _ request: some Message, _ context: ServerCallContext
  ) throws(RPCError) {
    if case .credentials(let requirement) = self { try requirement.check(request, context) }
  }
}

/// A condition that a caller must meet for a method or for higher limits.
public protocol CallRequirement: Sendable {
  /// Called on the connection's event loop after every ``CallAuthorizer`` has permitted the call,
  /// before its body is read.
  ///
  /// - Throws: the status of the call.
  func check(_ context: ServerCallContext) throws(RPCError)

  /// Called with the only request of a call, before its handler; not for request streams. Permits
  /// every request by default.
  ///
  /// - Throws: the status of the call.
  func check(_ request: some Message, _ context: ServerCallContext) throws(RPCError)
}

extension CallRequirement {
  public func check(_ request: some Message, _ context: ServerCallContext) throws(RPCError) {}
}

/// Authorises a call by its headers: the body of a rejected call is not stored, decompressed or
/// decoded.
public protocol CallAuthorizer: Sendable {
  /// Identifies the caller and stores what handlers need in the context. Runs on the connection's
  /// event loop and must not block.
  ///
  /// - Returns: nil if this authorizer permits the call; otherwise asynchronous work that must
  ///   finish first, for example fetching a key.
  /// - Throws: the status of the call.
  func authorize(
    _ context: ServerCallContext, for access: MethodAccess
  ) throws(RPCError) -> PendingAuthorization?
}

/// The asynchronous part of an authorization. Throws the status of the call.
public typealias PendingAuthorization = @Sendable () async throws -> Void
