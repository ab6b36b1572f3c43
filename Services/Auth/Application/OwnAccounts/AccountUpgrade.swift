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

  /// Whether this made `known`, as far as that can be told: an address is there or waits for its code. Without
  /// one it may have been given later.
  func isSame(as known: Account, pending: EmailAddress?) -> Bool {
    guard username?.text == known.username else { return false }
    guard let email else { return true }
    return email.text == known.email || email == pending
  }
}
