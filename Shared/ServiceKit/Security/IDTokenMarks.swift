import FoundationEssentials

/// What tells an ID token or a logout token from an access token where the type does not.
///
/// Not every one has such a mark: a token of type `JWT` is no more than likely to be an access token,
/// which is why only an operator can permit them.
struct IDTokenMarks: Decodable {
  private enum CodingKeys: String, CodingKey {
    /// OpenID Connect Core §3.1.3.6 and §3.3.2.11: hashes of what an ID token came with.
    case accessTokenHash = "at_hash"
    case codeHash = "c_hash"
    /// RFC 8417 §2.2: security events, among them that of a logout.
    case events
    /// Keycloak's own word for what it is.
    case kind = "typ"
    /// Cognito's.
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

  /// False for a payload that is no object, too.
  static func areIn(_ payload: [UInt8]) -> Bool {
    (try? JSONDecoder().decode(IDTokenMarks.self, from: Data(payload)))?.arePresent == true
  }
}
