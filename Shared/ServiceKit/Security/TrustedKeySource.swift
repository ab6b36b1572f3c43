/// Knows whose signatures on access tokens are trusted.
public protocol TrustedKeySource: Sendable {
  /// The key to check a token with; nil when nobody vouches for one that fits.
  ///
  /// - Parameters:
  ///   - keyID: as the token's header names it; nil where it names none.
  ///   - algorithm: as the token's header says. The key decides whether it may be.
  func key(_ keyID: String?, for algorithm: SignatureAlgorithm) async -> TrustedKey?

  /// As ``key(_:for:)``, where nobody has to be asked for it; nil: somebody has.
  func knownKey(_ keyID: String?, for algorithm: SignatureAlgorithm) -> TrustedKey?
}
