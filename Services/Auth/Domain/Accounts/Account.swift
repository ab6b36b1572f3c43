package import FoundationEssentials

/// An account as it is stored.
package struct Account: Sendable, Equatable {
  package var participantID: UUID
  /// Nil for an anonymous account, and for one whose name is its address.
  package var username: String?
  /// Nil for an anonymous account.
  package var passwordHash: String?
  package var email: String?
  package var emailGiven: Bool
  package var emailConsent: Bool
  package var studiesGiven: [String]
  package var language: String
  package var createdAt: Date
  /// Nil while it waits for its code.
  package var confirmedAt: Date?
  /// What it answers is a test.
  package var isTestParticipant: Bool
  /// Since when its owner wants the newsletter.
  package var newsletterSince: Date?
  /// Since when mails to the address come back; nil: none did.
  package var emailFailedAt: Date?
  /// Grows with each change that its owner makes.
  package var revision: Int64

  package init(
    participantID: UUID, username: String?, passwordHash: String?, email: String?,
    emailGiven: Bool, emailConsent: Bool, studiesGiven: [String], language: String,
    createdAt: Date, confirmedAt: Date?, isTestParticipant: Bool = false,
    newsletterSince: Date? = nil, emailFailedAt: Date? = nil, revision: Int64 = 1
  ) {
    self.participantID = participantID
    self.username = username
    self.passwordHash = passwordHash
    self.email = email
    self.emailGiven = emailGiven
    self.emailConsent = emailConsent
    self.studiesGiven = studiesGiven
    self.language = language
    self.createdAt = createdAt
    self.confirmedAt = confirmedAt
    self.isTestParticipant = isTestParticipant
    self.newsletterSince = newsletterSince
    self.emailFailedAt = emailFailedAt
    self.revision = revision
  }

  package var isAnonymous: Bool { passwordHash == nil }
  package var wantsNewsletter: Bool { newsletterSince != nil }
  package var isConfirmed: Bool { confirmedAt != nil }

  /// What became of the address of a confirmed account.
  package var emailOutcome: EmailOutcome {
    if email != nil { return .kept }
    return emailConsent ? .keptByAnotherAccount : .erased
  }
}
