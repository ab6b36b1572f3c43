import Foundation
import Messages
import Testing

@testable import AuthService
@testable import Tokens

/// Roles by claims, and accounts that are linked by an address.
@Suite struct ProviderRoleTests {
  @Test func `roles of claims come and go with each sign-in`() async throws {
    let fixture = try await ProviderFixture()
    fixture.be("staff", "data", "unknown")
    let session = try await fixture.signIn()
    let id = session.participantID
    #expect(try await fixture.roles(of: id) == ["study_leader", "data_manager@study"])
    // A role in a study makes a person staff.
    fixture.be("leads")
    _ = try await fixture.signIn()
    #expect(try await fixture.roles(of: id) == ["study_leader", "study_leader@study"])
    fixture.be("admin")
    _ = try await fixture.signIn()
    #expect(try await fixture.roles(of: id) == ["administrator"])
    fixture.be()
    #expect(try await fixture.reason() == "PROVIDER_ROLES_MISSING")
    #expect(try await fixture.roles(of: id).isEmpty)
    #expect(
      try await failure { try await fixture.auth.refresh(session.refreshToken) }?.reason
        == "REFRESH_TOKEN_REJECTED")
  }

  @Test func `access tokens from before a change are refused`() async throws {
    let fixture = try await ProviderFixture()
    fixture.be("staff", "data")
    let session = try await fixture.signIn()
    fixture.auth.clock.advance(by: 5)
    fixture.be("staff")
    _ = try await fixture.signIn()
    let refused = try await failure { try await fixture.auth.claims(session.accessToken) }
    #expect(refused?.reason == "TOKEN_EXPIRED")
    // An unchanged sign-in ends nothing.
    let next = try await fixture.signIn()
    fixture.auth.clock.advance(by: 5)
    _ = try await fixture.signIn()
    _ = try await fixture.auth.claims(next.accessToken)
  }

  @Test func `roles that staff gave stay`() async throws {
    let fixture = try await ProviderFixture()
    fixture.be("staff")
    let session = try await fixture.signIn()
    let administrator = try await fixture.auth.administrator()
    for role in ["data_manager", "recruiter"] {
      _ = try await fixture.auth.access.assignRole(
        .init(
          participantID: session.participantID, role: role, object: "studies/\(fixture.study)"),
        context: administrator)
    }
    // A claim gives a role that is there, and then no longer.
    fixture.be("staff", "data")
    _ = try await fixture.signIn()
    fixture.be("staff")
    _ = try await fixture.signIn()
    #expect(
      try await fixture.roles(of: session.participantID) == [
        "study_leader", "data_manager@study", "recruiter@study",
      ])
  }

  @Test func `no account for a person without a role, or without permission to create one`()
    async throws
  {
    let fixture = try await ProviderFixture()
    fixture.be("unknown")
    #expect(try await fixture.reason() == "PROVIDER_ACCOUNT_UNKNOWN")
    let linking = try await ProviderFixture(.link)
    linking.be("staff")
    #expect(try await linking.reason() == "PROVIDER_ACCOUNT_UNKNOWN")
  }

  @Test func `a verified address links the invited account once`() async throws {
    let fixture = try await ProviderFixture(.link)
    let address = "\(UUID().uuidString.lowercased())@clinic.example"
    let name = AuthFixture.newName()
    let administrator = try await fixture.auth.administrator()
    _ = try await fixture.auth.administration.registerStudyLeader(
      .init(
        requestID: AuthFixture.newID(), username: name, studyIDs: [fixture.study],
        email: address), context: administrator)
    fixture.be()
    #expect(try await fixture.reason() == "PROVIDER_ACCOUNT_UNKNOWN")
    fixture.be(email: address.uppercased())
    let session = try await fixture.signIn()
    #expect(
      try await fixture.roles(of: session.participantID) == ["study_leader", "study_leader@study"])
    let managed = try await fixture.auth.managed(name, by: administrator)
    #expect(managed.participantID == session.participantID)
    #expect(managed.state == .active && managed.email == address)
    // A successor with the same address.
    fixture.be(subject: UUID().uuidString, email: address)
    #expect(try await fixture.reason() == "PROVIDER_ACCOUNT_UNKNOWN")
    // The link does not depend on the address.
    fixture.be()
    #expect(try await fixture.signIn().participantID == session.participantID)
  }

  @Test func `participants are never linked`() async throws {
    let fixture = try await ProviderFixture()
    let address = "\(UUID().uuidString.lowercased())@clinic.example"
    let name = AuthFixture.newName()
    try await fixture.auth.register(name, email: address, consent: true)
    let code = try #require(try await fixture.auth.mailedCode(name))
    try await fixture.auth.confirm(name, code)
    fixture.be(email: address)
    #expect(try await fixture.reason() == "PROVIDER_ACCOUNT_UNKNOWN")
    // Staff with the same address gets an account without it.
    fixture.be("staff", email: address)
    let session = try await fixture.signIn()
    let administrator = try await fixture.auth.administrator()
    let managed = try await fixture.auth.managed(id: session.participantID, by: administrator)
    #expect(managed.roles == [.studyLeader] && managed.email.isEmpty)
  }
}
