/// Knows whose signatures on access tokens are trusted.
public protocol TrustedKeySource: Sendable {
  /// Ed25519, 32 bytes; nil when nobody vouches for the key.
  func publicKey(for keyID: String) async -> [UInt8]?
}
