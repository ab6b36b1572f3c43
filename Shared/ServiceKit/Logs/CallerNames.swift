import CSodium
import FoundationEssentials

/// Names callers in the log: the same caller has the same name as long as the process lives, and nobody
/// can go back from it to an account, nor from one process's names to another's. What a log keeps outlives
/// an erasure then without naming whom it was about.
struct CallerNames: Sendable {
  private let key: [UInt8]

  init() { key = Sodium.randomBytes(Int(crypto_auth_hmacsha256_KEYBYTES)) }

  /// 16 letters and digits.
  func name(of participantID: UUID) -> String { Pseudonyms(key: key).pseudonym(of: participantID) }
}
