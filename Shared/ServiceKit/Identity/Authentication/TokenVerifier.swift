import FoundationEssentials
import RPCCore
public import ServiceBasics
import Synchronization
public import Tokens

/// Verifies access tokens against the trusted keys and caches the results (RFC 9068 §4, ASVS 5.0
/// V9).
///
/// Order: size and structure, header, signature, time, issuer, audience. No claim is trusted before
/// the signature is verified. Expired keys are never trusted. Tokens of a key of ours that is revoked
/// are rejected at once, also cached ones; those of another issuer's key, and of another service, when
/// they are verified again.
///
/// Verifying a signature takes about 50 µs, many times a small call, and a phone sends the same
/// token with every call for ten minutes.
public final class TokenVerifier: Sendable {
  private let keys: any TrustedKeySource
  /// The current rules and the cached tokens.
  private struct State {
    var rules: TokenRules
    /// Number of times the rules were replaced.
    var generation = 0
    var verified: RecentlyUsed<RememberedToken, VerifiedClaims>
  }

  /// The rules for verifying one token.
  private struct Standard {
    var rules: TokenRules
    var generation: Int
  }

  private let clock: any WallClock
  private let serviceKeys: ServiceKeyRing?
  private let suspendedAccounts: SuspendedAccounts?
  private let state: Mutex<State>

  /// How long another issuer's token is cached before its key is checked again, in seconds.
  private static let rememberedFor: TimeInterval = 600
  /// The same for another service's token, in seconds.
  private static let serviceRememberedFor: TimeInterval = 10

  /// - Parameters:
  ///   - types: accepted types of another issuer's tokens; of Otolith's own only access tokens are
  ///     accepted.
  ///   - names: claim names in another issuer's tokens.
  ///   - serviceKeys: keys of other services; nil if none may call.
  ///   - suspendedAccounts: accounts whose tokens are rejected; nil to reject none.
  ///   - rememberedMax: maximum number of cached tokens.
  public init(
    keyRing: any TrustedKeySource, issuer: String, audience: String, clock: any WallClock,
    types: Set<TokenType> = [.accessToken], names: ClaimNames = ClaimNames(),
    serviceKeys: ServiceKeyRing? = nil, suspendedAccounts: SuspendedAccounts? = nil,
    rememberedMax: Int = 10_000
  ) {
    keys = keyRing
    self.clock = clock
    self.serviceKeys = serviceKeys
    self.suspendedAccounts = suspendedAccounts
    state = Mutex(
      State(
        rules: TokenRules(issuer: issuer, audience: audience, types: types, names: names),
        verified: RecentlyUsed(capacity: rememberedMax)))
  }

  /// Replaces the rules. Cached tokens, and those being verified, are verified again.
  public func adopt(_ rules: TokenRules) {
    state.withLock { state in
      state.rules = rules
      state.generation += 1
      state.verified = RecentlyUsed(capacity: state.verified.capacity)
    }
  }

  private var standard: Standard {
    state.withLock { Standard(rules: $0.rules, generation: $0.generation) }
  }

  private func remember(
    _ claims: VerifiedClaims, for token: Substring, _ standard: Standard
  ) {
    state.withLock { state in
      guard state.generation == standard.generation else { return }
      _ = state.verified.insert(claims, for: RememberedToken(String(token)[...]))
    }
  }

  /// Returns the token's claims.
  ///
  /// Throws UNAUTHENTICATED with a reason of ``TokenRejection``; PERMISSION_DENIED with reason
  /// ACCOUNT_SUSPENDED.
  public func verify(_ token: String) async throws -> AccessClaims {
    try await verified(token[...]).claims
  }

