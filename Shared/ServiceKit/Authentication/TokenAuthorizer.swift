public import RPCCore
public import RPCServer

/// Checks the access token of every call that needs one, at its headers, and hands its claims to the
/// handler.
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
    // Which of them a proxy before this service has looked at, nobody knows.
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
    .unauthenticated, "this method needs an access token in the authorization metadata",
    reason: "TOKEN_MISSING")
  static let severalTokens = RPCError(
    .unauthenticated, "a call has one authorization header at most", reason: "TOKEN_MALFORMED")

  /// To somebody who proved who it is, by a token or a password; nobody else learns of it.
  public static let accountSuspended = RPCError(
    .permissionDenied, "the account is suspended", reason: "ACCOUNT_SUSPENDED")
}

enum AccessClaimsKey: ContextKey {
  typealias Value = VerifiedClaims
}

/// On methods that are callable without a token, for those of them that answer more with one.
enum TokenVerifierKey: ContextKey {
  typealias Value = TokenVerifier
}

extension ServerCallContext {
  /// The claims of the token that came with a call to a method that needs none; nil without a token.
  ///
  /// Throws UNAUTHENTICATED for a token that is not good: who sends one wants what it gives.
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
    get throws {
      guard let claims = self[AccessClaimsKey.self] else { throw RPCError.tokenMissing }
      return claims.claims
    }
  }

  /// The token of an `authorization: Bearer …` header (RFC 6750 §2.1), verified or not.
  public var bearerToken: String? { bearer.map { String($0) } }

  /// As ``bearerToken``, without a copy.
  var bearer: Substring? {
    guard let header = requestMetadata.first(for: "authorization") else { return nil }
    // In bytes: to find the characters of so long a text costs more than the rest of a small call.
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
