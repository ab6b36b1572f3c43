import FoundationEssentials

/// A stored account.
struct Account: Sendable, Equatable {
  var participantID: UUID
  /// Username; nil for an anonymous account, and if the address is the name.
  var username: String?
  /// Absent for an anonymous account.
  var passwordHash: String?
  var email: String?
  var emailGiven: Bool
  var emailConsent: Bool
  var studiesGiven: [String]
  var language: String
  var createdAt: Date
  /// Time of the confirmation; nil until then.
  var confirmedAt: Date?
  /// Whether this is a test participant; exports leave its answers out.
  var isTestParticipant: Bool = false
  /// Start of the newsletter subscription; nil without one.
  var newsletterSince: Date?
  /// Time of the first returned mail; nil if mails arrive.
  var emailFailedAt: Date?
  /// Whether no mails are sent about requests and messages that wait for teams.
  var hasTeamMailsOff: Bool = false
  /// Incremented by each change its owner makes.
  var revision: Int64 = 1

  var isAnonymous: Bool { passwordHash == nil }
  var wantsNewsletter: Bool { newsletterSince != nil }
  var isConfirmed: Bool { confirmedAt != nil }
  /// See `Username.key`.
  var usernameKey: String? { username?.lowercased() }
  /// See `EmailAddress.key`.
  var emailKey: String? { email?.lowercased() }

  /// Whether a request gave this address, as far as it can be compared: it may be erased.
  func wasGiven(_ address: EmailAddress?) -> Bool {
    emailGiven == (address != nil) && (email == nil || emailKey == address?.key)
  }

  /// Outcome for the address of a confirmed account.
  var emailOutcome: EmailOutcome {
    if email != nil { return .kept }
    return emailConsent ? .keptByAnotherAccount : .erased
  }
}

/// Outcome for an address after its confirmation.
enum EmailOutcome: Sendable, Hashable {
  case kept
  case erased
  /// Consent was given, but another account had already confirmed the address.
  case keptByAnotherAccount
}
