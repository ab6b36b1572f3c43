import FoundationEssentials
import Logging
import Postgres
import Testing

@testable import Identity
@testable import Tokens

/// The keys a ring finds. The database is unreachable: a ring that cannot read stored keys
/// continues with those in memory.
@Suite struct SigningKeyRingTests {
  private let ring = SigningKeyRing(
    pool: PostgresPool(
      configuration: PostgresConfiguration(connectionString: "postgresql://127.0.0.1:1/none"),
      logger: Logger(label: "tests")),
    authChannel: nil)
  private let own = SigningKey()

  private func trusted(_ keyID: String?, _ algorithm: SignatureAlgorithm) async -> String? {
    switch await ring.key(keyID, for: algorithm) {
    case .own(let publicKey, _): JSONWebKeySet.thumbprint(of: publicKey)
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
    ring.add(own.publicHalf)
    #expect(await trusted(own.keyID, .edDSA) == own.keyID)
    // Own keys are Ed25519, so this algorithm selects the other issuer's key.
    #expect(await trusted(own.keyID, .rs256)?.hasPrefix("issuer's ") == true)
    #expect(await trusted(own.keyID, .es256) == nil)
  }

  @Test func `a token without an id is never checked with a key of ours`() async throws {
    ring.add(own.publicHalf)
    #expect(await trusted(nil, .edDSA) == nil)
    let stranger = PlayedIssuerKey(SigningKey())
    try ring.addIssuerKeys(jwks: #"{"keys":[\#(stranger.json())]}"#)
    #expect(await trusted(nil, .edDSA)?.hasPrefix("issuer's ") == true)
  }

  private func end(_ key: SigningKey) async -> Date? {
    guard case .own(_, let notAfter) = await ring.key(key.keyID, for: .edDSA) else { return nil }
    return notAfter
  }

  private func add(_ key: SigningKey, until notAfter: Date?) {
    ring.add(PublicSigningKey(keyID: key.keyID, publicKey: key.publicKey, notAfter: notAfter))
  }

  @Test func `the end of a key comes forward only, and what ended long ago is forgotten`() async {
    let day = 86_400.0
    let now = Date(timeIntervalSince1970: 1_800_000_000)
    add(own, until: nil)
    #expect(await end(own) == .distantFuture)
    add(own, until: now)
    add(own, until: now + day)
    add(own, until: nil)
    #expect(await end(own) == now)
    let (next, late) = (SigningKey(), SigningKey())
    add(next, until: now + 80 * day - 1)
    #expect(await end(own) == now)
    add(late, until: now + 80 * day)
    #expect(await end(own) == nil)
    #expect(await end(next) != nil)
    #expect(await end(late) != nil)
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
