import FoundationEssentials
import ServiceKit

/// The key of the benchmark's tokens, and who checks them.
struct BenchmarkIdentity: TrustedKeySource {
  private static let issuer = "https://benchmark.invalid"
  private static let audience = "otolith-benchmark"

  private let signingKey: SigningKey

  /// Returns nil unless the seed has 32 bytes.
  init?(seed: [UInt8]) {
    guard let signingKey = SigningKey(seed: seed) else { return nil }
    self.signingKey = signingKey
  }

  func key(_ keyID: String?, for algorithm: SignatureAlgorithm) async -> TrustedKey? {
    knownKey(keyID, for: algorithm)
  }

  func knownKey(_ keyID: String?, for algorithm: SignatureAlgorithm) -> TrustedKey? {
    keyID == signingKey.keyID ? .own(signingKey.publicKey) : nil
  }

  var verifier: TokenVerifier {
    TokenVerifier(
      keyRing: self, issuer: Self.issuer, audience: Self.audience, clock: SystemClock())
  }

  /// A token like that of a participant of two studies.
  func accessToken(validFrom start: Date) throws -> String {
    try AccessToken.sign(
      AccessClaims(
        participantID: UUID(), enrolledStudies: ["track-your-tinnitus", "shades-of-noise"],
        sessionID: UUID(), issuedAt: start, expiresAt: start + 3_600),
      issuer: Self.issuer, audiences: [Self.audience], with: signingKey)
  }

  /// Returns nil unless the text consists of pairs of hexadecimal digits.
  static func bytes(hexadecimal text: String) -> [UInt8]? {
    let digits = text.compactMap { $0.isASCII ? $0.hexDigitValue : nil }
    guard digits.count == text.count, digits.count % 2 == 0 else { return nil }
    return stride(from: 0, to: digits.count, by: 2).map {
      UInt8(digits[$0] << 4 | digits[$0 + 1])
    }
  }
}
