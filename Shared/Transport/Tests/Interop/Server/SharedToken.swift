import RPCCore
import RPCServer

/// A token shared by all callers, so that other implementations' clients can have calls with and
/// without credentials.
///
/// With it as its authorizer, a server counts calls of open methods among those without
/// credentials.
struct SharedToken: CallAuthorizer, CallRequirement {
  let text: String

  /// The requirement of the method does the check.
  func authorize(
    _ context: ServerCallContext, for access: MethodAccess
  ) throws(RPCError) -> PendingAuthorization? {
    nil
  }

  func check(_ context: ServerCallContext) throws(RPCError) {
    guard context.requestMetadata.first(for: "authorization") == "Bearer \(text)" else {
      throw RPCError(
        .unauthenticated, "this method needs the server's token", reason: "TOKEN_MISSING")
    }
  }
}
