import FoundationEssentials
import Logging
import ServiceKit

/// The external OpenID Connect provider.
protocol IdentityProvider: Sendable {
  /// Returns the address of the provider's sign-in page for one sign-in.
  ///
  /// - Parameter challenge: PKCE code challenge of the method S256.
  /// - Throws: ``ProviderFailure`` `.unavailable`.
  func authorizationURL(
    state: String, nonce: String, challenge: String, reauthenticates: Bool
  ) async throws(ProviderFailure) -> String

  /// Redeems the code of a redirect for an ID token, and verifies it.
  ///
  /// - Parameter verifier: PKCE code verifier.
  /// - Throws: ``ProviderFailure``.
  func redeem(
    _ code: String, verifier: String, for expected: IDToken.Expectation, at now: Date
  ) async throws(ProviderFailure) -> IDToken
}

/// Why the provider gave no answer that can be used. Contains neither secrets nor personal data.
enum ProviderFailure: Error, Sendable, Hashable, CustomStringConvertible {
  /// The provider does not answer, or not as OpenID Connect prescribes.
  case unavailable(String)
  /// The provider rejects the code, or its ID token is invalid.
  case rejected(String)

  var description: String {
    switch self {
    case .unavailable(let reason), .rejected(let reason): reason
    }
  }
}

/// The configured provider with its rules.
struct ConfiguredProvider: Sendable {
  var provider: any IdentityProvider
  var rules: ProviderRules
  var logger: Logger
}
