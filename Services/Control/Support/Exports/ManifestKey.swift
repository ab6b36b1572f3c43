import Foundation
import ServiceKit

/// The Ed25519 key with which a team signs the manifests of its exports.
public struct ManifestKey: Sendable {
  /// Ending of the file with the signature, beside the manifest.
  static let ending = ".sig"

  /// A private key of Ed25519 in DER, before its 32 bytes (RFC 8410, section 7).
  private static let prefix: [UInt8] = [
    0x30, 0x2e, 0x02, 0x01, 0x00, 0x30, 0x05, 0x06, 0x03, 0x2b, 0x65, 0x70, 0x04, 0x22, 0x04, 0x20,
  ]
  private let key: SigningKey

  /// Reads a key in PEM, as `openssl genpkey -algorithm ed25519` writes it; nil for any other text.
  public init?(pem: String) {
    let lines = pem.split(whereSeparator: \.isNewline)
    guard lines.first == "-----BEGIN PRIVATE KEY-----", lines.last == "-----END PRIVATE KEY-----",
      let bytes = Data(base64Encoded: lines.dropFirst().dropLast().joined()),
      bytes.starts(with: Self.prefix),
      let key = SigningKey(seed: Array(bytes.dropFirst(Self.prefix.count)))
    else { return nil }
    self.key = key
  }

  /// Returns the signature, 64 bytes.
  func signature(of manifest: [UInt8]) -> [UInt8] { key.signature(of: manifest) }
}
