import Foundation
import Messages
import RPCServer
import ServiceKit
import Testing

@testable import AuthService
@testable import Tokens

@Suite struct ConcealmentTests {
  @Test func `members show their groups to those who may see them`() async throws {
    let auth = try await AuthFixture.shared()
    let trial = try await auth.trial()
    let leader = try await auth.leader(of: trial.study)
    let member = try await trial.join()
    _ = try await auth.memberships.setMemberGroup(
      .init(studyID: trial.study, memberID: member.memberID, groupID: "other"), context: leader)
    #expect(try await trial.members(as: leader).map(\.groupID) == ["other"])
    try await trial.begin()
    for context in [leader, trial.recruiter, trial.clinician] {
      let shown = try await auth.memberships.listMembers(
        .init(studyID: trial.study), context: context)
      #expect(shown.groupsConcealed && shown.members.map(\.groupID) == [""])
    }
    let seen = try await auth.memberships.listMembers(
      .init(studyID: trial.study), context: trial.statistician)
    #expect(!seen.groupsConcealed && seen.members.map(\.groupID) == ["other"])
    try await trial.end()
    #expect(try await trial.members(as: leader).map(\.groupID) == ["other"])
  }

  @Test func `the start of a blinded scheme ends earlier tokens, and later ones say so`()
    async throws
  {
    try await AuthFixture.with { auth in
      let administrator = try await auth.administrator()
      let trial = try await auth.trial()
      let name = AuthFixture.newName()
      let invited = try await auth.administration.registerStudyLeader(
        .init(requestID: AuthFixture.newID(), username: name, studyIDs: [trial.study]),
        context: administrator)
      try await auth.reset(invited.invitationCode, password: AuthFixture.password)
      let before = try await auth.signIn(name)
      #expect(try await auth.claims(before.accessToken).blindedStudies.isEmpty)
      auth.clock.advance(by: 2)
      try await trial.begin()
      #expect(
        try await failure { try await auth.claims(before.accessToken) }?.reason == "TOKEN_EXPIRED")
      let renewed = try await auth.refresh(before.refreshToken)
      let claims = try await auth.claims(renewed.accessToken)
      #expect(claims.blindedStudies == [trial.study])
      #expect(claims.areGroupsConcealed(inStudy: trial.study))
      #expect(!claims.areGroupsConcealed(inStudy: "another"))
      // The role that sees groups lifts the concealment, and only administrators give it.
      let id = try await auth.managed(name, by: administrator).participantID
      let change = AuthV1.AssignRoleRequest(
        participantID: id, role: "unblinded_statistician", object: "studies/\(trial.study)")
      let own = try await failure {
        try await auth.access.assignRole(change, context: auth.caller(renewed.accessToken))
      }
      #expect(own?.reason == "VERBS_NOT_HELD")
      auth.clock.advance(by: 2)
      _ = try await auth.access.assignRole(change, context: administrator)
      let unblinded = try await auth.claims(auth.refresh(renewed.refreshToken).accessToken)
      #expect(unblinded.blindedStudies.isEmpty)
      #expect(unblinded.holds(.allocationManage) && unblinded.holds(.allocationRead))
    }
  }

  @Test func `messages to groups and replies to them are concealed`() async throws {
    let auth = try await AuthFixture.shared()
    let trial = try await auth.trial()
    let leader = try await auth.leader(of: trial.study)
    let member = try await trial.join()
    try await trial.begin()
    _ = try await trial.allocate(member.memberID)
    func send(_ group: String) async throws -> String {
      try await auth.messages.sendStudyMessage(
        .init(
          messageID: AuthFixture.newID(), studyID: trial.study, text: "Hello", answerable: true,
          groupID: group), context: leader
      ).message?.messageID ?? ""
    }
    let arm = try #require(try await trial.allocations().first).groupID
    for group in [arm, "other"] {
      #expect(try await failure { try await send(group) }?.reason == "GROUPS_CONCEALED")
    }
    let toAll = try await send("")
    // A message to the arm, as the unblinded statistician would send it with another role.
    let hidden = UUID()
    try await auth.pool.execute(
      """
      INSERT INTO messages (message_id, study_id, from_team, group_id, text, answerable, reply_email,
        created_at)
      VALUES (\(hidden), \(trial.study), true, \(arm), 'To the arm', true, '',
        \(auth.clock.now()))
      """)
    for answered in [toAll, hidden.uuidString.lowercased()] {
      _ = try await auth.messages.sendMessage(
        .init(
          messageID: AuthFixture.newID(), studyID: trial.study, text: "Thanks", answerable: true,
          answerTo: answered), context: auth.caller(member.token))
    }
    func list(_ context: ServerCallContext) async throws -> [AuthV1.StudyMessage] {
      try await auth.messages.listStudyMessages(.init(studyID: trial.study), context: context)
        .messages
    }
    let blinded = try await list(leader)
    #expect(blinded.count == 2 && blinded.allSatisfy { $0.groupID.isEmpty })
    #expect(!blinded.contains { $0.answerTo == hidden.uuidString.lowercased() })
    try await trial.end()
    #expect(try await list(leader).count == 4)
  }
}
