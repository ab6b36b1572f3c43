internal import ServiceKit

/// What becomes of a study's access password in an import.
struct AccessPassword: Sendable {
  /// The hash that was stored when this was decided; another one means another import came between.
  let storedHash: String?
  /// The hash to store; nil for an open study.
  let hash: String?

  var isChanged: Bool { hash != storedHash }

  /// - Parameter given: empty to keep the stored one. A password that is the stored one keeps its
  ///   hash, so that importing twice changes nothing.
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
