import Fields
import FoundationEssentials
import ServiceBasics

/// The Ed25519 public keys of `otolith-auth` as a JSON Web Key Set (RFC 7517, key type OKP of RFC
/// 8037). See ``IssuerKeySet`` for other issuers.
public enum JSONWebKeySet {
  /// Maximum size of a key set in bytes.
  public static let sizeMax = 65_536

  /// The text is not a valid key set.
  public struct Malformed: Error, CustomStringConvertible {
    /// The key and the error.
    public var description: String

    init(_ description: String) { self.description = description }
  }

  private struct Document: Codable {
    struct Entry: Codable {
      var kty: String
      var crv: String?
      var x: String?
      var kid: String?
      var use: String?
      var alg: String?
      /// NumericDate of the key's expiry, named as in OpenID Federation 1.0 §8.7.2. Readers ignore
      /// unknown members (RFC 7517 §4).
      var exp: Double?
    }
    var keys: [Entry]
  }

  public static func encode(_ keys: [PublicSigningKey]) throws -> String {
    let entries = keys.map { key in
      Document.Entry(
        kty: "OKP", crv: "Ed25519", x: Base64URL.encode(key.publicKey), kid: key.keyID,
        use: "sig", alg: "EdDSA",
        exp: key.notAfter?.timeIntervalSince1970.rounded(.down))
    }
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys]
    return String(decoding: try encoder.encode(Document(keys: entries)), as: UTF8.self)
  }

  /// Reads the Ed25519 signing keys of a set; other kinds are ignored (RFC 7517 §5). An invalid
  /// Ed25519 key makes the set malformed, so that the operator notices it before tokens are
  /// rejected.
  ///
  /// - Throws: ``Malformed``.
  public static func decode(_ json: String) throws -> [PublicSigningKey] {
    guard json.utf8.count <= sizeMax,
      let document = try? JSONDecoder().decode(Document.self, from: Data(json.utf8))
    else { throw Malformed("it is larger than \(sizeMax) bytes or not a list of keys") }
    return try document.keys.enumerated().compactMap { index, entry in
      guard entry.kty == "OKP", entry.crv == "Ed25519", (entry.use ?? "sig") == "sig" else {
        return nil
      }
      // RFC 9864 names the same algorithm Ed25519.
      guard let keyID = entry.kid, PublicSigningKey.isPlausibleKeyID(keyID),
        [nil, JSONWebSignature.algorithm, "Ed25519"].contains(entry.alg),
        let bytes = entry.x.flatMap({ Base64URL.decode($0.utf8) }), bytes.count == 32
      else { throw Malformed("keys[\(index)] is not a valid Ed25519 key") }
      return PublicSigningKey(
        keyID: keyID, publicKey: bytes,
        notAfter: entry.exp.map { Date(timeIntervalSince1970: $0) })
    }
  }

  /// Computes the RFC 7638 §3 thumbprint of the members required by RFC 8037 §2.
  package static func thumbprint(of publicKey: [UInt8]) -> String {
    thumbprint(ofMembers: [
      ("crv", "Ed25519"), ("kty", "OKP"), ("x", Base64URL.encode(publicKey)),
    ])
  }

  /// Computes the thumbprint of RFC 7638 §3.
  ///
  /// - Parameter members: the required members in order of their names, with values that need no
  ///   escaping.
  static func thumbprint(ofMembers members: [(name: String, value: String)]) -> String {
    let canonical = members.map { "\"\($0.name)\":\"\($0.value)\"" }.joined(separator: ",")
    return Base64URL.encode(Sodium.sha256(Array("{\(canonical)}".utf8)))
  }
}
