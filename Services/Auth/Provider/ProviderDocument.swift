import FoundationEssentials

/// The configuration that a provider publishes (OpenID Connect Discovery 1.0 §3).
struct ProviderDocument: Sendable, Hashable {
  static let path = "/.well-known/openid-configuration"

  let authorizationEndpoint: ProviderAddress
  let tokenEndpoint: ProviderAddress
  let keySet: ProviderAddress
  /// Whether the client secret is sent in the form instead of HTTP Basic.
  let takesSecretInForm: Bool

  private struct Members: Decodable {
    private enum CodingKeys: String, CodingKey {
      case issuer
      case authorizationEndpoint = "authorization_endpoint"
      case tokenEndpoint = "token_endpoint"
      case keySet = "jwks_uri"
      case secretMethods = "token_endpoint_auth_methods_supported"
      case challengeMethods = "code_challenge_methods_supported"
    }

    var issuer: String
    var authorizationEndpoint: String
    var tokenEndpoint: String
    var keySet: String
    var secretMethods: [String]?
    var challengeMethods: [String]?
  }

  /// - Throws: ``ProviderFailure`` `.unavailable` with the member that is missing or invalid.
  init(reading json: [UInt8], issuer: ProviderAddress) throws(ProviderFailure) {
    let members: Members
    do {
      members = try JSONDecoder().decode(Members.self, from: Data(json))
    } catch {
      throw .unavailable("the configuration is not JSON with the members of OpenID Connect")
    }
    // Another issuer could use the tokens of this client (OpenID Connect Discovery §4.3).
    guard members.issuer == issuer.text else {
      throw .unavailable("the configuration names another issuer")
    }
    authorizationEndpoint = try Self.address(
      "authorization_endpoint", members.authorizationEndpoint, issuer)
    tokenEndpoint = try Self.address("token_endpoint", members.tokenEndpoint, issuer)
    keySet = try Self.address("jwks_uri", members.keySet, issuer)
    // Providers that support PKCE need not say so.
    guard members.challengeMethods?.contains("S256") ?? true else {
      throw .unavailable("the provider does not support PKCE with S256")
    }
    let methods = members.secretMethods ?? ["client_secret_basic"]
    takesSecretInForm = !methods.contains("client_secret_basic")
    guard !takesSecretInForm || methods.contains("client_secret_post") else {
      throw .unavailable("the provider supports neither client_secret_basic nor client_secret_post")
    }
  }

  /// An address without TLS is permitted only if the issuer has none either.
  private static func address(
    _ member: String, _ text: String, _ issuer: ProviderAddress
  ) throws(ProviderFailure) -> ProviderAddress {
    guard let address = ProviderAddress(text), !address.isLocal || issuer.isLocal else {
      throw .unavailable("\(member) is not a valid https address")
    }
    return address
  }
}
