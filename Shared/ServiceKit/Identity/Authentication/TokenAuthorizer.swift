import Messages
public import RPCCore
public import RPCServer
public import Tokens

/// Checks the access token in the headers of every call that needs one, and passes its claims to
/// the handler.
///
/// Errors: UNAUTHENTICATED with reason TOKEN_MISSING, TOKEN_MALFORMED, TOKEN_SIGNATURE_INVALID,
/// TOKEN_EXPIRED, TOKEN_ISSUER_UNKNOWN or TOKEN_AUDIENCE_MISMATCH; PERMISSION_DENIED with reason
/// ACCOUNT_SUSPENDED.
public struct TokenAuthorizer: CallAuthorizer {
  private let verifier: TokenVerifier

  public init(verifier: TokenVerifier) {
    self.verifier = verifier
  }

  public func authorize(
    _ context: ServerCallContext, for access: MethodAccess
  ) throws(RPCError) -> PendingAuthorization? {
    // Rejected because a proxy may have checked a different one than this service would.
    if context.requestMetadata.hasSeveral("authorization") { throw RPCError.severalTokens }
    guard case .credentials = access else {
      context[TokenVerifierKey.self] = verifier
      return nil
    }
    guard let token = context.bearer else { throw RPCError.tokenMissing }
    if let claims = try verifier.verifiedAtOnce(token) {
      context[AccessClaimsKey.self] = claims
      return nil
    }
    return { [verifier] in context[AccessClaimsKey.self] = try await verifier.verified(token) }
  }
}

extension RPCError {
  static let tokenMissing = RPCError(
    .unauthenticated, "this method requires an access token in the authorization metadata",
    reason: .tokenMissing)
  static let severalTokens = RPCError(
    .unauthenticated, "a call may have at most one authorization header", reason: .tokenMalformed)

  /// Sent only to callers that proved their identity by a token or a password.
  public static let accountSuspended = RPCError(
    .permissionDenied, "the account is suspended", reason: .accountSuspended)
}

package enum AccessClaimsKey: ContextKey {
  package typealias Value = VerifiedClaims
}

/// Verifier for methods that do not require a token but answer more with one.
enum TokenVerifierKey: ContextKey {
  typealias Value = TokenVerifier
}

extension ServerCallContext {
  /// The claims of the token sent to a method that does not require one; nil without a token.
  ///
  /// Throws UNAUTHENTICATED for an invalid token.
  public var claimsIfAny: AccessClaims? {
    get async throws {
      if let verified = self[AccessClaimsKey.self] { return verified.claims }
      guard let token = bearer, let verifier = self[TokenVerifierKey.self] else { return nil }
      let verified = try await verifier.verified(token)
      self[AccessClaimsKey.self] = verified
      return verified.claims
    }
  }

  /// The verified claims of the call's access token.
  ///
  /// Throws UNAUTHENTICATED on methods that are callable without a token.
  public var claims: AccessClaims {
    get throws(RPCError) {
      guard let claims = self[AccessClaimsKey.self] else { throw RPCError.tokenMissing }
      return claims.claims
    }
  }

  /// The token of an `authorization: Bearer …` header (RFC 6750 §2.1), verified or not.
  public var bearerToken: String? { bearer.map { String($0) } }

  /// ``bearerToken`` without a copy.
  var bearer: Substring? {
    guard let header = requestMetadata.first(for: "authorization") else { return nil }
    // Compares bytes, because iterating over the characters of a long token is expensive.
    let scheme = "bearer ".utf8
    var rest = header.utf8[...]
    for expected in scheme {
      guard let byte = rest.popFirst(),
        byte == expected || (byte | 0x20 == expected && expected != UInt8(ascii: " "))
      else { return nil }
    }
    return rest.isEmpty ? nil : Substring(rest)
  }
}
