@testable import Identity
@testable import Tokens

/// Provides one of Otolith's own keys under any id.
struct OwnKey: TrustedKeySource {
  let publicKey: [UInt8]

  func key(_ keyID: String?, for algorithm: SignatureAlgorithm) async -> TrustedKey? {
    knownKey(keyID, for: algorithm)
  }

  func knownKey(_ keyID: String?, for algorithm: SignatureAlgorithm) -> TrustedKey? {
    .own(publicKey)
  }
}
