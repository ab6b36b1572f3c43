internal import CSodium

/// The SHA-256 of contents added in parts.
public struct ContentDigest {
  private var state = crypto_hash_sha256_state()

  public init() { crypto_hash_sha256_init(&state) }

  public mutating func add(_ bytes: some Collection<UInt8>) {
    let bytes = Array(bytes)
    crypto_hash_sha256_update(&state, bytes, UInt64(bytes.count))
  }

  /// Returns lower-case hexadecimal and finishes the digest.
  public consuming func hexadecimal() -> String {
    var digest = [UInt8](repeating: 0, count: Int(crypto_hash_sha256_BYTES))
    crypto_hash_sha256_final(&state, &digest)
    return digest.map { byte in
      let text = String(byte, radix: 16)
      return text.count == 1 ? "0" + text : text
    }.joined()
  }
}
