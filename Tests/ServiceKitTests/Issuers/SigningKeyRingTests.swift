import Logging
import Postgres
import Testing

@testable import ServiceKit

/// Which key a ring finds. Nothing of it needs the database, which is not there: a ring that cannot read
/// what it knew before goes on with what it has.
@Suite struct SigningKeyRingTests {
  private let ring = SigningKeyRing(
    pool: PostgresPool(
      configuration: PostgresConfiguration(connectionString: "postgresql://127.0.0.1:1/none"),
      logger: Logger(label: "tests")),
    authChannel: nil)
  private let own = SigningKey()

  private func trusted(_ keyID: String?, _ algorithm: SignatureAlgorithm) async -> String? {
    switch await ring.key(keyID, for: algorithm) {
    case .own(let publicKey): JSONWebKeySet.thumbprint(of: publicKey)
    case .issuers(let key): "issuer's \(key.thumbprint)"
    case nil: nil
    }
  }

  @Test func `a key of ours is never replaced by one of another issuer's with its id`() async throws
  {
    let stranger = PlayedIssuerKey(SigningKey())
    let rsa = PlayedIssuerKey.rsa.json(["kid": own.keyID])
    let set = #"{"keys":[\#(stranger.json(["kid": own.keyID])),\#(rsa)]}"#
    try ring.addIssuerKeys(jwks: set)
    ring.add(keyID: own.keyID, publicKey: own.publicKey)
    #expect(await trusted(own.keyID, .edDSA) == own.keyID)
    // Ours is Ed25519, so this can only be meant for the other one.
    #expect(await trusted(own.keyID, .rs256)?.hasPrefix("issuer's ") == true)
    #expect(await trusted(own.keyID, .es256) == nil)
  }

  @Test func `a token without an id is never checked with a key of ours`() async throws {
    ring.add(keyID: own.keyID, publicKey: own.publicKey)
    #expect(await trusted(nil, .edDSA) == nil)
    let stranger = PlayedIssuerKey(SigningKey())
    try ring.addIssuerKeys(jwks: #"{"keys":[\#(stranger.json())]}"#)
    #expect(await trusted(nil, .edDSA)?.hasPrefix("issuer's ") == true)
  }

  @Test func `a set that cannot be used changes nothing`() async throws {
    try ring.addIssuerKeys(jwks: #"{"keys":[\#(PlayedIssuerKey.p256.json(["kid": "k"]))]}"#)
    let before = await trusted("k", .es256)
    #expect(before != nil)
    let broken = #"{"keys":[\#(PlayedIssuerKey.rsa.json(["kid": "l"])),{"kty":"RSA"}]}"#
    #expect(throws: JSONWebKeySet.Malformed.self) { try ring.addIssuerKeys(jwks: broken) }
    #expect(await trusted("k", .es256) == before)
    #expect(await trusted("l", .rs256) == nil)
  }
}
