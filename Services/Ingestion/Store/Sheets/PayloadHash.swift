import CSodium
package import IngestionDomain

/// SHA-256 of the canonical contents of a sheet, or an amendment.
package enum PayloadHash {
  package static func of(_ sheet: AnswerSheet) -> [UInt8] { of(CanonicalEncoding.encode(sheet)) }

  package static func of(_ amendment: Amendment) -> [UInt8] { of(amendment.canonicalBytes) }

  private static func of(_ bytes: [UInt8]) -> [UInt8] {
    var hash = [UInt8](repeating: 0, count: Int(crypto_hash_sha256_BYTES))
    crypto_hash_sha256(&hash, bytes, UInt64(bytes.count))
    return hash
  }
}
