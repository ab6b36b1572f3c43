import CSodium
public import FoundationEssentials

/// Pseudonyms of participants in the exports of one study: the first 80 bits of HMAC-SHA256(key,
/// participant id) in base 32 (RFC 4648 §6, lower case), 16 characters.
///
/// A participant has the same pseudonym in every export of the study and another one in other
/// studies. It cannot be reversed without the key. For a million participants, the probability of a
/// collision is below 10⁻¹².
public struct Pseudonyms: Sendable {
  /// Key of 32 bytes.
  public let key: [UInt8]

  public init(key: [UInt8]) { self.key = key }

  public func pseudonym(of participantID: UUID) -> String {
    var code = [UInt8](repeating: 0, count: Int(crypto_auth_hmacsha256_BYTES))
    let message = withUnsafeBytes(of: participantID.uuid) { [UInt8]($0) }
    crypto_auth_hmacsha256(&code, message, UInt64(message.count), key)
    return Self.base32(code.prefix(10))
  }

  /// Whether a text in lower case can be a pseudonym.
  public static func isWellFormed(_ text: String) -> Bool {
    text.utf8.count == 16 && text.utf8.allSatisfy(alphabet.contains)
  }

  private static let alphabet = Array("abcdefghijklmnopqrstuvwxyz234567".utf8)

  /// Encodes complete groups of five bytes.
  private static func base32(_ bytes: some Sequence<UInt8>) -> String {
    var text: [UInt8] = []
    var buffer: UInt32 = 0
    var bits = 0
    for byte in bytes {
      buffer = buffer << 8 | UInt32(byte)
      bits += 8
      while bits >= 5 {
        bits -= 5
        text.append(alphabet[Int(buffer >> UInt32(bits) & 31)])
      }
    }
    return String(decoding: text, as: UTF8.self)
  }
}
