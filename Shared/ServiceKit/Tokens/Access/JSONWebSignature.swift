import Fields
import FoundationEssentials

/// A JWS in compact serialisation (RFC 7515 §7.1), the form of access tokens. Otolith's own have
/// the header members `alg` EdDSA, `typ` at+jwt and `kid` (RFC 9068 §2.1).
package struct JSONWebSignature {
  /// Maximum size in bytes. The longest signature, RSA with 8192 bits, takes 1,366 bytes. Larger
  /// tokens would hardly fit into the 16 KiB of a call's metadata.
  package static let sizeMax = 8192
  package static let algorithm = "EdDSA"

  private struct Header: Decodable {
    private enum CodingKeys: String, CodingKey {
      case alg, kid, typ
      case crit, jku, jwk, x5u, x5c, b64, enc, zip
    }

    /// Members that would change how the token is read. None is supported, so all are rejected
    /// instead of ignored (RFC 7515 §4.1.11), and no key is taken from the token itself.
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

  package let algorithm: SignatureAlgorithm
  package let type: TokenType
  /// Key id (RFC 7515 §4.1.4); nil if the token names no key.
  package let keyID: String?
  package let payload: [UInt8]
  private let signingInput: [UInt8]
  private let signature: [UInt8]

  /// Parses structure and header without verifying anything.
  package init(parsing token: String) throws(TokenRejection) {
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

  package func isSigned(by key: TrustedKey) -> Bool {
    key.isValid(signature: signature, of: signingInput, algorithm: algorithm)
  }

  /// - Parameter keyID: nil for the key's own id. Must need no escaping in JSON.
  package static func make(
    payload: [UInt8], key: SigningKey, type: TokenType = .accessToken, keyID: String? = nil
  ) -> String {
    let keyID = keyID ?? key.keyID
    let header = #"{"alg":"\#(algorithm)","kid":"\#(keyID)","typ":"\#(type.rawValue)"}"#
    let signingInput = Base64URL.encode([UInt8](header.utf8)) + "." + Base64URL.encode(payload)
    let signature = key.signature(of: [UInt8](signingInput.utf8))
    return signingInput + "." + Base64URL.encode(signature)
  }
}
