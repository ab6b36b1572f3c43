import Fields
public import FoundationEssentials

/// A key that is trusted to sign access tokens.
public enum TrustedKey: Sendable {
  /// An Ed25519 key of `otolith-auth`, 32 bytes, trusted until `notAfter`. It signs access tokens
  /// only.
  case own([UInt8], notAfter: Date = .distantFuture)
  /// A key of another issuer.
  case issuers(IssuerKey)

  /// Whether the key has expired.
  package func hasEnded(at now: Date) -> Bool {
    switch self {
    case .own(_, let notAfter): notAfter <= now
    case .issuers: false
    }
  }

  /// Returns the id for a subject or session in tokens of the key.
  func id(of text: String, issuer: String) -> UUID {
    switch self {
    case .own: UUID(text: text) ?? AccessToken.pseudonym(of: text, issuer: issuer)
    case .issuers: AccessToken.pseudonym(of: text, issuer: issuer)
    }
  }

  /// Returns the registered client that tokens of the key name; nil for another issuer's.
  func clientID(_ text: String?) -> UUID? {
    switch self {
    case .own: text.flatMap { UUID(text: $0) }
    case .issuers: nil
    }
  }

  /// Whether tokens of the key use the issuer's own claim names for rights.
  func namesRights(_ names: ClaimNames) -> Bool {
    switch self {
    case .own: false
    case .issuers: names != ClaimNames()
    }
  }

  /// Maps role names in tokens of the key to roles.
  func roles(_ texts: [String], names: ClaimNames) -> Set<Role> {
    switch self {
    case .own: Set(texts.compactMap(Role.init(rawValue:)))
    case .issuers: texts.reduce(into: []) { $0.formUnion(names.roleNames[$1] ?? []) }
    }
  }

  func isValid(
    signature: [UInt8], of message: [UInt8], algorithm: SignatureAlgorithm
  ) -> Bool {
    switch self {
    case .own(let publicKey, _):
      algorithm == .edDSA
        && SigningKey.isValid(signature: signature, of: message, publicKey: publicKey)
    case .issuers(let key):
      key.isValid(signature: signature, of: message, algorithm: algorithm)
    }
  }
}
