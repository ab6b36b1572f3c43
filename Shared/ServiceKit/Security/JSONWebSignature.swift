import FoundationEssentials

/// A JWS in compact serialisation with the one header we make: `alg` EdDSA, `typ` at+jwt and a `kid`
/// (RFC 7515 §7.1, RFC 9068 §2.1).
struct JSONWebSignature {
  /// Longest text that is looked at, in bytes.
  static let sizeMax = 8192
  static let algorithm = "EdDSA"
  static let type = "at+jwt"

  private struct Header: Codable {
    var alg: String
    var kid: String
    var typ: String
  }

  /// Members that would change how the token has to be read; we know none, so all are refused
  /// (RFC 7515 §4.1.11) rather than skipped, and no key is ever taken from the token itself.
  private struct RefusedMembers: Decodable {
    enum CodingKeys: String, CodingKey, CaseIterable {
      case crit, jku, jwk, x5u, x5c, b64, enc, zip
    }
    var isEmpty: Bool

    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      isEmpty = !CodingKeys.allCases.contains { container.contains($0) }
    }
  }

  let keyID: String
  let payload: [UInt8]
  private let signingInput: [UInt8]
  private let signature: [UInt8]

  /// Reads structure and header; nothing is trusted yet.
  init(parsing token: String) throws(TokenRejection) {
    let text = [UInt8](token.utf8)
    guard text.count <= Self.sizeMax else { throw .malformed }
    let parts = text.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    guard parts.count == 3,
      let headerBytes = Base64URL.decode(parts[0]), let payload = Base64URL.decode(parts[1]),
      let signature = Base64URL.decode(parts[2]), signature.count == 64
    else { throw .malformed }
    let decoder = JSONDecoder()
    guard let header = try? decoder.decode(Header.self, from: Data(headerBytes)),
      let refused = try? decoder.decode(RefusedMembers.self, from: Data(headerBytes)),
      header.alg == Self.algorithm, header.typ == Self.type, refused.isEmpty,
      PublicSigningKey.isPlausibleKeyID(header.kid)
    else { throw .malformed }
    keyID = header.kid
    self.payload = payload
    self.signature = signature
    signingInput = Array(text[..<parts[1].endIndex])
  }

  func isSigned(by publicKey: [UInt8]) -> Bool {
    SigningKey.isValid(signature: signature, of: signingInput, publicKey: publicKey)
  }

  static func make(payload: [UInt8], key: SigningKey) -> String {
    let header = #"{"alg":"\#(algorithm)","kid":"\#(key.keyID)","typ":"\#(type)"}"#
    let signingInput = Base64URL.encode([UInt8](header.utf8)) + "." + Base64URL.encode(payload)
    let signature = key.signature(of: [UInt8](signingInput.utf8))
    return signingInput + "." + Base64URL.encode(signature)
  }
}
