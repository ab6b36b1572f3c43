import CSodium
import ServiceBasics

/// The secret with which a service seals the heads of its audit logs: 256 bits that are not stored
/// in the database.
public struct AuditKey: Sendable {
  private let bytes: [UInt8]

  /// Creates a random key.
  public init() { bytes = Sodium.randomBytes(SecretKeyText.byteCount) }

  /// Creates a key from 64 hexadecimal digits, see ``SecretKeyText``; nil for other text.
  public init?(text: String) {
    guard let bytes = SecretKeyText.bytes(text) else { return nil }
    self.bytes = bytes
  }

  /// Computes the keyed BLAKE2b hash, 32 bytes (RFC 7693 §2.9).
  func code(of message: [UInt8]) -> [UInt8] {
    var code = [UInt8](repeating: 0, count: 32)
    crypto_generichash(&code, code.count, message, UInt64(message.count), bytes, bytes.count)
    return code
  }

  /// Short identifier of the key for log lines. It reveals nothing about the key.
  public var fingerprint: String {
    code(of: Array("otolith audit key".utf8)).prefix(4).hexadecimal
  }
}

extension AuditKey: CustomStringConvertible, CustomReflectable {
  public var description: String { "an audit key" }
  public var customMirror: Mirror { Mirror(self, children: []) }
}
