import Foundation
import Messages
import RPCServer
import Testing

@testable import AuthService

@Suite struct MemberChangeTests {
  private func members(_ auth: AuthFixture, _ study: String) async throws -> [AuthV1.Member] {
    try await auth.memberships.listMembers(
      .init(studyID: study), context: auth.leader(of: study)
    ).members
  }

  @Test func `a removed member takes no part, once`() async throws {
    let auth = try await AuthFixture.shared()
    let study = AuthFixture.newName()
    try await auth.publish(study)
    let session = try await auth.signInAnonymously()
    _ = try await auth.join(study, token: session.accessToken)
    let member = try #require(try await members(auth, study).first)
    let leader = try await auth.leader(of: study)
    func remove(_ id: String, _ reason: AuthV1.MemberRemovalReason) async throws {
      _ = try await auth.memberships.removeMember(
        .init(studyID: study, memberID: id, reason: reason), context: leader)
    }
    let missing = try await failure { try await remove(member.memberID, .unspecified) }
    #expect(missing?.violations.map(\.field) == ["reason"])
    for _ in 1...2 { try await remove(member.memberID, .duplicate) }
    #expect(try await members(auth, study).isEmpty)
    #expect(
      try await auth.events(EventsV1.EnrolmentEnded.self, subject: session.participantID).count
        == 1)
    let logged = try await auth.pool.query(
      "SELECT object FROM audit_log WHERE action = 'member.removed' AND object LIKE \(study + " %")"
    )
    #expect(
      try logged.map { try $0.decode("object", as: String.self) }
        == ["\(study) \(member.memberID) duplicate"])
    let unknown = try await failure { try await remove(AuthFixture.newID(), .other) }
    #expect(unknown?.reason == "MEMBER_UNKNOWN")
    // The former id names the ended enrolment only.
    auth.clock.advance(by: 10)
    _ = try await auth.join(study, token: session.accessToken)
    try await remove(member.memberID, .duplicate)
    #expect(try await members(auth, study).count == 1)
  }

  @Test func `the list names consent, week of the last use, and group, by which it is filtered`()
    async throws
  {
    let auth = try await AuthFixture.shared()
    let study = AuthFixture.newName()
    try await auth.publish(study, unlisted: true, groups: ["a", "b"])
    let leader = try await auth.leader(of: study)
    for group in ["a", "b"] {
      let code = try await auth.memberships.createInvitation(
        .init(invitationID: AuthFixture.newID(), studyID: study, groupID: group), context: leader
      ).code
      let session = try await auth.signInAnonymously()
      _ = try await auth.join(study, token: session.accessToken, invitation: code)
    }
    let first = try #require(try await members(auth, study).first)
    #expect(first.consentVersion == "v1" && first.consentLanguage == "de")
    // 2027-01-15 is a Friday.
    #expect(first.lastUseTime?.seconds == 1_799_625_600)
    let filtered = try await auth.memberships.listMembers(
      .init(studyID: study, groupID: "b"), context: auth.leader(of: study)
    ).members
    #expect(filtered.map(\.groupID) == ["b"])
  }

  @Test func `devices of the team join as test participants, with a new account only`()
    async throws
  {
    let auth = try await AuthFixture.shared()
    let (study, other) = (AuthFixture.newName(), AuthFixture.newName())
    try await auth.publish(study, unlisted: true)
    try await auth.publish(other)
    let code = try await auth.memberships.createInvitation(
      .init(
        invitationID: AuthFixture.newID(), studyID: study, usesMax: 5, testParticipants: true),
      context: auth.leader(of: study)
    ).code
    let tester = try await auth.signInAnonymously()
    _ = try await auth.join(study, token: tester.accessToken, invitation: code)
    #expect(try await members(auth, study).map(\.testParticipant) == [true])
    #expect(
      try await auth.events(EventsV1.TestParticipantChanged.self, subject: tester.participantID)
        .map(\.testParticipant) == [true])
    #expect(
      try await auth.events(EventsV1.ParticipantEnrolled.self, subject: tester.participantID)
        .map(\.testParticipant) == [true])
    // The answers of a real participant of another study must not leave its exports.
    let person = try await auth.signInAnonymously()
    _ = try await auth.join(other, token: person.accessToken)
    let refused = try await failure {
      try await auth.join(study, token: person.accessToken, invitation: code)
    }
    #expect(refused?.reason == "INVITATION_REJECTED")
    #expect(try await members(auth, other).map(\.testParticipant) == [false])
  }
}
