import CSodium
package import IngestionDomain

/// SHA-256 of a sheet's canonical contents.
package enum PayloadHash {
  package static func of(_ sheet: AnswerSheet) -> [UInt8] {
    let bytes = CanonicalEncoding.encode(sheet)
    var hash = [UInt8](repeating: 0, count: Int(crypto_hash_sha256_BYTES))
    crypto_hash_sha256(&hash, bytes, UInt64(bytes.count))
    return hash
  }
}
