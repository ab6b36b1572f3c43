public import RPC

/// Checks the access token of every call and hands its claims to the handler.
///
/// Errors: UNAUTHENTICATED with reason TOKEN_MISSING, TOKEN_MALFORMED, TOKEN_SIGNATURE_INVALID,
/// TOKEN_EXPIRED, TOKEN_ISSUER_UNKNOWN or TOKEN_AUDIENCE_MISMATCH.
public struct AuthenticationInterceptor: ServerInterceptor {
  private let verifier: TokenVerifier
  private let openServices: Set<String>
  private let openMethods: [String: Set<String>]

  /// - Parameter open: callable without a token: `package.Service` or `package.Service/Method`.
  public init(verifier: TokenVerifier, open: Set<String>) {
    self.verifier = verifier
    var services: Set<String> = []
    var methods: [String: Set<String>] = [:]
    for entry in open {
      let parts = entry.split(separator: "/")
      if parts.count == 2 {
        methods[String(parts[0]), default: []].insert(String(parts[1]))
      } else {
        services.insert(entry)
      }
    }
    openServices = services
    openMethods = methods
  }

  public func intercept(
    _ context: ServerCallContext, next: @Sendable () async throws -> Void
  ) async throws {
    if !isOpen(context) {
      guard let token = context.bearer else {
        throw RPCError(
          .unauthenticated, "this method needs an access token in the authorization metadata",
          reason: "TOKEN_MISSING")
      }
      context[AccessClaimsKey.self] = try await verifier.verified(token)
    }
    try await next()
  }

  private func isOpen(_ context: ServerCallContext) -> Bool {
    openServices.contains(context.service)
      || openMethods[context.service]?.contains(context.method) == true
  }
}

enum AccessClaimsKey: ContextKey {
  typealias Value = VerifiedClaims
}

extension ServerCallContext {
  /// The verified claims of the call's access token.
  ///
  /// Throws UNAUTHENTICATED on methods that are callable without a token.
  public var claims: AccessClaims {
    get throws {
      guard let claims = self[AccessClaimsKey.self] else {
        throw RPCError(
          .unauthenticated, "this method needs an access token", reason: "TOKEN_MISSING")
      }
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
