import FoundationEssentials

/// Detects ID tokens and logout tokens that do not have a distinguishing type.
///
/// Detection is incomplete, so tokens of type `JWT` are accepted only if the operator permits them.
struct IDTokenClaims: Decodable {
  private enum CodingKeys: String, CodingKey {
    /// OpenID Connect Core §3.1.3.6 and §3.3.2.11: hashes in ID tokens.
    case accessTokenHash = "at_hash"
    case codeHash = "c_hash"
    /// RFC 8417 §2.2: security events, including logout.
    case events
    /// Keycloak's claim for the token's kind.
    case kind = "typ"
    /// Cognito's claim for the token's kind.
    case use = "token_use"
  }

  private var arePresent: Bool

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    arePresent =
      container.contains(.accessTokenHash) || container.contains(.codeHash)
      || container.contains(.events)
      || (try? container.decode(String.self, forKey: .kind)) == "ID"
      || (try? container.decode(String.self, forKey: .use)) == "id"
  }

  /// Returns false also if the payload is not an object.
  static func areIn(_ payload: [UInt8]) -> Bool {
    (try? JSONDecoder().decode(IDTokenClaims.self, from: Data(payload)))?.arePresent == true
  }
}
