import AuthDomain

/// Why a password may not be chosen, as it is answered.
extension PasswordRejection {
  var reason: String { words.reason }
  var description: String { words.description }

  private var words: (reason: String, description: String) {
    switch self {
    case .tooShort:
      ("TOO_SHORT", "must have at least \(PasswordPolicy.lengthMin) characters")
    case .tooLong:
      ("TOO_LONG", "must have at most \(PasswordPolicy.lengthMax) characters")
    case .common: ("TOO_COMMON", "is one of the passwords that are tried first")
    case .containsUsername: ("CONTAINS_USERNAME", "must not contain the username or the address")
    case .trivialPattern: ("TRIVIAL_PATTERN", "is a repetition or a sequence")
    }
  }
}
