/// What a token's header says it is (`typ`, RFC 7515 §4.1.9).
public enum TokenType: String, Sendable, Hashable, CaseIterable {
  /// An access token of RFC 9068 §2.1. Always accepted from `otolith-auth`, and nothing else.
  case accessToken = "at+jwt"
  /// Just a JWT, or nothing said. An ID token says the same.
  case unspecified = "jwt"
  /// What a service of ours shows to another one, signed with a key of its own. Nobody else's are.
  case service = "otolith-service+jwt"

  /// What tokens of another issuer may be.
  static let ofIssuers: [TokenType] = [.accessToken, .unspecified]

  /// A media type, whose case does not matter and whose `application/` may be left out.
  ///
  /// Nil for another one.
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
