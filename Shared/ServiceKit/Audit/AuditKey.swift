import CSodium

/// The secret by which a service seals the heads of its audit logs: 256 bits that are not in the database.
public struct AuditKey: Sendable {
  private let bytes: [UInt8]

  /// A new random key.
  public init() { bytes = Sodium.randomBytes(SecretKeyText.byteCount) }

  /// Nil unless the text is 64 hexadecimal digits; see ``SecretKeyText``.
  public init?(text: String) {
    guard let bytes = SecretKeyText.bytes(text) else { return nil }
    self.bytes = bytes
  }

  /// Keyed BLAKE2b, 32 bytes (RFC 7693 §2.9).
  func code(of message: [UInt8]) -> [UInt8] {
    var code = [UInt8](repeating: 0, count: 32)
    crypto_generichash(&code, code.count, message, UInt64(message.count), bytes, bytes.count)
    return code
  }

  /// Names the key in a log line and tells nothing of it.
  public var fingerprint: String {
    code(of: Array("otolith audit key".utf8)).prefix(4).map {
      ($0 < 16 ? "0" : "") + String($0, radix: 16)
    }.joined()
  }
}

extension AuditKey: CustomStringConvertible, CustomReflectable {
  public var description: String { "an audit key" }
  public var customMirror: Mirror { Mirror(self, children: []) }
}
