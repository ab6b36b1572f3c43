import FoundationEssentials
import Identity
import Logging
import Postgres
import RPCClient
import RPCServer
import ServiceBasics
import Settings
import Tokens

/// Tokens that a service trusts.
extension ServiceRunner {
  static func keyRing(
    _ tokens: TokenSettings, pool: PostgresPool, authChannel: RPCClient.Channel?, logger: Logger
  ) async throws -> SigningKeyRing {
    let keyRing = SigningKeyRing(
      pool: pool, authChannel: authChannel, keySetURL: tokens.keySetURL)
    try await keyRing.load()
    do {
      try await keyRing.refresh()
    } catch {
      // The issuer may start later or at the same time.
      logger.warning("OTOLITH_JWKS_URL cannot be read", metadata: ["reason": "\(error)"])
    }
    if let file = tokens.keySetFile {
      // Its readability was checked with the other files.
      try keyRing.addIssuerKeys(jwks: try String(contentsOfFile: file, encoding: .utf8))
    }
    return keyRing
  }

  /// Returns the authorizer that identifies callers: by token or, if tokens are off, by a fixed
  /// identity.
  static func identification(
    _ tokens: TokenSettings, verifier: TokenVerifier, clock: any WallClock, logger: Logger
  ) -> any CallAuthorizer {
    guard tokens.areRequired else {
      logger.critical(
        "OTOLITH_TOKENS is off: every client has the rights of the fixed identity",
        metadata: [
          "roles": "\(tokens.openIdentity.roles.map(\.rawValue).sorted().joined(separator: ", "))"
        ])
      return OpenNetworkAuthorizer(
        participantID: tokens.openIdentity.participantID, roles: tokens.openIdentity.roles,
        started: clock.now())
    }
    return TokenAuthorizer(verifier: verifier)
  }

  static func verifier(
    _ tokens: TokenSettings, keyRing: SigningKeyRing, serviceKeys: ServiceKeyRing?,
    suspendedAccounts: SuspendedAccounts, clock: any WallClock
  ) -> TokenVerifier {
    TokenVerifier(
      keyRing: keyRing, issuer: tokens.issuer, audience: tokens.audience, clock: clock,
      types: tokens.types, names: tokens.claimNames, serviceKeys: serviceKeys,
      suspendedAccounts: suspendedAccounts)
  }

  /// Trusts exactly the issuers of these settings from now on.
  static func adopt(
    _ tokens: TokenSettings, verifier: TokenVerifier, keyRing: SigningKeyRing, logger: Logger
  ) async throws {
    try keyRing.adoptIssuer(
      jwks: tokens.keySetFile.map { try String(contentsOfFile: $0, encoding: .utf8) },
      keySetURL: tokens.keySetURL)
    verifier.adopt(
      TokenRules(
        issuer: tokens.issuer, audience: tokens.audience, types: tokens.types,
        names: tokens.claimNames))
    do {
      try await keyRing.refresh()
    } catch {
      // The issuer may start later; the request is repeated.
      logger.warning("OTOLITH_JWKS_URL cannot be read", metadata: ["reason": "\(error)"])
    }
  }
}
