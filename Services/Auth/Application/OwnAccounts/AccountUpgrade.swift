package import AuthDomain
package import Fields

/// What an anonymous account is to be; every field is valid, and there is a username or an address.
package struct AccountUpgrade: Sendable {
  package var username: Username?
  package var password: String
  package var email: EmailAddress?
  /// Nil: as it is.
  package var language: LanguageTag?

  package init(
    username: Username?, password: String, email: EmailAddress?, language: LanguageTag? = nil
  ) {
    self.username = username
    self.password = password
    self.email = email
    self.language = language
  }
}