  /// Does the same as ``verify(_:)`` without copying the claims.
  func verified(_ token: Substring) async throws(RPCError) -> VerifiedClaims {
    let now = clock.now()
    if let claims = remembered(RememberedToken(token), at: now) { return try admitted(claims) }
    let claims: VerifiedClaims
    let standard = standard
    do throws(TokenRejection) {
      let parsed = try parsed(token, standard.rules)
      if parsed.type == .service {
        return try await verifiedService(token, parsed, standard, at: now)
      }
      guard let trusted = await keys.key(parsed.keyID, for: parsed.algorithm) else {
        throw .untrustedKey(of: parsed, at: now)
      }
      claims = try verified(token, parsed, with: trusted, standard, at: now)
    } catch {
      throw error.rpcError
    }
    return try admitted(claims)
  }

  /// Does the same as ``verified(_:)-async`` for a cached token or a known key; nil if the key has
  /// to be looked up.
  func verifiedAtOnce(_ token: Substring) throws(RPCError) -> VerifiedClaims? {
    let now = clock.now()
    if let claims = remembered(RememberedToken(token), at: now) { return try admitted(claims) }
    let claims: VerifiedClaims
    let standard = standard
    do throws(TokenRejection) {
      let parsed = try parsed(token, standard.rules)
      // Service tokens are rare and may wait for the lookup of their key.
      if parsed.type == .service { return nil }
      guard let trusted = keys.knownKey(parsed.keyID, for: parsed.algorithm) else { return nil }
      claims = try verified(token, parsed, with: trusted, standard, at: now)
    } catch {
      throw error.rpcError
    }
    return try admitted(claims)
  }

  /// Checked for each call, because a token may be cached from before the suspension or the change
  /// of rights.
  private func admitted(_ claims: VerifiedClaims) throws(RPCError) -> VerifiedClaims {
    guard let suspendedAccounts else { return claims }
    let participantID = claims.claims.participantID
    if suspendedAccounts.contains(participantID) { throw .accountSuspended }
    if suspendedAccounts.hasNewerRights(participantID, than: claims.claims.issuedAt)
      || suspendedAccounts.endsTokens(
        ofClient: claims.claims.clientID, from: claims.claims.issuedAt)
    {
      throw TokenRejection.expired.rpcError
    }
    return claims
  }

  private func parsed(
    _ token: Substring, _ rules: TokenRules
  ) throws(TokenRejection) -> JSONWebSignature {
    let parsed = try JSONWebSignature(parsing: String(token))
    guard [.accessToken, .service].contains(parsed.type) || rules.types.contains(parsed.type) else {
      throw .malformed
    }
    return parsed
  }

  private func verified(
    _ token: Substring, _ parsed: JSONWebSignature, with key: TrustedKey, _ standard: Standard,
    at now: Date
  ) throws(TokenRejection) -> VerifiedClaims {
    let rules = standard.rules
    guard !key.hasEnded(at: now) else { throw .untrustedKey(of: parsed, at: now) }
    guard permits(parsed.type, with: key, rules) else { throw .malformed }
    let claims = VerifiedClaims(
      try AccessToken.verify(
        parsed, key: key, issuer: rules.issuer, audience: rules.audience, names: rules.names,
        now: now),
      believedUntil: believedUntil(key, now: now), keyID: ownKeyID(parsed, key))
    remember(claims, for: token, standard)
    return claims
  }

  /// The token's type selects the keys, so that service keys and access token keys never mix.
  private func verifiedService(
    _ token: Substring, _ parsed: JSONWebSignature, _ standard: Standard, at now: Date
  ) async throws(TokenRejection) -> VerifiedClaims {
    guard let serviceKeys, parsed.algorithm == .edDSA, let name = parsed.keyID,
      let key = await serviceKeys.key(named: name, at: now)
    else { throw .keyUnknown }
    let claims = VerifiedClaims(
      try ServiceToken.verify(parsed, key: key, audience: serviceKeys.audience, now: now),
      believedUntil: min(key.notAfter, now + Self.serviceRememberedFor))
    remember(claims, for: token, standard)
    return claims
  }

