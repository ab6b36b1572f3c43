public import RPCCore

/// What a caller must be for a method, or for more than is there for everybody.
public protocol CallRequirement: Sendable {
  /// Called on the connection's event loop when every ``CallAuthorizer`` has let the call pass, and
  /// before any of its body is read.
  ///
  /// - Throws: what the call ends with.
  func check(_ context: ServerCallContext) throws(RPCError)
}
