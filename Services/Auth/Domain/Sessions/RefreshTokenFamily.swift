import FoundationEssentials

/// Refresh tokens of a session, in generations (RFC 9700 §4.14.2, ASVS 5.0 10.4.5).
///
/// Exchanging a token of the current generation starts the next generation with one token.
/// Exchanging a token of the previous generation within the grace period, after a lost response or
/// a concurrent refresh, creates a sibling in the *current* generation. Exchanging any sibling
/// starts the next generation. If both owner and thief use a token, one of them soon presents one
/// that is too old, and the family is revoked.
struct RefreshTokenFamily: Sendable, Hashable {
  private(set) var signedInAt: Date
  /// Number of exchanges, from 0.
  private(set) var generation: Int
  /// When the current generation began.
  private(set) var rotatedAt: Date
  /// Number of tokens in the current generation.
  private(set) var tokensOfGeneration: Int
  private(set) var revokedAt: Date?
  /// Decides how long the family may live.
  let holder: SessionHolder
  /// Time when the family ends even if the rules permit more; nil for a sign-in with a password.
  let endsBy: Date?

  /// Creates a family with the first token of generation 0.
  init(signedInAt now: Date, holder: SessionHolder = .account, endsBy: Date? = nil) {
    self.init(
      signedInAt: now, generation: 0, rotatedAt: now, tokensOfGeneration: 1, revokedAt: nil,
      holder: holder, endsBy: endsBy)
  }

  /// Creates a family from its stored values.
  init(
    signedInAt: Date, generation: Int, rotatedAt: Date, tokensOfGeneration: Int, revokedAt: Date?,
    holder: SessionHolder, endsBy: Date?
  ) {
    self.signedInAt = signedInAt
    self.generation = generation
    self.rotatedAt = rotatedAt
    self.tokensOfGeneration = tokensOfGeneration
    self.revokedAt = revokedAt
    self.holder = holder
    self.endsBy = endsBy
  }

  enum Refusal: Error, Sendable, Hashable {
    case revoked
    case expired
    /// The token was too old: the family has been revoked and must be stored.
    case reused
    /// More siblings than `SessionRules.tokensPerGenerationMax`; nothing changed.
    case tooManySiblings
  }

  /// Exchanges a token of generation `presented`; nil if it is not stored any more. On success,
  /// a new token of the resulting current generation has to be stored. A generation beyond the
  /// current one was issued before the database was restored from a backup.
  ///
  /// - Parameter grace: see ``SessionRules/grace(ofAnonymous:startedCurrent:)``; nil for
  ///   `rules.grace`.
  mutating func exchange(
    presented: Int?, within grace: TimeInterval? = nil, at now: Date, rules: SessionRules
  ) throws(Refusal) {
    try requireAlive(at: now, rules: rules)
    if let presented, presented >= generation {
      generation = presented + 1
      rotatedAt = now
      tokensOfGeneration = 1
    } else if let presented, presented == generation - 1,
      now.timeIntervalSince(rotatedAt) <= grace ?? rules.grace
    {
      try addSibling(max: rules.tokensPerGenerationMax)
    } else {
      revokedAt = now
      throw .reused
    }
  }

  /// Repeats an anonymous sign-in. On success, a new token of the current generation has to be
  /// stored.
  mutating func repeatSignIn(at now: Date, rules: SessionRules) throws(Refusal) {
    try requireAlive(at: now, rules: rules)
    let age = now.timeIntervalSince(signedInAt)
    guard age <= rules.anonymousRepetition else { throw .expired }
    try addSibling(
      max: rules.tokensPerGenerationMax
        + max(0, Int(age / TimeInterval(SessionRules.repetitionInterval))))
  }

  mutating func revoke(at now: Date) {
    revokedAt = revokedAt ?? now
  }

  func isAlive(at now: Date, rules: SessionRules) -> Bool {
    revokedAt == nil && !hasExpired(at: now, rules: rules)
  }

  /// Oldest generation with stored tokens: the previous one; none for a revoked family.
  var oldestStoredGeneration: Int { revokedAt == nil ? generation - 1 : generation + 1 }

  /// Returns the expiry of the family unless it is refreshed; nil if it does not expire.
  func expiresAt(_ rules: SessionRules) -> Date? {
    let idleEnd = rotatedAt.addingTimeInterval(rules.idleLifetime)
    return switch holder {
    case .account:
      min(signedInAt.addingTimeInterval(rules.absoluteLifetime), idleEnd, endsBy ?? .distantFuture)
    case .anonymous: idleEnd
    case .anonymousParticipant: nil
    }
  }

  private func hasExpired(at now: Date, rules: SessionRules) -> Bool {
    expiresAt(rules).map { now >= $0 } ?? false
  }

  private func requireAlive(at now: Date, rules: SessionRules) throws(Refusal) {
    guard revokedAt == nil else { throw .revoked }
    guard !hasExpired(at: now, rules: rules) else { throw .expired }
  }

  private mutating func addSibling(max: Int) throws(Refusal) {
    guard tokensOfGeneration < max else { throw .tooManySiblings }
    tokensOfGeneration += 1
  }
}
