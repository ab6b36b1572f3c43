import Messages
public import RPCCore

/// Reasons for rejecting an access token.
public enum TokenRejection: Error, Sendable, Hashable {
  /// Invalid structure, size, header or claims.
  case malformed
  /// No trusted key has this id.
  case keyUnknown
  case signatureInvalid
  case expired
  case notYetValid
  case issuerUnknown
  /// The token is for other services.
  case audienceMismatch

  /// The status sent to the caller. It reveals nothing that the token's holder does not know.
  public var rpcError: RPCError {
    switch self {
    case .malformed: error("the access token is malformed", .tokenMalformed)
    case .keyUnknown:
      error("the access token's key is not trusted", .tokenSignatureInvalid)
    case .signatureInvalid:
      error("the access token's signature is invalid", .tokenSignatureInvalid)
    case .expired: error("the access token has expired", .tokenExpired)
    case .notYetValid: error("the access token is not yet valid", .tokenNotYetValid)
    case .issuerUnknown: error("the access token is from another issuer", .tokenIssuerUnknown)
    case .audienceMismatch:
      error("the access token is not for this service", .tokenAudienceMismatch)
    }
  }

  private func error(_ message: String, _ reason: CommonV1.ErrorReason) -> RPCError {
    RPCError(.unauthenticated, message, reason: reason)
  }
}
