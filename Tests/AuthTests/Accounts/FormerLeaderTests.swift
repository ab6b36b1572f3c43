import Foundation
import Messages
import RPCCore
import RPCServer
import Testing

@testable import AuthService

/// Leaders whose studies or roles an administrator took away, with an access token from before.
@Suite struct FormerLeaderTests {
  /// Creates a leader who has accepted the invitation.
  private func leader(
    of studies: [String], _ auth: AuthFixture, by administrator: ServerCallContext
  ) async throws -> String {
    let name = AuthFixture.newName()
    let invited = try await auth.administration.registerStudyLeader(
      .init(requestID: AuthFixture.newID(), username: name, studyIDs: studies),
      context: administrator)
    try await auth.reset(invited.invitationCode, password: AuthFixture.password)
    return name
  }

  /// Returns the changes that a leader of the study may make.
  private func calls(
    _ auth: AuthFixture, _ study: String, member: String, joinRequest: String,
    by context: ServerCallContext
  ) -> [(name: String, call: () async throws -> any Sendable)] {
    let id = AuthFixture.newID()
    return [
      (
        "CreateInvitation",
        {
          try await auth.memberships.createInvitation(
            .init(invitationID: id, studyID: study, usesMax: 100_000, validDays: 365),
            context: context)
        }
      ),
      (
        "RevokeInvitation",
        {
          try await auth.memberships.revokeInvitation(
            .init(studyID: study, invitationID: id), context: context)
        }
      ),
      (
        "SetMemberGroup",
        {
          try await auth.memberships.setMemberGroup(
            .init(studyID: study, memberID: member, groupID: "a"), context: context)
        }
      ),
      (
        "DecideJoinRequest",
        {
          try await auth.memberships.decideJoinRequest(
            .init(studyID: study, joinRequestID: joinRequest, approve: true), context: context)
        }
      ),
      (
        "SendStudyMessage",
        {
          try await auth.messages.sendStudyMessage(
            .init(messageID: AuthFixture.newID(), studyID: study, text: "Hello"), context: context)
        }
      ),
    ]
  }

  @Test(arguments: [true, false])
  func `a former leader changes nothing, even with a valid token`(keepsRole: Bool) async throws {
    let auth = try await AuthFixture.shared()
    let administrator = try await auth.administrator()
    let (study, other) = (AuthFixture.newName(), AuthFixture.newName())
    try await auth.publish(study, access: .request, groups: ["a"])
    let leader = try await auth.signIn(leader(of: [study, other], auth, by: administrator))
    let context = try await auth.caller(leader.accessToken)
    func request() async throws -> (token: String, id: String) {
      let token = try await auth.signInAnonymously().accessToken
      let joined = try await auth.join(study, token: token)
      return (token, try #require(joined.joinRequest?.joinRequestID))
    }
    let (first, second) = (try await request(), try await request())
    // A leader may make these changes.
    _ = try await auth.memberships.decideJoinRequest(
      .init(studyID: study, joinRequestID: first.id, approve: true), context: context)
    let members = try await auth.memberships.listMembers(
      .init(studyID: study), context: context
    ).members
    let member = try #require(members.first?.memberID)
    for (name, call) in calls(auth, study, member: member, joinRequest: first.id, by: context) {
      let error = try await failure { try await call() }
      #expect(error == nil, "\(name)")
    }

    if keepsRole {
      let name = try await auth.managed(id: leader.participantID, by: administrator).username
      _ = try await auth.administration.setLedStudies(
        .init(username: name, studyIDs: [other]), context: administrator)
    } else {
      try await auth.endStaffRoles(leader.participantID, by: administrator)
    }
    // The context was made before, as in a service that has not heard of the change yet.
    for (name, call) in calls(auth, study, member: member, joinRequest: second.id, by: context) {
      let error = try await failure { try await call() }
      #expect(error?.code == .permissionDenied && error?.reason == "NOT_STUDY_LEADER", "\(name)")
    }
    // The event lets other services refuse the token.
    let told = try await auth.events(
      EventsV1.AccountSuspensionChanged.self, subject: leader.participantID)
    #expect(told.last?.rightsChangeTime?.date == auth.clock.now() && told.last?.suspended == false)
    let refused = try await failure { try await auth.claims(leader.accessToken) }
    #expect(refused?.code == .unauthenticated && refused?.reason == "TOKEN_EXPIRED")
    let refreshed = try await failure {
      try await auth.claims(auth.refresh(leader.refreshToken).accessToken).ledStudies
    }
    #expect(refreshed?.reason == (keepsRole ? nil : "REFRESH_TOKEN_REJECTED"))
  }

  @Test func `a new token of the same second has the new rights`() async throws {
    let auth = try await AuthFixture.shared()
    let administrator = try await auth.administrator()
    let (study, other) = (AuthFixture.newName(), AuthFixture.newName())
    let name = try await leader(of: [study], auth, by: administrator)
    let leader = try await auth.signIn(name)
    for (place, studies) in [[study, other], [other], [study], [other]].enumerated() {
      let before = try await auth.signIn(name).accessToken
      _ = try await auth.administration.setLedStudies(
        .init(username: name, studyIDs: studies), context: administrator)
      let refused = try await failure { try await auth.claims(before) }
      #expect(refused?.reason == "TOKEN_EXPIRED")
      let claims = try await auth.claims(auth.signIn(name).accessToken)
      #expect(claims.ledStudies == Set(studies))
      #expect(
        claims.issuedAt > auth.clock.now()
          && claims.issuedAt <= auth.clock.now() + Double(place + 2))
    }
    auth.clock.advance(by: 10)
    // Nothing changes, so nothing is refused.
    let kept = try await auth.refresh(leader.refreshToken).accessToken
    _ = try await auth.administration.setLedStudies(
      .init(username: name, studyIDs: [other]), context: administrator)
    #expect(try await auth.claims(kept).ledStudies == [other])
  }

  /// The suspension and the change of rights of an account are in one event.
  @Test func `a suspension keeps the change of rights`() async throws {
    let auth = try await AuthFixture.shared()
    let administrator = try await auth.administrator()
    let study = AuthFixture.newName()
    let name = try await leader(of: [study], auth, by: administrator)
    let leader = try await auth.signIn(name)
    _ = try await auth.administration.setLedStudies(
      .init(username: name, studyIDs: []), context: administrator)
    let changed = auth.clock.now()
    auth.clock.advance(by: 60)
    try await auth.suspend(leader.participantID, by: administrator)
    try await auth.restore(leader.participantID, by: administrator)
    let refused = try await failure { try await auth.claims(leader.accessToken) }
    #expect(refused?.reason == "TOKEN_EXPIRED")
    let told = try await auth.events(
      EventsV1.AccountSuspensionChanged.self, subject: leader.participantID)
    #expect(told.map(\.suspended) == [false, true, false])
    #expect(told.allSatisfy { $0.rightsChangeTime?.date == changed })
  }
}
