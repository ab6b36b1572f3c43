import CCrypto
import Fields

@testable import Tokens

/// A simulated issuer's key pair, cached because tests run concurrently.
final class PlayedIssuerKey: Sendable {
  static let rsa = PlayedIssuerKey(rsaBits: 2048)
  static let otherRSA = PlayedIssuerKey(rsaBits: 2048)
  static let p256 = PlayedIssuerKey(curve: .p256)
  static let p384 = PlayedIssuerKey(curve: .p384)
  static let p521 = PlayedIssuerKey(curve: .p521)
  static let ed25519 = PlayedIssuerKey(SigningKey())

  private enum Half: Sendable {
    case openSSL(Pair)
    case ed25519(SigningKey)
  }

  private final class Pair: Sendable {
    nonisolated(unsafe) let pointer: OpaquePointer
    init(_ pointer: OpaquePointer) { self.pointer = pointer }
    deinit { EVP_PKEY_free(pointer) }
  }

  /// The public key as a JSON Web Key, without `kid`, `use` and `alg`.
  let members: [String: String]
  private let half: Half

  init(rsaBits: Int32) {
    let pair = Self.make("RSA") { EVP_PKEY_CTX_set_rsa_keygen_bits($0, rsaBits) }
    members = [
      "kty": "RSA", "n": Base64URL.encode(Self.number("n", of: pair)),
      "e": Base64URL.encode(Self.number("e", of: pair)),
    ]
    half = .openSSL(pair)
  }

  init(curve: EllipticCurve) {
    let pair = Self.make("EC") { EVP_PKEY_CTX_set_group_name($0, curve.rawValue) }
    let size = curve.coordinateSize
    members = [
      "kty": "EC", "crv": curve.rawValue,
      "x": Base64URL.encode(Self.number("qx", of: pair, size: size)),
      "y": Base64URL.encode(Self.number("qy", of: pair, size: size)),
    ]
    half = .openSSL(pair)
  }

  init(_ key: SigningKey) {
    members = ["kty": "OKP", "crv": "Ed25519", "x": Base64URL.encode(key.publicKey)]
    half = .ed25519(key)
  }

  /// Returns a key for an algorithm.
  static func suiting(_ algorithm: SignatureAlgorithm) -> PlayedIssuerKey {
    switch algorithm.scheme {
    case .ed25519: ed25519
    case .pkcs1, .pss: rsa
    case .ecdsa(.p256, _): p256
    case .ecdsa(.p384, _): p384
    case .ecdsa(.p521, _): p521
    }
  }

  /// Returns a JSON Web Key with members replaced or added.
  func json(_ others: [String: String] = [:]) -> String {
    let texts = members.merging(others) { $1 }.sorted { $0.key < $1.key }
    return "{" + texts.map { "\"\($0.key)\":\"\($0.value)\"" }.joined(separator: ",") + "}"
  }

  /// - Parameter saltLength: salt length of PSS; nil for that of the digest.
  func signature(
    of message: [UInt8], _ algorithm: SignatureAlgorithm, saltLength: Int32? = nil
  ) -> [UInt8] {
    switch (half, algorithm.scheme) {
    case (.ed25519(let key), _): return key.signature(of: message)
    case (.openSSL(let pair), .pkcs1(let digest)):
      return Self.sign(message, with: pair, digest: digest)
    case (.openSSL(let pair), .pss(let digest)):
      return Self.sign(message, with: pair, digest: digest) { settings in
        EVP_PKEY_CTX_set_rsa_padding(settings, RSA_PKCS1_PSS_PADDING)
        EVP_PKEY_CTX_set_rsa_pss_saltlen(settings, saltLength ?? RSA_PSS_SALTLEN_DIGEST)
      }
    case (.openSSL(let pair), .ecdsa(let curve, let digest)):
      let encoded = Self.sign(message, with: pair, digest: digest)
      return Self.halves(ofEncoded: encoded, size: curve.coordinateSize)
    case (.openSSL, .ed25519): preconditionFailure("this key signs otherwise")
    }
  }

  /// Returns an ECDSA signature in OpenSSL's form, a DER sequence.
  func encodedSignature(of message: [UInt8], _ digest: SignatureAlgorithm.Digest) -> [UInt8] {
    guard case .openSSL(let pair) = half else { preconditionFailure("no key of OpenSSL") }
    return Self.sign(message, with: pair, digest: digest)
  }

  // MARK: - OpenSSL

  private static func make(_ type: String, _ configure: (OpaquePointer) -> Int32) -> Pair {
    guard let context = EVP_PKEY_CTX_new_from_name(nil, type, nil) else {
      preconditionFailure("no context")
    }
    defer { EVP_PKEY_CTX_free(context) }
    var key: OpaquePointer?
    precondition(
      EVP_PKEY_keygen_init(context) == 1 && configure(context) == 1
        && EVP_PKEY_generate(context, &key) == 1)
    guard let key else { preconditionFailure("no key") }
    return Pair(key)
  }

  private static func number(_ name: String, of pair: Pair, size: Int? = nil) -> [UInt8] {
    var value: OpaquePointer?
    precondition(EVP_PKEY_get_bn_param(pair.pointer, name, &value) == 1)
    defer { BN_free(value) }
    return bytes(value, size: size ?? Int((BN_num_bits(value) + 7) / 8))
  }

  private static func bytes(_ number: OpaquePointer?, size: Int) -> [UInt8] {
    var bytes = [UInt8](repeating: 0, count: size)
    precondition(BN_bn2binpad(number, &bytes, Int32(size)) == Int32(size))
    return bytes
  }

  private static func sign(
    _ message: [UInt8], with pair: Pair, digest: SignatureAlgorithm.Digest,
    configure: (OpaquePointer?) -> Void = { _ in }
  ) -> [UInt8] {
    let context = EVP_MD_CTX_new()
    defer { EVP_MD_CTX_free(context) }
    var settings: OpaquePointer?
    precondition(
      EVP_DigestSignInit_ex(context, &settings, digest.rawValue, nil, nil, pair.pointer, nil) == 1)
    configure(settings)
    var size = 0
    precondition(EVP_DigestSign(context, nil, &size, message, message.count) == 1)
    var signature = [UInt8](repeating: 0, count: size)
    precondition(EVP_DigestSign(context, &signature, &size, message, message.count) == 1)
    return Array(signature.prefix(size))
  }

  private static func halves(ofEncoded encoded: [UInt8], size: Int) -> [UInt8] {
    let pair = encoded.withUnsafeBufferPointer { buffer in
      var position = buffer.baseAddress
      return d2i_ECDSA_SIG(nil, &position, buffer.count)
    }
    defer { ECDSA_SIG_free(pair) }
    return bytes(ECDSA_SIG_get0_r(pair), size: size) + bytes(ECDSA_SIG_get0_s(pair), size: size)
  }
}
