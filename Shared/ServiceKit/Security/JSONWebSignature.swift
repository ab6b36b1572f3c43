import Fields
import FoundationEssentials

/// A JWS in compact serialisation (RFC 7515 §7.1), as access tokens come in. Ours have one header: `alg`
/// EdDSA, `typ` at+jwt and a `kid` (RFC 9068 §2.1).
struct JSONWebSignature {
  /// Longest text that is looked at, in bytes. The longest signature, RSA with 8192 bits, takes 1,366
  /// of them; with 16 KiB for the metadata of a call, a longer token would hardly come through.
  static let sizeMax = 8192
  static let algorithm = "EdDSA"

  private struct Header: Decodable {
    private enum CodingKeys: String, CodingKey {
      case alg, kid, typ
      case crit, jku, jwk, x5u, x5c, b64, enc, zip
    }

    /// Members that would change how the token has to be read; we know none, so all are refused
    /// (RFC 7515 §4.1.11) rather than skipped, and no key is ever taken from the token itself.
    private static let refused: [CodingKeys] = [.crit, .jku, .jwk, .x5u, .x5c, .b64, .enc, .zip]

    var algorithm: String
    var keyID: String?
    var type: String?
    var hasRefusedMembers: Bool

    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      algorithm = try container.decode(String.self, forKey: .alg)
      keyID = try container.decodeIfPresent(String.self, forKey: .kid)
      type = try container.decodeIfPresent(String.self, forKey: .typ)
      hasRefusedMembers = Self.refused.contains { container.contains($0) }
    }
  }

  let algorithm: SignatureAlgorithm
  let type: TokenType
  /// Nil where the token names no key, as it may (RFC 7515 §4.1.4).
  let keyID: String?
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
      let signature = Base64URL.decode(parts[2]), !signature.isEmpty,
      MemberNames.areUnique(in: headerBytes),
      let header = try? JSONDecoder().decode(Header.self, from: Data(headerBytes)),
      !header.hasRefusedMembers, let algorithm = SignatureAlgorithm(name: header.algorithm),
      let type = TokenType(header: header.type),
      header.keyID.map(IssuerKey.isPlausibleKeyID) ?? true
    else { throw .malformed }
    self.algorithm = algorithm
    self.type = type
    keyID = header.keyID
    self.payload = payload
    self.signature = signature
    signingInput = Array(text[..<parts[1].endIndex])
  }

  func isSigned(by key: TrustedKey) -> Bool {
    key.isValid(signature: signature, of: signingInput, algorithm: algorithm)
  }

  /// - Parameter keyID: nil: the key's own. Needs no escaping in JSON.
  static func make(
    payload: [UInt8], key: SigningKey, type: TokenType = .accessToken, keyID: String? = nil
  ) -> String {
    let keyID = keyID ?? key.keyID
    let header = #"{"alg":"\#(algorithm)","kid":"\#(keyID)","typ":"\#(type.rawValue)"}"#
    let signingInput = Base64URL.encode([UInt8](header.utf8)) + "." + Base64URL.encode(payload)
    let signature = key.signature(of: [UInt8](signingInput.utf8))
    return signingInput + "." + Base64URL.encode(signature)
  }
}
