import FoundationEssentials

/// A session: one sign-in and its refresh tokens.
struct Session: Sendable {
  var sessionID: UUID
  var participantID: UUID
  /// Prefix of the session's refresh tokens; identifies the session but proves nothing.
  var selector: [UInt8]
  /// Services that accept its access tokens.
  var audiences: [String]
  var family: RefreshTokenFamily
  /// Label by which the owner recognises the session; empty if not given.
  var label: String = ""
  /// Time of the last proof of the password, or of the authentication at the external provider; nil if
  /// never, as for an anonymous account.
  var provenAt: Date?
  /// Whether the external provider reported a second factor at the sign-in.
  var provesSecondFactor: Bool = false
  /// The client that signed in; nil if it named none, or an unknown one.
  var client: SessionClient?
}

/// The kind of account that holds a session. It decides how long the session lives, because an
/// anonymous participant cannot sign in again.
enum SessionHolder: String, Sendable, Hashable {
  /// An account with a password.
  case account
  /// An anonymous account in no study.
  case anonymous
  /// An anonymous account in a study, whose session lives as long as the enrolment.
  case anonymousParticipant = "anonymous_participant"
}

/// Lifetimes of sessions in seconds (ASVS 5.0 7.1.1, 7.3.1, 7.3.2).
struct SessionRules: Sendable, Hashable {
  /// Lifetime of an access token. Default 10 minutes.
  var accessTokenLifetime: TimeInterval = 600
  /// Maximum lifetime of an account's session since the sign-in. Default 365 days.
  var absoluteLifetime: TimeInterval = 365 * 86_400
  /// Maximum time without a refresh, except for an anonymous participant of a study. Default 90
  /// days.
  var idleLifetime: TimeInterval = 90 * 86_400
  /// Period in which the previous token is accepted, for a lost response. Default 30 s.
  var grace: TimeInterval = 30
  /// The same period for an anonymous account, which cannot sign in again: a phone may be offline
  /// for longer. Default 24 hours.
  var anonymousGrace: TimeInterval = 86_400
  /// Maximum number of tokens per generation (tolerated lost responses). Default 64, more than the
  /// concurrent retries of an app.
  var tokensPerGenerationMax: Int = 64
  /// Maximum number of sessions per account; a further one ends the oldest (ASVS 5.0 7.1.2).
  /// Default 20.
  var sessionsPerAccountMax: Int = 20
  /// Roles that need a second factor: without one, tokens carry no role. Default none.
  var secondFactorRoles: Set<AccountRole> = []
  /// Whether only registered clients sign in and refresh. Default false.
  var requiresClients: Bool = false
  /// Period in which an anonymous sign-in can be repeated. Default one hour.
  var anonymousRepetition: TimeInterval = 3600

  /// Interval in seconds after which an anonymous sign-in that was repeated too often may be
  /// repeated once more.
  static let repetitionInterval = 60

  /// Seconds for which a revoked session stays stored.
  static let revokedLifetime: TimeInterval = 7 * 86_400

  /// Returns how long a token of the previous generation is accepted.
  ///
  /// - Parameter startedCurrent: whether the exchange of this very token started the current
  ///   generation. Its siblings do not get the longer period, which would let owner and thief take
  ///   turns.
  func grace(ofAnonymous isAnonymous: Bool, startedCurrent: Bool) -> TimeInterval {
    isAnonymous && startedCurrent ? max(grace, anonymousGrace) : grace
  }
}
