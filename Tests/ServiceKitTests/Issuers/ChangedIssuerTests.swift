import Foundation
import Logging
import Postgres
import Testing

@testable import Identity
@testable import Tokens

/// Issuers whose trust ends while a service runs.
@Suite("Changes of trusted issuers")
struct ChangedIssuerTests {
  private static func rules(_ issuer: String) -> TokenRules {
    TokenRules(
      issuer: issuer, audience: PlayedIssuer.audience,
      names: ClaimNames(roleNames: ["study_leader": [.studyLeader]]))
  }

  @Test("Tokens of a removed issuer are rejected, even if cached")
  func issuer() async throws {
    let key = PlayedIssuerKey.suiting(.es256)
    let issuer = try PlayedIssuer(keys: [key.json(["kid": "k"])])
    let token = PlayedIssuer.token(.es256)
    #expect(await issuer.reason(token) == nil)
    #expect(issuer.verifier.rememberedCount == 1)
    issuer.verifier.adopt(Self.rules("https://another.example"))
    #expect(issuer.verifier.rememberedCount == 0)
    #expect(await issuer.reason(token) == "TOKEN_ISSUER_UNKNOWN")
    issuer.verifier.adopt(Self.rules(PlayedIssuer.name))
    #expect(await issuer.reason(token) == nil)
  }

  @Test("A changed role mapping applies to cached tokens, too")
  func roles() async throws {
    let key = PlayedIssuerKey.suiting(.es256)
    let issuer = try PlayedIssuer(keys: [key.json(["kid": "k"])])
    let token = PlayedIssuer.token(.es256)
    #expect(try await issuer.verifier.verify(token).roles == [.studyLeader])
    var rules = Self.rules(PlayedIssuer.name)
    rules.names.roleNames = ["study_leader": [.participant]]
    issuer.verifier.adopt(rules)
    #expect(try await issuer.verifier.verify(token).roles == [.participant])
  }

  @Test("A token verified during a change of rules is not cached under the old ones")
  func meanwhile() async throws {
    let key = PlayedIssuerKey.suiting(.es256)
    let source = SlowSource(try PlayedIssuer.set([key.json(["kid": "k"])]))
    let verifier = TokenVerifier(
      keyRing: source, issuer: PlayedIssuer.name, audience: PlayedIssuer.audience,
      clock: PlayedClock(PlayedIssuer.now),
      names: ClaimNames(roleNames: ["study_leader": [.studyLeader]]))
    let token = PlayedIssuer.token(.es256)
    async let early = verifier.verify(token)
    await source.asked()
    verifier.adopt(Self.rules("https://another.example"))
    source.answer()
    _ = try await early
    #expect(verifier.rememberedCount == 0)
    await #expect(throws: (any Error).self) { try await verifier.verify(token) }
  }

  @Test("A ring with a new issuer drops the previous issuer's keys")
  func ring() async throws {
    let ring = SigningKeyRing(
      pool: PostgresPool(
        configuration: PostgresConfiguration(connectionString: "postgresql://127.0.0.1:1/none"),
        logger: Logger(label: "tests")),
      authChannel: nil)
    let one = PlayedIssuerKey.suiting(.es256).json(["kid": "one"])
    let two = PlayedIssuerKey.suiting(.es256).json(["kid": "two"])
    try ring.addIssuerKeys(jwks: #"{"keys":[\#(one)]}"#)
    #expect(ring.knownKey("one", for: .es256) != nil)
    try ring.adoptIssuer(jwks: #"{"keys":[\#(two)]}"#, keySetURL: nil)
    #expect(ring.knownKey("one", for: .es256) == nil)
    #expect(ring.knownKey("two", for: .es256) != nil)
    #expect(throws: (any Error).self) { try ring.adoptIssuer(jwks: "{", keySetURL: "http://x/") }
    #expect(ring.knownKey("two", for: .es256) != nil)
    try ring.adoptIssuer(jwks: nil, keySetURL: nil)
    #expect(ring.knownKey("two", for: .es256) == nil)
    // Otolith's own keys are not affected.
    let own = SigningKey()
    ring.add(own.publicHalf)
    try ring.adoptIssuer(jwks: nil, keySetURL: "http://127.0.0.1:1/keys")
    #expect(ring.knownKey(own.keyID, for: .edDSA) != nil)
  }
}

/// A key source that answers on demand.
private final class SlowSource: TrustedKeySource {
  private let set: IssuerKeySet
  private let questions = AsyncStream.makeStream(of: Void.self)
  private let answers = AsyncStream.makeStream(of: Void.self)

  init(_ set: IssuerKeySet) { self.set = set }

  func knownKey(_ keyID: String?, for algorithm: SignatureAlgorithm) -> TrustedKey? { nil }

  func key(_ keyID: String?, for algorithm: SignatureAlgorithm) async -> TrustedKey? {
    questions.continuation.yield()
    for await _ in answers.stream { break }
    return set.key(keyID, for: algorithm).map { .issuers($0) }
  }

  func asked() async { for await _ in questions.stream { break } }

  func answer() {
    answers.continuation.yield()
    answers.continuation.finish()
  }
}
