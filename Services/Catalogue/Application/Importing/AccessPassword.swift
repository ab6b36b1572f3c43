import ServiceKit

/// An import's effect on the study's access password.
struct AccessPassword: Sendable {
  /// The stored hash at the time of the decision; a different one now means a concurrent import.
  let storedHash: String?
  /// The hash to store; nil for an open study.
  let hash: String?

  var isChanged: Bool { hash != storedHash }

  /// - Parameter given: the password; empty to keep the stored one. An unchanged password keeps its
  ///   hash, so that a repeated import changes nothing.
  static func decide(
    given: String, isNeeded: Bool, storedHash: String?, hasher: PasswordHasher
  ) async throws -> AccessPassword {
    guard isNeeded else { return AccessPassword(storedHash: storedHash, hash: nil) }
    guard !given.isEmpty else { return AccessPassword(storedHash: storedHash, hash: storedHash) }
    if let storedHash, try await hasher.verify(given, against: storedHash) {
      return AccessPassword(storedHash: storedHash, hash: storedHash)
    }
    return AccessPassword(storedHash: storedHash, hash: try await hasher.hash(given))
  }
}
