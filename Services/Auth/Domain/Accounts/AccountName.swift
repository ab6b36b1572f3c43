/// The name for confirmation and sign-in: a username, or an e-mail address. An address contains
/// `@`, a username does not.
enum AccountName: Sendable, Hashable {
  case username(Username)
  case email(EmailAddress)

  /// Returns nil for an invalid name.
  init?(_ text: String) {
    if let email = EmailAddress(text) {
      self = .email(email)
    } else if let username = try? Username(text) {
      self = .username(username)
    } else {
      return nil
    }
  }

  /// The username; nil for an address.
  var username: Username? {
    if case .username(let username) = self { username } else { nil }
  }

  /// The address; nil for a username.
  var email: EmailAddress? {
    if case .email(let email) = self { email } else { nil }
  }

  /// The name as typed.
  var text: String {
    switch self {
    case .username(let username): username.text
    case .email(let email): email.text
    }
  }

  /// The lookup key in lower case.
  var key: String {
    switch self {
    case .username(let username): username.key
    case .email(let email): email.key
    }
  }
}
