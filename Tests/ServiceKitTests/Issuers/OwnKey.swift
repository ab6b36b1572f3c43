@testable import ServiceKit

/// Vouches for one key of ours, whatever it is called.
struct OwnKey: TrustedKeySource {
  let publicKey: [UInt8]

  func key(_ keyID: String?, for algorithm: SignatureAlgorithm) async -> TrustedKey? {
    knownKey(keyID, for: algorithm)
  }

  func knownKey(_ keyID: String?, for algorithm: SignatureAlgorithm) -> TrustedKey? {
    .own(publicKey)
  }
}