  /// Permitted types depend on the key's issuer, because a type is a promise of the issuer.
  private func permits(
    _ type: TokenType, with key: TrustedKey, _ rules: TokenRules
  ) -> Bool {
    switch key {
    case .own: type == .accessToken
    case .issuers: rules.types.contains(type)
    }
  }

  private func believedUntil(_ key: TrustedKey, now: Date) -> Date {
    switch key {
    case .own(_, let notAfter): notAfter
    case .issuers: now + Self.rememberedFor
    }
  }

  private func ownKeyID(_ token: JSONWebSignature, _ key: TrustedKey) -> String? {
    if case .own = key { token.keyID } else { nil }
  }

  /// Returns cached claims while the token is valid and its key is trusted.
  private func remembered(_ token: RememberedToken, at now: Date) -> VerifiedClaims? {
    guard let known = state.withLock({ $0.verified.value(for: token) }) else { return nil }
    if now < known.claims.expiresAt + AccessToken.leeway, now < known.believedUntil,
      isTrusted(known, at: now)
    {
      return known
    }
    state.withLock { _ = $0.verified.remove(token) }
    return nil
  }

  private func isTrusted(_ known: VerifiedClaims, at now: Date) -> Bool {
    guard let key = known.keyID.flatMap({ keys.knownKey($0, for: .edDSA) }) else { return true }
    return !key.hasEnded(at: now)
  }

  /// Number of cached tokens.
  var rememberedCount: Int { state.withLock { $0.verified.count } }
}

extension TokenRejection {
  /// A token outlives its key on a device that was offline for weeks; its holder has to refresh it.
  /// The claim is not verified, and selects only the reason.
  fileprivate static func untrustedKey(of token: JSONWebSignature, at now: Date) -> TokenRejection {
    AccessToken.statesExpiry(token, before: now) ? .expired : .keyUnknown
  }
}

/// Provides the keys that are trusted to sign access tokens.
public protocol TrustedKeySource: Sendable {
  /// Returns the key to verify a token with; nil if the key is unknown.
  ///
  /// - Parameters:
  ///   - keyID: key id in the token's header; nil if absent.
  ///   - algorithm: algorithm in the token's header. The key decides whether it is permitted.
  func key(_ keyID: String?, for algorithm: SignatureAlgorithm) async -> TrustedKey?

  /// Returns the key if it is known without a lookup; nil otherwise.
  func knownKey(_ keyID: String?, for algorithm: SignatureAlgorithm) -> TrustedKey?
}

/// The claims of a verified token, as one object for all calls with it, because copying its sets
/// for each call costs more than looking them up.
package final class VerifiedClaims: Sendable {
  package let claims: AccessClaims
  /// Time at which the token has to be verified again, if it has not expired.
  let believedUntil: Date
  /// The key of `otolith-auth` that signed the token; nil for other tokens.
  let keyID: String?

  init(_ claims: AccessClaims, believedUntil: Date = .distantFuture, keyID: String? = nil) {
    self.claims = claims
    self.believedUntil = believedUntil
    self.keyID = keyID
  }
}

/// A token as the cache key of its claims.
///
/// Only the end is hashed: cached tokens have valid signatures, whose bytes are as good as random.
/// Equality compares the whole text.
struct RememberedToken: Hashable, Sendable {
  private static let hashedCount = 32

  /// A slice of the header for lookups, an independent text for storage.
  let text: Substring

  init(_ text: Substring) {
    self.text = text
  }

  func hash(into hasher: inout Hasher) {
    let count = text.utf8.count
    let end: Void? = text.utf8.withContiguousStorageIfAvailable { bytes in
      hasher.combine(
        bytes: UnsafeRawBufferPointer(UnsafeBufferPointer(rebasing: bytes.suffix(Self.hashedCount)))
      )
    }
    // Falls back to the length if the text has no contiguous bytes.
    if end == nil { hasher.combine(count) }
  }
}
