public import FoundationEssentials

/// A key whose signatures on access tokens are trusted.
public enum TrustedKey: Sendable {
  /// One of `otolith-auth`'s: Ed25519, 32 bytes. Its tokens are access tokens by name. From `notAfter` on
  /// it is worth nothing.
  case own([UInt8], notAfter: Date = .distantFuture)
  /// Another issuer's.
  case issuers(IssuerKey)

  /// Whether the key has had its time.
  func hasEnded(at now: Date) -> Bool {
    switch self {
    case .own(_, let notAfter): notAfter <= now
    case .issuers: false
    }
  }

  /// Whether tokens made with the key say what somebody may do under names of the issuer's own.
  func namesRights(_ names: ClaimNames) -> Bool {
    switch self {
    case .own: false
    case .issuers: names != ClaimNames()
    }
  }

  /// What names of roles in tokens made with the key mean.
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
