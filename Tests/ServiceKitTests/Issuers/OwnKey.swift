@testable import ServiceKit

/// Vouches for one key of ours, whatever it is called.
struct OwnKey: TrustedKeySource {
  let publicKey: [UInt8]

  func key(_ keyID: String?, for algorithm: SignatureAlgorithm) async -> TrustedKey? {
    .own(publicKey)
  }
}
