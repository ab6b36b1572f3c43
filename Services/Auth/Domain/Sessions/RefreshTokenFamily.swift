package import FoundationEssentials

/// One session's refresh tokens, as generations (RFC 9700 §4.14.2, ASVS 5.0 10.4.5).
///
/// A token belongs to a generation. Exchanging a token of the current generation starts the next one,
/// with one token. Exchanging a token of the previous generation within the grace period means that the
/// response was lost, or that two threads of one app refreshed at once: another token of the *current*
/// generation is made, a sibling. Exchanging any sibling starts the next generation as well. So if a
/// token was stolen and both owner and thief use it, one of them soon presents a token that is too old,
/// and the family is revoked.
package struct RefreshTokenFamily: Sendable, Hashable {
  package private(set) var signedInAt: Date
  /// Counts exchanges, from 0.
  package private(set) var generation: Int
  /// When the current generation was made.
  package private(set) var rotatedAt: Date
  /// Tokens made of the current generation.
  package private(set) var tokensOfGeneration: Int
  package private(set) var revokedAt: Date?

  /// A session that begins now, with the one token of generation 0.
  package init(signedInAt now: Date) {
    self.init(
      signedInAt: now, generation: 0, rotatedAt: now, tokensOfGeneration: 1, revokedAt: nil)
  }

  /// As it was stored.
  package init(
    signedInAt: Date, generation: Int, rotatedAt: Date, tokensOfGeneration: Int, revokedAt: Date?
  ) {
    self.signedInAt = signedInAt
    self.generation = generation
    self.rotatedAt = rotatedAt
    self.tokensOfGeneration = tokensOfGeneration
    self.revokedAt = revokedAt
  }

  package enum Refusal: Error, Sendable, Hashable {
    case revoked
    case expired
    /// Too old a token: the family has just been revoked; store that.
    case reused
    /// More lost responses than `SessionRules.tokensPerGenerationMax`; nothing changed.
    case tooManySiblings
  }

  /// Exchanges a token of generation `presented`; nil for any that is no longer stored.
  /// On success a new token of the (then) current generation has to be stored.
  ///
  /// - Parameter grace: see ``SessionRules/grace(ofAnonymous:startedCurrent:)``; nil: `rules.grace`.
  package mutating func exchange(
    presented: Int?, within grace: TimeInterval? = nil, at now: Date, rules: SessionRules
  ) throws(Refusal) {
    try requireAlive(at: now, rules: rules)
    if presented == generation {
      generation += 1
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

  /// Answers an anonymous sign-in again. On success a new token of the current generation has to be
  /// stored.
  package mutating func repeatSignIn(at now: Date, rules: SessionRules) throws(Refusal) {
    try requireAlive(at: now, rules: rules)
    let age = now.timeIntervalSince(signedInAt)
    guard age <= rules.anonymousRepetition else { throw .expired }
    try addSibling(
      max: rules.tokensPerGenerationMax
        + max(0, Int(age / TimeInterval(SessionRules.repetitionInterval))))
  }

  package mutating func revoke(at now: Date) {
    revokedAt = revokedAt ?? now
  }

  package func isAlive(at now: Date, rules: SessionRules) -> Bool {
    revokedAt == nil && now < expiresAt(rules)
  }

  /// The oldest generation whose tokens are stored: the previous one, or none of a revoked family.
  package var oldestStoredGeneration: Int { revokedAt == nil ? generation - 1 : generation + 1 }

  /// When the family ends unless it is refreshed before.
  package func expiresAt(_ rules: SessionRules) -> Date {
    min(
      signedInAt.addingTimeInterval(rules.absoluteLifetime),
      rotatedAt.addingTimeInterval(rules.idleLifetime))
  }

  private func requireAlive(at now: Date, rules: SessionRules) throws(Refusal) {
    guard revokedAt == nil else { throw .revoked }
    guard now < expiresAt(rules) else { throw .expired }
  }

  private mutating func addSibling(max: Int) throws(Refusal) {
    guard tokensOfGeneration < max else { throw .tooManySiblings }
    tokensOfGeneration += 1
  }
}
