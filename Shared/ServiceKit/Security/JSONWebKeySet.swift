import Fields
import FoundationEssentials

/// The public keys of `otolith-auth`, Ed25519 all of them, as a JSON Web Key Set (RFC 7517, key type OKP
/// of RFC 8037). Those of other issuers are an ``IssuerKeySet``.
public enum JSONWebKeySet {
  /// Longest text that is read, in bytes.
  public static let sizeMax = 65_536

  /// The text is not a key set.
  public struct Malformed: Error, CustomStringConvertible {
    /// Which key, and what is wrong with it.
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
      /// NumericDate; the end of the key, as OpenID Federation 1.0 §8.7.2 names it. Readers that do not
      /// know it pass it over (RFC 7517 §4).
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

  /// The Ed25519 signing keys of a set; keys of other kinds are left out, as RFC 7517 §5 wants. A
  /// key that says it is one and is not whole makes the set malformed: an operator who mistypes it
  /// should hear of it before tokens are refused.
  ///
  /// - Throws: ``Malformed``.
  public static func decode(_ json: String) throws -> [PublicSigningKey] {
    guard json.utf8.count <= sizeMax,
      let document = try? JSONDecoder().decode(Document.self, from: Data(json.utf8))
    else { throw Malformed("it is longer than \(sizeMax) bytes, or no list of keys") }
    return try document.keys.enumerated().compactMap { index, entry in
      guard entry.kty == "OKP", entry.crv == "Ed25519", (entry.use ?? "sig") == "sig" else {
        return nil
      }
      // RFC 9864 calls the same algorithm Ed25519.
      guard let keyID = entry.kid, PublicSigningKey.isPlausibleKeyID(keyID),
        [nil, JSONWebSignature.algorithm, "Ed25519"].contains(entry.alg),
        let bytes = entry.x.flatMap({ Base64URL.decode($0.utf8) }), bytes.count == 32
      else { throw Malformed("keys[\(index)] is no whole Ed25519 key") }
      return PublicSigningKey(
        keyID: keyID, publicKey: bytes,
        notAfter: entry.exp.map { Date(timeIntervalSince1970: $0) })
    }
  }

  /// RFC 7638 §3 over the members that RFC 8037 §2 requires.
  static func thumbprint(of publicKey: [UInt8]) -> String {
    thumbprint(ofMembers: [
      ("crv", "Ed25519"), ("kty", "OKP"), ("x", Base64URL.encode(publicKey)),
    ])
  }

  /// RFC 7638 §3.
  ///
  /// - Parameter members: the required ones, in the order of their names; none needs escaping.
  static func thumbprint(ofMembers members: [(name: String, value: String)]) -> String {
    let canonical = members.map { "\"\($0.name)\":\"\($0.value)\"" }.joined(separator: ",")
    return Base64URL.encode(Sodium.sha256(Array("{\(canonical)}".utf8)))
  }
}
