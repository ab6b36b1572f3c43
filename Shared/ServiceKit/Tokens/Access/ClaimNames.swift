/// Names of the claims about rights in another issuer's tokens. The defaults are the names in
/// Otolith's own tokens.
public struct ClaimNames: Sendable, Hashable {
  /// Maximum length of a name in bytes.
  package static let sizeMax = 256

  /// The name of a claim or, if there is no such claim, a path separated by dots, e.g.
  /// `https://example.org/roles` or `realm_access.roles`.
  public var roles: String
  public var studies: String
  public var leads: String

  /// Mapping from the issuer's role names to roles; other names are ignored. Empty by default, so
  /// that a name used by the issuer for another purpose does not grant rights.
  public var roleNames: [String: Set<Role>]

  public init(
    roles: String = "roles", studies: String = "studies", leads: String = "leads",
    roleNames: [String: Set<Role>] = [:]
  ) {
    self.roleNames = roleNames
    self.roles = roles
    self.studies = studies
    self.leads = leads
  }
}

/// A claim with a list of strings or a single string.
///
/// Other types count as absent and grant no rights.
struct ClaimTexts: Codable {
  var texts: [String]

  init(_ texts: [String]) { self.texts = texts }

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if let list = try? container.decode([String].self) {
      texts = list
    } else {
      texts = (try? container.decode(String.self)).map { [$0] } ?? []
    }
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(texts)
  }
}

/// Rules for accepting tokens, and their claim names.
public struct TokenRules: Sendable, Hashable {
  /// Accepted issuer.
  public var issuer: String
  /// Required audience.
  public var audience: String
  /// Accepted types of another issuer's tokens. Of Otolith's own tokens only access tokens are
  /// accepted.
  public var types: Set<TokenType>
  /// Claim names in another issuer's tokens.
  public var names: ClaimNames

  public init(
    issuer: String, audience: String, types: Set<TokenType> = [.accessToken],
    names: ClaimNames = ClaimNames()
  ) {
    self.issuer = issuer
    self.audience = audience
    self.types = types
    self.names = names
  }
}

/// Type in a token's header (`typ`, RFC 7515 §4.1.9).
public enum TokenType: String, Sendable, Hashable, CaseIterable {
  /// An access token of RFC 9068 §2.1, the only type accepted from `otolith-auth`.
  case accessToken = "at+jwt"
  /// A JWT of type `JWT` or without a type. ID tokens have the same type.
  case unspecified = "jwt"
  /// Token of an Otolith service for another one, signed with its own key.
  case service = "otolith-service+jwt"

  /// Types permitted for tokens of another issuer.
  package static let ofIssuers: [TokenType] = [.accessToken, .unspecified]

  /// Reads a media type: case-insensitive, with optional `application/`.
  ///
  /// Nil for an unknown type.
  init?(header: String?) {
    guard let header else {
      self = .unspecified
      return
    }
    let prefix = "application/"
    let name = header.lowercased()
    self.init(rawValue: name.hasPrefix(prefix) ? String(name.dropFirst(prefix.count)) : name)
  }
}
