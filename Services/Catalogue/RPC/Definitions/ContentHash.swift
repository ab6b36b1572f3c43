internal import CSodium
internal import Questionnaires

/// SHA-256 over canonical contents.
struct ContentHash: Sendable, Hashable {
  /// 32 bytes.
  let bytes: [UInt8]

  init(of contents: [UInt8]) {
    var digest = [UInt8](repeating: 0, count: Int(crypto_hash_sha256_BYTES))
    crypto_hash_sha256(&digest, contents, UInt64(contents.count))
    bytes = digest
  }

  /// Lower-case hexadecimal, 64 digits.
  var hexadecimal: String { Self.hexadecimal(bytes) }

  static func hexadecimal(_ bytes: some Sequence<UInt8>) -> String {
    var digits: [UInt8] = []
    for byte in bytes {
      for nibble in [byte >> 4, byte & 15] {
        digits.append(nibble < 10 ? UInt8(ascii: "0") + nibble : UInt8(ascii: "a") + nibble - 10)
      }
    }
    return String(decoding: digits, as: UTF8.self)
  }
}

extension QuestionnaireDefinition {
  var contentHash: ContentHash { ContentHash(of: canonicalBytes) }
}

extension StudyDefinition {
  var contentHash: ContentHash { ContentHash(of: canonicalBytes) }

  /// 16 hexadecimal digits: enough to tell the consent texts of one study apart, short enough for a
  /// log line.
  var consentVersion: String {
    ContentHash.hexadecimal(ContentHash(of: canonicalConsentBytes).bytes.prefix(8))
  }
}
