package import AuthDomain
package import Fields
package import FoundationEssentials

/// The data of a registration; every field is valid.
package struct AccountRegistration: Sendable {
  package var requestID: UUID
  /// Nil: the address is the name; it is there, and its keeping is consented to.
  package var username: Username?
  package var password: String
  package var email: EmailAddress?
  package var emailConsent: Bool
  package var language: LanguageTag

  package init(
    requestID: UUID, username: Username?, password: String, email: EmailAddress? = nil,
    emailConsent: Bool = false, language: LanguageTag = .english
  ) {
    self.requestID = requestID
    self.username = username
    self.password = password
    self.email = email
    self.emailConsent = emailConsent
    self.language = language
  }

  /// Whether this is what `known` was made of, as far as that can be told: an address that has been
  /// erased cannot be compared any more, and the role is kept elsewhere.
  func isSame(as known: Account) -> Bool {
    known.username == username?.text && LanguageTag(recorded: known.language) == language
      && known.emailGiven == (email != nil) && known.emailConsent == emailConsent
      && (known.email == nil || known.email == email?.text)
  }
}
