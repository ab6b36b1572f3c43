internal import CSodium

/// Source expressions that allow a script or style in the page's policy (CSP Level 3, §2.3.1).
enum SourceHash {
  /// Returns `sha256-` and the Base64 SHA-256 of the text.
  static func text(of source: String) -> String {
    var digest = [UInt8](repeating: 0, count: Int(crypto_hash_sha256_BYTES))
    let bytes = Array(source.utf8)
    crypto_hash_sha256(&digest, bytes, UInt64(bytes.count))
    // Includes the final NUL.
    let length = sodium_base64_encoded_len(digest.count, sodium_base64_VARIANT_ORIGINAL)
    var encoded = [CChar](repeating: 0, count: length)
    sodium_bin2base64(
      &encoded, length, digest, digest.count, sodium_base64_VARIANT_ORIGINAL)
    return "sha256-" + String(decoding: encoded.dropLast().map(UInt8.init), as: UTF8.self)
  }
}
