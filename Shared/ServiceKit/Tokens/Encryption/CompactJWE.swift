import CCrypto
import Fields
import RPCCore
import ServiceBasics

/// Compact JSON Web Encryption (RFC 7516) with a shared key: `alg` `dir`, `enc` `A256GCM`, `zip`
/// `DEF`, as SMART Health Links require it.
public enum CompactJWE {
  public static let keySize = 32
  private static let nonceSize = 12
  private static let tagSize = 16

  /// Encrypts contents. Each call uses a random nonce.
  ///
  /// - Parameters:
  ///   - contentType: media type, written as `cty`; without `"` and `\`.
  ///   - key: 32 bytes.
  /// - Throws: `RPCError` INTERNAL if zlib or OpenSSL is out of memory.
  public static func seal(
    _ plain: [UInt8], contentType: String, key: [UInt8]
  ) throws -> String {
    precondition(key.count == keySize, "the size of an AES-256 key")
    let header = #"{"alg":"dir","enc":"A256GCM","zip":"DEF","cty":"\#(contentType)"}"#
    let protected = Base64URL.encode(Array(header.utf8))
    let nonce = Sodium.randomBytes(nonceSize)
    let compressed = try deflated(plain)
    let sealed = OpenSSLKey.leavingNoErrors {
      encrypt(compressed, key: key, nonce: nonce, associated: Array(protected.utf8))
    }
    guard let sealed else { throw RPCError(.internalError, "cannot encrypt: no memory") }
    // The second part is the encrypted key, which a shared key does not have.
    return [
      protected, "", Base64URL.encode(nonce), Base64URL.encode(sealed.text),
      Base64URL.encode(sealed.tag),
    ].joined(separator: ".")
  }

  /// Compresses by DEFLATE (RFC 1951): a zlib stream (RFC 1950) without its header of 2 bytes and
  /// its checksum of 4 bytes.
  private static func deflated(_ bytes: [UInt8]) throws -> [UInt8] {
    let stream = try bytes.withUnsafeBytes { try MessageCompressor.compress($0, .deflate) }
    return Array(stream.dropFirst(2).dropLast(4))
  }

  private static func encrypt(
    _ plain: [UInt8], key: [UInt8], nonce: [UInt8], associated: [UInt8]
  ) -> (text: [UInt8], tag: [UInt8])? {
    guard let context = EVP_CIPHER_CTX_new() else { return nil }
    defer { EVP_CIPHER_CTX_free(context) }
    var text = [UInt8](repeating: 0, count: plain.count)
    var tag = [UInt8](repeating: 0, count: tagSize)
    var rest = tag
    var (written, last): (Int32, Int32) = (0, 0)
    guard EVP_EncryptInit_ex(context, EVP_aes_256_gcm(), nil, key, nonce) == 1,
      EVP_EncryptUpdate(context, nil, &written, associated, Int32(associated.count)) == 1,
      EVP_EncryptUpdate(context, &text, &written, plain, Int32(plain.count)) == 1,
      EVP_EncryptFinal_ex(context, &rest, &last) == 1, Int(written) == plain.count,
      EVP_CIPHER_CTX_ctrl(context, EVP_CTRL_AEAD_GET_TAG, Int32(tagSize), &tag) == 1
    else { return nil }
    return (text, tag)
  }
}
