import AuthDomain
import ServiceKit

/// Passwords of accounts, in the one form in which they are compared.
///
/// Errors of every method: as `PasswordHasher`.
extension PasswordHasher {
  func hash(account password: String) async throws -> String {
    try await hash(OpaqueString(password).text)
  }

  /// Takes the same time for every account, with a hash of either kind or without one.
  func match(account password: String, with hash: String?) async throws -> PasswordMatch {
    let opaque = OpaqueString(password)
    var match = PasswordMatch.none
    if try await isRight(opaque.text, hash) { match = .right }
    if !opaque.isAsSent, try await isRight(password, hash), match == .none { match = .rightAsSent }
    return match
  }

  private func isRight(_ text: String, _ hash: String?) async throws -> Bool {
    guard let hash else {
      try await verifyDecoy(text)
      return false
    }
    return try await verify(text, against: hash)
  }
}
