internal import CSodium

/// How a page's policy names a script or style that may run (CSP Level 3, §2.3.1).
enum SourceHash {
  /// `sha256-` and the SHA-256 of the text in Base64.
  static func text(of source: String) -> String {
    var digest = [UInt8](repeating: 0, count: Int(crypto_hash_sha256_BYTES))
    let bytes = Array(source.utf8)
    crypto_hash_sha256(&digest, bytes, UInt64(bytes.count))
    // With the NUL at its end.
    let length = sodium_base64_encoded_len(digest.count, sodium_base64_VARIANT_ORIGINAL)
    var encoded = [CChar](repeating: 0, count: length)
    sodium_bin2base64(
      &encoded, length, digest, digest.count, sodium_base64_VARIANT_ORIGINAL)
    return "sha256-" + String(decoding: encoded.dropLast().map(UInt8.init), as: UTF8.self)
  }
}
