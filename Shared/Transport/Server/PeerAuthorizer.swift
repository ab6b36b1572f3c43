public import RPCCore

/// Permits only peers whose verified certificate (mutual TLS) has one of the given names.
///
/// Error: PERMISSION_DENIED with reason PEER_NOT_ALLOWED.
public struct PeerAuthorizer: CallAuthorizer {
  private let allowedNames: Set<String>
  private let openServices: Set<String>

  /// - Parameters:
  ///   - allowedNames: DNS names and URIs in certificates; DNS names are compared
  ///     case-insensitively.
  ///   - open: full names of services that any client with a certificate may call.
  public init(allowedNames: Set<String>, open: Set<String> = ["grpc.health.v1.Health"]) {
    self.allowedNames = Set(allowedNames.map { $0.contains(":") ? $0 : $0.lowercased() })
    openServices = open
  }

  public func authorize(
    _ context: ServerCallContext, for access: MethodAccess
  ) throws(RPCError) -> PendingAuthorization? {
    guard openServices.contains(context.service) || isAllowed(context.peer) else {
      throw RPCError(
        .permissionDenied, "this certificate may not call this server", reason: "PEER_NOT_ALLOWED")
    }
    return nil
  }

  private func isAllowed(_ peer: PeerIdentity?) -> Bool {
    guard let peer else { return false }
    return peer.dnsNames.contains { allowedNames.contains($0.lowercased()) }
      || peer.uris.contains { allowedNames.contains($0) }
  }
}
