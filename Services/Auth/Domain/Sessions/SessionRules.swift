package import FoundationEssentials

/// How long sessions last (ASVS 5.0 7.1.1, 7.3.1, 7.3.2). All in seconds.
package struct SessionRules: Sendable, Hashable {
  /// An access token's life. Default 10 minutes.
  package var accessTokenLifetime: TimeInterval
  /// From the sign-in on, whatever happens. Default 365 days.
  package var absoluteLifetime: TimeInterval
  /// Without a refresh. Default 90 days.
  package var idleLifetime: TimeInterval
  /// How long the token before the current one is answered again, for a lost response. Default 30 s.
  package var grace: TimeInterval
  /// The same of an anonymous account, whose refresh token is the only key to it: a telephone that lost an answer
  /// may be without a network for longer. Default 24 hours.
  package var anonymousGrace: TimeInterval
  /// Tokens of one generation: how many lost responses are tolerated. Default 64, more than the retries
  /// that an app has in flight at once.
  package var tokensPerGenerationMax: Int
  /// Sessions of one account at a time; one more ends the oldest (ASVS 5.0 7.1.2). Default 20.
  package var sessionsPerAccountMax: Int
  /// How long an anonymous sign-in may be repeated. Default one hour.
  package var anonymousRepetition: TimeInterval

  /// In seconds. An anonymous sign-in that was repeated too often is answered once more after each such
  /// interval.
  package static let repetitionInterval = 60

  /// Characters of a session's label.
  package static let labelLengthMax = 64

  /// How long a revoked session stays stored.
  package static let revokedLifetime: TimeInterval = 7 * 86_400

  /// How long a token of the generation before the current one is answered again.
  ///
  /// - Parameter startedCurrent: whether the exchange of just this token made the current generation. Of its
  ///   siblings none gets the longer time: owner and thief could take turns by them.
  package func grace(ofAnonymous isAnonymous: Bool, startedCurrent: Bool) -> TimeInterval {
    isAnonymous && startedCurrent ? max(grace, anonymousGrace) : grace
  }

  package init(
    accessTokenLifetime: TimeInterval = 600, absoluteLifetime: TimeInterval = 365 * 86_400,
    idleLifetime: TimeInterval = 90 * 86_400, grace: TimeInterval = 30,
    anonymousGrace: TimeInterval = 86_400,
    tokensPerGenerationMax: Int = 64, sessionsPerAccountMax: Int = 20,
    anonymousRepetition: TimeInterval = 3600
  ) {
    self.accessTokenLifetime = accessTokenLifetime
    self.absoluteLifetime = absoluteLifetime
    self.idleLifetime = idleLifetime
    self.grace = grace
    self.anonymousGrace = anonymousGrace
    self.tokensPerGenerationMax = tokensPerGenerationMax
    self.sessionsPerAccountMax = sessionsPerAccountMax
    self.anonymousRepetition = anonymousRepetition
  }
}
