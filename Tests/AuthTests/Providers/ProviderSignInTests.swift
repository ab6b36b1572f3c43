import Fields
import Foundation
import Messages
import Testing

@testable import AuthService
@testable import ServiceKit
@testable import Tokens

/// Sign-ins with the external provider: states, accounts, second factors and sessions.
@Suite struct ProviderSignInTests {
  @Test func `a sign-in works once, in the browser that began it, for ten minutes`() async throws {
    let fixture = try await ProviderFixture()
    fixture.be("staff")
    var changed = try await fixture.begin()
    changed.browserBinding = try await fixture.begin().browserBinding
    #expect(try await fixture.reason(changed) == "PROVIDER_STATE_REJECTED")
    let request = try await fixture.begin()
    _ = try await fixture.complete(request)
    #expect(try await fixture.reason(request) == "PROVIDER_STATE_REJECTED")
    let late = try await fixture.begin()
    let last = try await fixture.begin()
    fixture.auth.clock.advance(by: 599)
    _ = try await fixture.complete(last)
    fixture.auth.clock.advance(by: 1)
    #expect(try await fixture.reason(late) == "PROVIDER_STATE_REJECTED")
    // Only sign-ins with a valid state reach the provider.
    #expect(fixture.provider.expected.count == 2)
  }

  @Test func `the challenge is the digest of the verifier, and each sign-in has its own nonce`()
    async throws
  {
    let fixture = try await ProviderFixture()
    fixture.be("staff")
    _ = try await fixture.signIn()
    _ = try await fixture.signIn()
    let challenges = fixture.provider.verifiers.map {
      Base64URL.encode(Sodium.sha256(Array($0.utf8)))
    }
    #expect(challenges == fixture.provider.challenges)
    #expect(Set(fixture.provider.expected.map(\.nonce)).count == 2)
    #expect(fixture.provider.expected.allSatisfy { $0.clientID == "otolith" })
  }

  @Test func `a failure uses the state up, and says nothing of its cause`() async throws {
    let fixture = try await ProviderFixture()
    for (failure, reason) in [
      (.rejected("the ID token is rejected: expired"), "PROVIDER_SIGN_IN_REJECTED"),
      (.unavailable("no route to host"), "PROVIDER_UNAVAILABLE"),
    ] as [(ProviderFailure, String)] {
      fixture.provider.returns(.failure(failure))
      let request = try await fixture.begin()
      let error = try await AuthTests.failure { try await fixture.complete(request) }
      #expect(error?.reason == reason)
      #expect(error?.message.contains(failure.description) == false)
      #expect(try await fixture.reason(request) == "PROVIDER_STATE_REJECTED")
    }
    var foreign = try await fixture.begin()
    foreign.issuer = "https://other.example.org"
    #expect(try await fixture.reason(foreign) == "PROVIDER_SIGN_IN_REJECTED")
  }

