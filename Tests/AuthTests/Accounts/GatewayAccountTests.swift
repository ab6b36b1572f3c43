import Foundation
import Messages
import RPCCore
import RPCServer
import Testing

@testable import AuthService

/// Accounts of gateways that inform participants.
@Suite struct GatewayAccountTests {
  @Test func `a gateway is invited as other staff, and is nothing else`() async throws {
    let auth = try await AuthFixture.shared()
    let context = try await auth.administrator()
    let name = AuthFixture.newName()
    let request = AuthV1.RegisterGatewayRequest(requestID: AuthFixture.newID(), username: name)
    let invited = try await auth.administration.registerGateway(request, context: context)
    #expect(invited.outcome == .created)
    #expect(invited.expireTime?.date == AuthFixture.start + 7 * 86_400)
    // A repetition after a lost response: a second code.
    let again = try await auth.administration.registerGateway(request, context: context)
    #expect(again.outcome == .alreadyExists)
    #expect(!again.invitationCode.isEmpty && again.invitationCode != invited.invitationCode)
    try await auth.reset(again.invitationCode)
    let late = try await auth.administration.registerGateway(request, context: context)
    #expect(late.outcome == .alreadyExists && late.invitationCode.isEmpty)
    let session = try await auth.signIn(name, password: AuthFixture.otherPassword)
    let claims = try await auth.claims(session.accessToken)
    #expect(claims.roles == [.gateway] && claims.ledStudies.isEmpty)
    #expect(claims.enrolledStudies.isEmpty)
    let gateway = try await auth.caller(session.accessToken)
    let joining = try await failure { try auth.enrolments.access(to: .joinStudy).check(gateway) }
    #expect(joining?.reason == "NOT_PARTICIPANT")
    #expect(
      try await auth.audited(account: name)
        == [
          "gateway.invited", "password.reset_by_code", "account.confirmed", "session.signed_in",
        ])
  }

  @Test func `with an address the invitation is mailed, and by mail alone`() async throws {
    let auth = try await AuthFixture.shared()
    let context = try await auth.administrator()
    let name = AuthFixture.newName()
    let answer = try await auth.administration.registerGateway(
      .init(
        requestID: AuthFixture.newID(), username: name, email: "\(name)@example.org",
        language: "de"), context: context)
    #expect(answer.outcome == .created)
    #expect(answer.invitationCode.isEmpty && answer.expireTime == nil)
    try await auth.reset(#require(try await auth.mailed("invitation", to: name).first))
    _ = try await auth.signIn(name, password: AuthFixture.otherPassword)
  }

  @Test func `invalid, taken and forbidden values are refused`() async throws {
    let auth = try await AuthFixture.shared()
    let context = try await auth.administrator()
    let name = AuthFixture.newName()
    let request = AuthV1.RegisterGatewayRequest(requestID: AuthFixture.newID(), username: name)
    _ = try await auth.administration.registerGateway(request, context: context)
    // The same id for an administrator is a different request.
    let reused = try await failure {
      try await auth.administration.registerAdministrator(
        .init(requestID: request.requestID, username: name), context: context)
    }
    #expect(reused?.code == .alreadyExists && reused?.reason == "REQUEST_ID_REUSED")
    let taken = try await failure {
      try await auth.administration.registerGateway(
        .init(requestID: AuthFixture.newID(), username: name), context: context)
    }
    #expect(taken?.code == .alreadyExists && taken?.reason == "USERNAME_TAKEN")
    let wrong = try await failure {
      try await auth.administration.registerGateway(
        .init(requestID: "7", username: "x", email: "nowhere", language: "no language"),
        context: context)
    }
    #expect(wrong?.violations.map(\.field) == ["request_id", "username", "email", "language"])
    let participant = AuthFixture.newName()
    try await auth.register(participant)
    let caller = try await auth.caller(auth.signIn(participant).accessToken)
    let error = try await failure {
      try auth.administration.access(to: .registerGateway).check(caller)
    }
    #expect(error?.code == .permissionDenied && error?.reason == "NOT_ADMINISTRATOR")
  }

  @Test func `a gateway that is revoked is a participant's account without a session`()
    async throws
  {
    let auth = try await AuthFixture.shared()
    let context = try await auth.administrator()
    let name = AuthFixture.newName()
    let invited = try await auth.administration.registerGateway(
      .init(requestID: AuthFixture.newID(), username: name), context: context)
    try await auth.reset(invited.invitationCode)
    let session = try await auth.signIn(name, password: AuthFixture.otherPassword)
    let ended = try await auth.endStaffRoles(session.participantID, by: context)
    #expect(ended.roles == [.participant])
    let refused = try await failure { try await auth.refresh(session.refreshToken) }
    #expect(refused?.reason == "REFRESH_TOKEN_REJECTED")
    let token = try await auth.signIn(name, password: AuthFixture.otherPassword).accessToken
    #expect(try await auth.claims(token).roles == [.participant])
    #expect(
      try await auth.administered(session.participantID)
        == ["gateway.invited ", "account.staff_roles_ended gateway"])
  }
}
