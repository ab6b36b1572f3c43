package import AuthDomain
package import Fields
package import FoundationEssentials

/// The data of a registration; every field is valid.
package struct AccountRegistration: Sendable {
  package var requestID: UUID
  package var username: Username
  package var password: String
  package var email: EmailAddress?
  package var emailConsent: Bool
  package var language: LanguageTag
  package var roles: Set<AccountRole>
  package var ledStudies: [StudyID]
  /// The administrator who asks for it; nil when people register themselves.
  package var actor: UUID?

  package init(
    requestID: UUID, username: Username, password: String, email: EmailAddress? = nil,
    emailConsent: Bool = false, language: LanguageTag = .english, roles: Set<AccountRole>,
    ledStudies: [StudyID] = [], actor: UUID? = nil
  ) {
    self.requestID = requestID
    self.username = username
    self.password = password
    self.email = email
    self.emailConsent = emailConsent
    self.language = language
    self.roles = roles
    self.ledStudies = ledStudies
    self.actor = actor
  }

  /// Whether this is what `known` was made of, as far as that can be told: an address that has been
  /// erased cannot be compared any more, and password and roles are kept elsewhere.
  func isSame(as known: Account) -> Bool {
    known.username == username.text && LanguageTag(recorded: known.language) == language
      && known.emailGiven == (email != nil) && known.emailConsent == emailConsent
      && (known.email == nil || known.email == email?.text)
      && known.studiesGiven == ledStudies.map(\.text)
  }
}