  @Test func `without the provider no sign-in begins, and passwords work`() async throws {
    let fixture = try await ProviderFixture()
    fixture.provider.isAway(true)
    let error = try await failure { try await fixture.begin() }
    #expect(error?.code == .unavailable && error?.reason == "PROVIDER_UNAVAILABLE")
    #expect(error?.retryDelay != nil)
    let name = try await fixture.auth.newAdministrator()
    _ = try await fixture.auth.signIn(name)
    let none = try await AuthFixture.shared()
    let handler = ProviderSignInHandler(environment: none.environment)
    #expect(
      try await handler.getSignInProvider(.init(), context: none.anybody).displayName.isEmpty)
    let refused = try await failure {
      try await handler.beginProviderSignIn(.init(), context: none.anybody)
    }
    #expect(refused?.reason == "PROVIDER_NOT_CONFIGURED")
  }

  @Test func `the session ends after its hours, also if it is refreshed`() async throws {
    let fixture = try await ProviderFixture()
    let auth = fixture.auth
    fixture.be("staff", authenticatedAt: auth.clock.now() - 100)
    var session = try await fixture.signIn()
    #expect(
      session.refreshTokenExpireTime?.date == auth.clock.now().addingTimeInterval(12 * 3600))
    let claims = try await auth.claims(session.accessToken)
    #expect(claims.provenAt == auth.clock.now() - 100)
    #expect(!claims.isAnonymous && claims.roles == [.studyLeader])
    for _ in 1...11 {
      auth.clock.advance(by: 3600)
      session.refreshToken = try await auth.refresh(session.refreshToken).refreshToken
    }
    auth.clock.advance(by: 3600)
    #expect(
      try await failure { try await auth.refresh(session.refreshToken) }?.reason
        == "REFRESH_TOKEN_REJECTED")
  }

  @Test func `persons are found by issuer and subject, never by a name`() async throws {
    let fixture = try await ProviderFixture()
    let name = try await fixture.auth.newAdministrator()
    fixture.be("staff", username: name)
    let first = try await fixture.signIn()
    let administrator = try await fixture.auth.administrator()
    let managed = try await fixture.auth.managed(id: first.participantID, by: administrator)
    #expect(managed.username.hasPrefix("sso-") && managed.email.isEmpty)
    #expect(managed.providerLinkTime != nil)
    fixture.be("staff", username: "not a username")
    #expect(try await fixture.signIn().participantID == first.participantID)
    fixture.be("staff", subject: UUID().uuidString)
    #expect(try await fixture.signIn().participantID != first.participantID)
  }

  @Test func `an account that leaves the team is no longer linked`() async throws {
    let fixture = try await ProviderFixture()
    fixture.be("staff")
    let session = try await fixture.signIn()
    let administrator = try await fixture.auth.administrator()
    try await fixture.auth.suspend(session.participantID, by: administrator)
    #expect(try await fixture.reason() == "ACCOUNT_SUSPENDED")
    try await fixture.auth.restore(session.participantID, by: administrator)
    let ended = try await fixture.auth.accountAdministration.endStaffRoles(
      .init(participantID: session.participantID), context: administrator)
    #expect(ended.account?.roles == [.participant])
    #expect(ended.account?.providerLinkTime == nil)
    #expect(try await fixture.signIn().participantID != session.participantID)
  }

  @Test func `a second factor counts if the token reports it, or the operator vouches`()
    async throws
  {
    var rules = SessionRules()
    rules.secondFactorRoles = [.studyLeader]
    let fixture = try await ProviderFixture(rules: rules)
    fixture.be("staff", methods: ["pwd", "otp"], contextClass: "silver")
    let limited = try await fixture.signIn()
    #expect(limited.secondFactorMissing)
    #expect(try await fixture.auth.claims(limited.accessToken).roles.isEmpty)
    fixture.be("staff", methods: ["mfa"])
    let full = try await fixture.signIn()
    #expect(!full.secondFactorMissing)
    #expect(try await !fixture.auth.refresh(full.refreshToken).secondFactorMissing)
    fixture.be("staff", contextClass: "gold")
    #expect(try await !fixture.signIn().secondFactorMissing)
    let trusting = try await ProviderFixture(rules: rules, secondFactor: .always)
    trusting.be("staff")
    #expect(try await !trusting.signIn().secondFactorMissing)
  }

  @Test func `a new authentication is expected if it was asked for`() async throws {
    let fixture = try await ProviderFixture()
    fixture.be("staff", authenticatedAt: fixture.auth.clock.now())
    let start = fixture.auth.clock.now()
    let request = try await fixture.begin(reauthenticate: true)
    fixture.auth.clock.advance(by: 60)
    _ = try await fixture.complete(request)
    #expect(fixture.provider.expected.last?.authenticatedSince == start)
    _ = try await fixture.signIn()
    #expect(fixture.provider.expected.last?.authenticatedSince == nil)
  }

  @Test func `expired sign-ins are deleted, and a copy of the database completes none`()
    async throws
  {
    try await AuthFixture.with { separate in
      let fixture = try await ProviderFixture(in: separate.pool)
      let request = try await fixture.begin()
      let rows = try await fixture.auth.pool.query(
        "SELECT row_to_json(provider_sign_ins)::text AS row FROM provider_sign_ins")
      let texts = try rows.map { try $0.decode("row", as: String.self) }
      #expect(!texts.isEmpty)
      for secret in [request.state, request.browserBinding] {
        #expect(!texts.contains { $0.contains(secret) })
      }
      fixture.auth.clock.advance(by: 601)
      try await fixture.auth.tidyUp()
      #expect(try await fixture.reason(request) == "PROVIDER_STATE_REJECTED")
    }
  }
}
