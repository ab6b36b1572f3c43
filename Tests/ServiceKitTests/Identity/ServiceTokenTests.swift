import Foundation
import RPCCore
import RPCServer
import ServiceKit
import Testing

@testable import Identity
@testable import Tokens

/// Claims in a service's token.
@Suite struct ServiceTokenTests {
  private static let now = Date(timeIntervalSince1970: 1_800_000_000)
  private let key = SigningKey()

  private var trusted: TrustedServiceKey {
    TrustedServiceKey(
      service: "otolith-planning", keyID: key.keyID, publicKey: key.publicKey,
      notAfter: .distantFuture)
  }

  private func verify(_ token: String, at now: Date = Self.now) throws -> AccessClaims {
    try ServiceToken.verify(
      JSONWebSignature(parsing: token), key: trusted, audience: "otolith-catalogue", now: now)
  }

  private func token(_ changes: [String: Any] = [:], with key: SigningKey? = nil) throws -> String {
    var payload: [String: Any] = [
      "iss": "otolith-planning", "sub": "otolith-planning", "aud": "otolith-catalogue",
      "iat": 1_800_000_000, "exp": 1_800_000_300, "jti": "1",
    ]
    payload.merge(changes) { $1 }
    return JSONWebSignature.make(
      payload: [UInt8](try JSONSerialization.data(withJSONObject: payload)), key: key ?? self.key,
      type: .service, keyID: trusted.name)
  }

  @Test func `it is the service with the role of one, whatever else stands in it`() throws {
    let claims = try verify(
      token([
        "roles": ["administrator", "participant"], "studies": ["tyt"], "leads": ["tyt"],
        "groups": ["tyt": "sham"], "sid": UUID().uuidString,
      ]))
    #expect(claims.roles == [.service])
    #expect(claims.enrolledStudies.isEmpty && claims.ledStudies.isEmpty && claims.groups.isEmpty)
    #expect(claims.callingService == "otolith-planning")
    #expect(claims.audiences == ["otolith-catalogue"])
    #expect(try verify(token()).participantID == claims.participantID)
  }

  @Test(arguments: [#""iss""#, #""is\u0073""#])
  func `a claim that stands twice is refused`(name: String) throws {
    let claims =
      #""sub":"otolith-planning","aud":"otolith-catalogue","iat":1800000000,"exp":1800000300,"jti":"1""#
    func token(_ more: String) -> String {
      JSONWebSignature.make(
        payload: Array(#"{"iss":"otolith-planning",\#(claims)\#(more)}"#.utf8), key: key,
        type: .service, keyID: trusted.name)
    }
    #expect(throws: TokenRejection.malformed) { try verify(token(",\(name):\"otolith-planning\"")) }
    // Nested names are independent.
    let nested = #","x":{"iss":1,"y":["iss","iss"]}"#
    #expect(try verify(token(nested)).callingService == "otolith-planning")
  }

  @Test(arguments: [
    ("iss", "otolith-ingestion", TokenRejection.issuerUnknown),
    ("sub", "otolith-ingestion", .issuerUnknown),
    ("sub", "00000000-0000-0000-0000-000000000000", .issuerUnknown),
    ("iss", "otolith", .issuerUnknown),
    ("aud", "otolith-ingestion", .audienceMismatch),
  ])
  func `another name than its own is refused`(
    claim: String, value: String, expected: TokenRejection
  ) throws {
    let token = try token([claim: value])
    #expect(throws: expected) { try verify(token) }
  }

  @Test func `several audiences, a long life and missing claims are refused`() throws {
    let long = try token(["exp": 1_800_000_301])
    #expect(throws: TokenRejection.malformed) { try verify(long) }
    let many = try token(["aud": ["otolith-catalogue", "otolith-auth"]])
    #expect(throws: TokenRejection.malformed) { try verify(many) }
    let early = try token(["iat": 1_800_000_031, "exp": 1_800_000_060])
    #expect(throws: TokenRejection.notYetValid) { try verify(early) }
    let stranger = try token(with: SigningKey())
    #expect(throws: TokenRejection.signatureInvalid) { try verify(stranger) }
  }

  @Test func `it ends after five minutes, and half a minute for clocks that differ`() throws {
    let token = try token()
    #expect(throws: Never.self) { try verify(token, at: Self.now + 329) }
    #expect(throws: TokenRejection.expired) { try verify(token, at: Self.now + 330) }
  }

  @Test func `keys of services sign no access tokens, and the other way round`() async throws {
    try await TwoServices.with { services in
      try await services.credential.begin()
      try await services.deliver(services.published())
      let key = try #require(
        try await SigningKeyStore.serviceKeys(sealedWith: services.sealing)
          .list(on: services.askingPool).first?.key)
      let claims = AccessClaims(
        participantID: UUID(), roles: [.administrator], sessionID: UUID(),
        issuedAt: TwoServices.start, expiresAt: TwoServices.start + 600)
      let access = try AccessToken.sign(
        claims, issuer: "otolith", audiences: [TwoServices.asked], with: key)
      #expect(
        try await rejection(of: access, by: services.verifier()) == "TOKEN_SIGNATURE_INVALID")

      let auth = SigningKey()
      let verifier = TokenVerifier(
        keyRing: OwnKey(publicKey: auth.publicKey), issuer: "otolith",
        audience: TwoServices.asked, clock: services.clock, serviceKeys: services.ring())
      let posing = try ServiceToken.sign(
        service: TwoServices.asker, audience: TwoServices.asked, issuedAt: TwoServices.start,
        with: auth)
      #expect(try await rejection(of: posing, by: verifier) == "TOKEN_SIGNATURE_INVALID")
      let good = try await services.credential.token(for: TwoServices.asked)
      #expect(try await rejection(of: good, by: verifier) == nil)
      // A service without service keys accepts no service token.
      let unasked = TokenVerifier(
        keyRing: OwnKey(publicKey: auth.publicKey), issuer: "otolith",
        audience: TwoServices.asked, clock: services.clock)
      #expect(try await rejection(of: good, by: unasked) == "TOKEN_SIGNATURE_INVALID")
    }
  }

  @Test func `a service calls in its own name only what is open to services`() async throws {
    try await TwoServices.with { services in
      try await services.credential.begin()
      try await services.deliver(services.published())
      let token = try await services.credential.token(for: TwoServices.asked)
      let authorizer = TokenAuthorizer(verifier: services.verifier())
      func reason(_ access: MethodAccess) async throws -> String? {
        var metadata = Metadata()
        metadata.add("Bearer \(token)", for: "authorization")
        let context = ServerCallContext(service: "a", method: "b", requestMetadata: metadata)
        do {
          try await authorizer.authorize(context, for: access)?()
          try access.check(context)
          return nil
        } catch let error as RPCError {
          return error.reason
        }
      }
      // First the key is looked up, then the token is cached.
      for _ in 1...2 {
        #expect(try await reason(MethodRight.accountOrService.access) == nil)
        #expect(try await reason(.signedIn) == "NOT_FOR_SERVICES")
        #expect(
          try await reason(MethodRight.installation(.accountRead).access) == "NOT_ADMINISTRATOR")
        #expect(try await reason(MethodRight.study(.memberRead).access) == "NOT_STUDY_LEADER")
        #expect(try await reason(MethodRight.participant.access) == "NOT_PARTICIPANT")
      }
    }
  }
}
