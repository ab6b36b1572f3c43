package import FoundationEssentials
package import RPCCore
package import RPCServer
package import Tokens

/// Assigns the same identity to every caller, for a service in a closed network with tokens
/// switched off. Tokens are ignored.
package struct OpenNetworkAuthorizer: CallAuthorizer {
  private let claims: VerifiedClaims

  /// - Parameter started: issue time in the claims.
  package init(participantID: UUID, roles: Set<Role>, started: Date) {
    claims = VerifiedClaims(
      AccessClaims(
        participantID: participantID, roles: roles, sessionID: participantID, issuedAt: started,
        expiresAt: .distantFuture))
  }

  package func authorize(
    _ context: ServerCallContext, for access: MethodAccess
  ) throws(RPCError) -> PendingAuthorization? {
    context[AccessClaimsKey.self] = claims
    return nil
  }
}
