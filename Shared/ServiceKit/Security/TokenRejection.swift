public import RPCCore

/// Why an access token is not accepted.
public enum TokenRejection: Error, Sendable, Hashable {
  /// Not a token of ours: structure, size, header or claims.
  case malformed
  /// No trusted key has this id.
  case keyUnknown
  case signatureInvalid
  case expired
  case notYetValid
  case issuerUnknown
  /// Made for other services.
  case audienceMismatch

  /// The status a caller gets. Says nothing that the token's holder does not know already.
  public var rpcError: RPCError {
    switch self {
    case .malformed: error("the access token is malformed", "TOKEN_MALFORMED")
    case .keyUnknown:
      error("the access token's key is not trusted", "TOKEN_SIGNATURE_INVALID")
    case .signatureInvalid:
      error("the access token's signature is wrong", "TOKEN_SIGNATURE_INVALID")
    case .expired: error("the access token has expired", "TOKEN_EXPIRED")
    case .notYetValid: error("the access token is not valid yet", "TOKEN_NOT_YET_VALID")
    case .issuerUnknown: error("the access token is from another issuer", "TOKEN_ISSUER_UNKNOWN")
    case .audienceMismatch:
      error("the access token is not for this service", "TOKEN_AUDIENCE_MISMATCH")
    }
  }

  private func error(_ message: String, _ reason: String) -> RPCError {
    RPCError(.unauthenticated, message, reason: reason)
  }
}
