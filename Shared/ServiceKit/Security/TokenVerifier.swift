import FoundationEssentials
import RPCCore
import Synchronization

/// Checks access tokens against the trusted keys, and remembers what it found (RFC 9068 §4, ASVS 5.0
/// V9).
///
/// Order: size and structure, header, signature, time, issuer, audience; no claim is believed before
/// the signature is known to be right. A key that has ended is not trusted, whatever signed with it. One
/// that is withdrawn before its end stops being trusted at the latest ten minutes later: then the last
/// remembered token made with it expires, or, if it is another issuer's and lives longer, is checked
/// anew.
///
/// A signature check costs about fifty microseconds, many times a small call; a phone sends the
/// same token with every call for ten minutes.
public final class TokenVerifier: Sendable {
  private let keys: any TrustedKeySource
  /// What is believed now, and the tokens that were.
  private struct State {
    var rules: TokenRules
    /// Counts how often the rules were replaced.
    var generation = 0
    var verified: RecentlyUsed<RememberedToken, VerifiedClaims>
  }

  /// The rules that one token is looked at with.
  private struct Standard {
    var rules: TokenRules
    var generation: Int
  }

  private let clock: any WallClock
  private let serviceKeys: ServiceKeyRing?
  private let suspendedAccounts: SuspendedAccounts?
  private let state: Mutex<State>

  /// How long a token of another issuer is believed without looking at the key again, in seconds.
  private static let rememberedFor: TimeInterval = 600

  /// - Parameters:
  ///   - types: which tokens of another issuer count; of ours only access tokens do.
  ///   - names: where tokens of another issuer say what somebody may do.
  ///   - serviceKeys: by which other services prove who they are; nil: none may ask.
  ///   - suspendedAccounts: whose tokens are refused; nil: nobody's.
  ///   - rememberedMax: tokens whose claims are kept until they expire.
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

  /// Believes by other rules from now on; what is remembered was believed by the old ones and is looked at
  /// anew, those included that are being looked at.
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

  /// The token's claims.
  ///
  /// Throws UNAUTHENTICATED with a reason of ``TokenRejection``; PERMISSION_DENIED with reason
  /// ACCOUNT_SUSPENDED.
  public func verify(_ token: String) async throws -> AccessClaims {
    try await verified(token[...]).claims
  }

  /// As ``verify(_:)``, without copying the claims.
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
        throw .keyUnknown
      }
      claims = try verified(token, parsed, with: trusted, standard, at: now)
    } catch {
      throw error.rpcError
    }
    return try admitted(claims)
  }

  /// As ``verified(_:)-async`` for a token that is remembered or whose key is known; nil where the key
  /// must be asked for first.
  func verifiedAtOnce(_ token: Substring) throws(RPCError) -> VerifiedClaims? {
    let now = clock.now()
    if let claims = remembered(RememberedToken(token), at: now) { return try admitted(claims) }
    let claims: VerifiedClaims
    let standard = standard
    do throws(TokenRejection) {
      let parsed = try parsed(token, standard.rules)
      // What another service shows now and then may wait for its key to be looked up.
      if parsed.type == .service { return nil }
      guard let trusted = keys.knownKey(parsed.keyID, for: parsed.algorithm) else { return nil }
      claims = try verified(token, parsed, with: trusted, standard, at: now)
    } catch {
      throw error.rpcError
    }
    return try admitted(claims)
  }

  /// Looked at for each call, since what is remembered is from before the suspension.
  private func admitted(_ claims: VerifiedClaims) throws(RPCError) -> VerifiedClaims {
    if let suspendedAccounts, suspendedAccounts.contains(claims.claims.participantID) {
      throw .accountSuspended
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
    guard !key.hasEnded(at: now) else { throw .keyUnknown }
    guard permits(parsed.type, with: key, rules) else { throw .malformed }
    let claims = VerifiedClaims(
      try AccessToken.verify(
        parsed, key: key, issuer: rules.issuer, audience: rules.audience, names: rules.names,
        now: now),
      believedUntil: believedUntil(key, now: now))
    remember(claims, for: token, standard)
    return claims
  }

  /// Keys of services and those that sign access tokens never meet: which are looked at, says the type.
  private func verifiedService(
    _ token: Substring, _ parsed: JSONWebSignature, _ standard: Standard, at now: Date
  ) async throws(TokenRejection) -> VerifiedClaims {
    guard let serviceKeys, parsed.algorithm == .edDSA, let name = parsed.keyID,
      let key = await serviceKeys.key(named: name, at: now)
    else { throw .keyUnknown }
    let claims = VerifiedClaims(
      try ServiceToken.verify(parsed, key: key, audience: serviceKeys.audience, now: now),
      believedUntil: key.notAfter)
    remember(claims, for: token, standard)
    return claims
  }

  /// A type is a promise of the issuer's about its tokens, so it depends on whose the key is.
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

  /// A remembered token is believed only while it is valid: time goes on.
  private func remembered(_ token: RememberedToken, at now: Date) -> VerifiedClaims? {
    state.withLock { state in
      guard let known = state.verified.value(for: token) else { return nil }
      if now < known.claims.expiresAt + AccessToken.leeway, now < known.believedUntil {
        return known
      }
      state.verified.remove(token)
      return nil
    }
  }

  /// Tokens whose claims are in memory.
  var rememberedCount: Int { state.withLock { $0.verified.count } }
}
