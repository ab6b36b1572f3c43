/// Whether a password matches the hash of an account.
enum PasswordMatch: Sendable {
  case none
  case right
  /// The hash is of the password as it was sent, from before passwords were normalized.
  case rightAsSent
}
