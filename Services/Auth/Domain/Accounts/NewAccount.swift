package import Fields
package import FoundationEssentials

/// An account to be made.
package struct NewAccount: Sendable {
  package let participantID = UUID()
  package var requestID: UUID
  /// Nil for an anonymous account. Without a username the address is the name.
  package var credentials: (username: Username?, passwordHash: String)?
  package var email: EmailAddress?
  package var emailConsent: Bool
  package var language: LanguageTag
  package var createdAt: Date
  /// Whether the account needs no code, or waits for one.
  package var isConfirmed: Bool
  package var roles: Set<AccountRole>
  package var ledStudies: [StudyID]

  package init(
    requestID: UUID, credentials: (username: Username?, passwordHash: String)? = nil,
    email: EmailAddress? = nil, emailConsent: Bool = false, language: LanguageTag = .english,
    createdAt: Date, isConfirmed: Bool, roles: Set<AccountRole>, ledStudies: [StudyID] = []
  ) {
    self.requestID = requestID
    self.credentials = credentials
    self.email = email
    self.emailConsent = emailConsent
    self.language = language
    self.createdAt = createdAt
    self.isConfirmed = isConfirmed
    self.roles = roles
    self.ledStudies = ledStudies
  }
}
