public import RPCCore

/// Lets only named peers call: those whose verified certificate (mutual TLS) has one of the names.
///
/// Error: PERMISSION_DENIED with reason PEER_NOT_ALLOWED.
public struct PeerAuthorizer: CallAuthorizer {
  private let allowedNames: Set<String>
  private let openServices: Set<String>

  /// - Parameters:
  ///   - allowedNames: DNS names and URIs of certificates, compared as they are, DNS names without
  ///     regard to case.
  ///   - open: full names of services that everybody may call who has a certificate.
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
