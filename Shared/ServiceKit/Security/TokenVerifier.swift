import FoundationEssentials
import RPC
import Synchronization

/// Checks access tokens against the trusted keys, and remembers what it found (RFC 9068 §4, ASVS 5.0
/// V9).
///
/// Order: size and structure, header, signature, time, issuer, audience; no claim is believed before
/// the signature is known to be right. A key that is withdrawn stops being trusted at the latest
/// when the last remembered token made with it expires, ten minutes later.
///
/// A signature check costs about fifty microseconds, many times a small call; a phone sends the
/// same token with every call for ten minutes.
public final class TokenVerifier: Sendable {
  private let keys: any TrustedKeySource
  private let issuer: String
  private let audience: String
  private let clock: any WallClock
  private let verified: Mutex<RecentlyUsed<RememberedToken, VerifiedClaims>>

  /// - Parameter rememberedMax: tokens whose claims are kept until they expire.
  public init(
    keyRing: any TrustedKeySource, issuer: String, audience: String, clock: any WallClock,
    rememberedMax: Int = 10_000
  ) {
    keys = keyRing
    self.issuer = issuer
    self.audience = audience
    self.clock = clock
    verified = Mutex(RecentlyUsed(capacity: rememberedMax))
  }

  /// The token's claims.
  ///
  /// Throws UNAUTHENTICATED with a reason of ``TokenRejection``.
  public func verify(_ token: String) async throws -> AccessClaims {
    try await verified(token[...]).claims
  }

  /// As ``verify(_:)``, without copying the claims.
  func verified(_ token: Substring) async throws -> VerifiedClaims {
    let now = clock.now()
    let key = RememberedToken(token)
    if let claims = remembered(key, at: now) { return claims }
    do {
      let parsed = try JSONWebSignature(parsing: String(token))
      guard let publicKey = await keys.publicKey(for: parsed.keyID) else {
        throw TokenRejection.keyUnknown
      }
      let claims = VerifiedClaims(
        try AccessToken.verify(
          parsed, publicKey: publicKey, issuer: issuer, audience: audience, now: now))
      verified.withLock { $0.insert(claims, for: RememberedToken(String(token)[...])) }
      return claims
    } catch let rejection as TokenRejection {
      throw rejection.rpcError
    }
  }

  /// A remembered token is believed only while it is valid: time goes on.
  private func remembered(_ token: RememberedToken, at now: Date) -> VerifiedClaims? {
    verified.withLock { verified in
      guard let known = verified.value(for: token) else { return nil }
      if now < known.claims.expiresAt + AccessToken.leeway { return known }
      verified.remove(token)
      return nil
    }
  }

  /// Tokens whose claims are in memory.
  var rememberedCount: Int { verified.withLock { $0.count } }
}
