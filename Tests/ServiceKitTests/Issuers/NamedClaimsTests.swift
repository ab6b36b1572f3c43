import Foundation
import Testing

@testable import Identity
@testable import Tokens

@Suite struct NamedClaimsTests {
  private func claims(
    _ others: String, names: ClaimNames = ClaimNames()
  ) async throws -> AccessClaims {
    let issuer = try PlayedIssuer(keys: [PlayedIssuerKey.p256.json(["kid": "k"])], names: names)
    let claims = PlayedIssuer.claims(others).replacingOccurrences(
      of: #","roles":["study_leader"]"#, with: "")
    return try await issuer.verifier.verify(PlayedIssuer.token(.es256, claims: claims))
  }

  @Test(arguments: [
    (
      #""realm_access":{"roles":["offline_access","study_leader","service"]}"#, "realm_access.roles"
    ),
    (#""https://example.org/roles":["service","study_leader"]"#, "https://example.org/roles"),
    (#""a":{"b":{"c":["study_leader","service","service"]}}"#, "a.b.c"),
    // A claim with the full name takes precedence over a path.
    (#""a.b":["study_leader","service"],"a":{"b":["administrator"]}"#, "a.b"),
    (#""":{"":["study_leader","service"]}"#, "."),
    (#""cognito:groups":["study_leader","service"],"roles":["administrator"]"#, "cognito:groups"),
  ])
  func `roles are found where the operator says`(claim: String, name: String) async throws {
    let found = try await claims("," + claim, names: ClaimNames(roles: name))
    #expect(found.roles == [.studyLeader, .service])
  }

  @Test(arguments: [
    "7", "null", "{}", "[7]", #"["service",7]"#, "[[]]", #"{"service":true}"#, #""services""#, "[]",
    #"[" service"]"#, #""study_leader service""#,
  ])
  func `what is no list of texts gives no right`(value: String) async throws {
    for (claim, name) in [("roles", "roles"), ("r", "r")] {
      let found = try await claims(#","\#(claim)":\#(value)"#, names: ClaimNames(roles: name))
      #expect(found.roles.isEmpty)
    }
    // Also if the path is too short or too long.
    let names = ClaimNames(roles: "a.roles.service", studies: "a.roles")
    #expect(try await claims(#","a":{"roles":\#(value)}"#, names: names).roles.isEmpty)
    #expect(try await claims(#","a":\#(value)"#, names: names).roles.isEmpty)
  }

  @Test func `one text alone is a list of one`() async throws {
    #expect(try await claims(#","roles":"service""#).roles == [.service])
    let named = try await claims(#","a":{"b":"tyt"}"#, names: ClaimNames(studies: "a.b"))
    #expect(named.enrolledStudies == ["tyt"])
  }

  @Test func `each has a name of its own`() async throws {
    let others =
      #","roles":["administrator"],"studies":["a"],"leads":["b"],"mine":["c"],"x":{"y":["d"]}"#
    let found = try await claims(others, names: ClaimNames(studies: "mine", leads: "x.y"))
    #expect(found.roles == [.administrator])
    #expect(found.enrolledStudies == ["c"] && found.ledStudies == ["d"])
    let usual = try await claims(others)
    #expect(usual.enrolledStudies == ["a"] && usual.ledStudies == ["b"])
  }

  @Test func `tokens of ours have the usual names`() async throws {
    let key = SigningKey()
    let verifier = TokenVerifier(
      keyRing: OwnKey(publicKey: key.publicKey), issuer: "otolith", audience: "a",
      clock: PlayedClock(PlayedIssuer.now), names: ClaimNames(roles: "sub", studies: "iss"))
    let claims = AccessClaims(
      participantID: UUID(), roles: [.service], enrolledStudies: ["tyt"], sessionID: UUID(),
      audiences: ["a"], issuedAt: PlayedIssuer.now, expiresAt: PlayedIssuer.now + 600)
    let token = try AccessToken.sign(claims, issuer: "otolith", audiences: ["a"], with: key)
    #expect(try await verifier.verify(token) == claims)
  }
}
