/// A key of a key set (RFC 7517 §4), decoded but not validated.
struct JSONWebKey: Decodable {
  private enum CodingKeys: String, CodingKey {
    case kty, kid, use, alg, crv, n, e, x, y
    case keyOps = "key_ops"
    case d, p, q, dp, dq, qi, oth
  }

  var kind: String
  var keyID: String?
  var use: String?
  /// `key_ops`.
  var operations: [String]?
  var algorithm: String?
  var curve: String?
  var modulus: String?
  var exponent: String?
  var x: String?
  var y: String?
  /// Whether the key contains private parts (RFC 7518 §6.2.2, §6.3.2).
  var isSecret: Bool

  /// Decodes a key. Other members of unknown kinds are ignored, because their meaning is unknown.
  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    kind = try container.decode(String.self, forKey: .kty)
    guard ["RSA", "EC", "OKP"].contains(kind) else {
      isSecret = false
      return
    }
    keyID = try container.decodeIfPresent(String.self, forKey: .kid)
    use = try container.decodeIfPresent(String.self, forKey: .use)
    operations = try container.decodeIfPresent([String].self, forKey: .keyOps)
    algorithm = try container.decodeIfPresent(String.self, forKey: .alg)
    curve = try container.decodeIfPresent(String.self, forKey: .crv)
    modulus = try container.decodeIfPresent(String.self, forKey: .n)
    exponent = try container.decodeIfPresent(String.self, forKey: .e)
    x = try container.decodeIfPresent(String.self, forKey: .x)
    y = try container.decodeIfPresent(String.self, forKey: .y)
    let secrets: [CodingKeys] = [.d, .p, .q, .dp, .dq, .qi, .oth]
    isSecret = secrets.contains { container.contains($0) }
  }
}
