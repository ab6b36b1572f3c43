/// What an account is confirmed and signed in with: a username, or the address where that is the name. A
/// username has no `@`, an address has one.
package enum AccountName: Sendable, Hashable {
  case username(Username)
  case email(EmailAddress)

  /// Nil for what can be neither.
  package init?(_ text: String) {
    if let email = EmailAddress(text) {
      self = .email(email)
    } else if let username = try? Username(text) {
      self = .username(username)
    } else {
      return nil
    }
  }

  /// Nil for an address.
  package var username: Username? {
    if case .username(let username) = self { username } else { nil }
  }

  /// Nil for a username.
  package var email: EmailAddress? {
    if case .email(let email) = self { email } else { nil }
  }

  /// As it was typed.
  package var text: String {
    switch self {
    case .username(let username): username.text
    case .email(let email): email.text
    }
  }

  /// What is looked up: lower case.
  package var key: String {
    switch self {
    case .username(let username): username.key
    case .email(let email): email.key
    }
  }
}
