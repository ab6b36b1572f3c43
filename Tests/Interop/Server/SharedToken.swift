import RPCCore
import RPCServer

/// Credentials that are the same for everybody: lets the clients of others have calls with and without.
///
/// With it as its authorizer a server counts calls of open methods among those without credentials.
struct SharedToken: CallAuthorizer, CallRequirement {
  let text: String

  /// The requirement of the method says it all.
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
