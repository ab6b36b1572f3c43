import Foundation
import Messages
import RPCCore
import RPCServer
import TestSupport
import Testing

@testable import AuthService

/// Study leaders and administrators who leave the team.
@Suite struct EndStaffRolesTests {
  /// Creates a leader who has accepted the invitation.
  private func leader(
    _ name: String, of studies: [String] = ["tyt"], _ auth: AuthFixture,
    by administrator: ServerCallContext
  ) async throws -> AuthV1.RegisterStudyLeaderRequest {
    let request = AuthV1.RegisterStudyLeaderRequest(
      requestID: AuthFixture.newID(), username: name, studyIDs: studies)
    let invited = try await auth.administration.registerStudyLeader(request, context: administrator)
    try await auth.reset(invited.invitationCode, password: AuthFixture.password)
    return request
  }

  /// Tokens issued meanwhile have the former rights.
  @Test(arguments: [true, false])
  func `rights change when all waiting is over`(endsRole: Bool) async throws {
    try await AuthFixture.with { auth in
      let administrator = try await auth.administrator()
      let name = AuthFixture.newName()
      _ = try await leader(name, auth, by: administrator)
      let participantID = try await auth.signIn(name).participantID
      let id = UUID(uuidString: participantID)
      let change = try await auth.pool.transaction { connection in
        _ = try await connection.query(
          "SELECT FROM accounts WHERE participant_id = \(id) FOR UPDATE")
        let change = Task {
          if endsRole {
            _ = try await auth.endStaffRoles(participantID, by: administrator)
          } else {
            _ = try await auth.administration.setLedStudies(
              .init(username: name, studyIDs: []), context: administrator)
          }
        }
        try await eventually("the change waits") {
          try await auth.count(
            """
            SELECT count(*) FROM pg_stat_activity
            WHERE datname = current_database() AND wait_event_type = 'Lock'
            """) == 1
        }
        auth.clock.advance(by: 60)
        return change
      }
      try await change.value
      let changed = auth.clock.now()
      #expect(
        try await auth.count(
          """
          SELECT count(*) FROM accounts
          WHERE participant_id = \(id) AND rights_changed_at = \(changed)
          """) == 1)
    }
  }

  @Test func `a leader's account becomes a participant's, and its sessions end`() async throws {
    let auth = try await AuthFixture.shared()
    let administrator = try await auth.administrator()
    let name = AuthFixture.newName()
    let request = try await leader(name, of: ["tyt", "tys"], auth, by: administrator)
    let session = try await auth.signIn(name)
    // Handed over by an administrator, who could use it.
    let handed = try await auth.recovery.sendAccessCode(
      .init(username: name), context: administrator
    ).accessCode

    let ended = try await auth.endStaffRoles(session.participantID, by: administrator)
    #expect(ended.roles == [.participant] && ended.ledStudyIDs.isEmpty && ended.state == .active)
    #expect(ended.username == name)
    let refused = try await failure { try await auth.refresh(session.refreshToken) }
    #expect(refused?.reason == "REFRESH_TOKEN_REJECTED")
    let code = try await failure { try await auth.reset(handed) }
    #expect(code?.reason == "CODE_REJECTED")
    let sent = try await failure {
      try await auth.recovery.sendAccessCode(.init(username: name), context: administrator)
    }
    #expect(sent?.reason == "ADDRESS_MISSING")
    let leads = try await failure {
      try await auth.administration.setLedStudies(
        .init(username: name, studyIDs: ["tyt"]), context: administrator)
    }
    #expect(leads?.reason == "STUDY_LEADER_UNKNOWN")
    let invited = try await failure {
      try await auth.administration.registerStudyLeader(request, context: administrator)
    }
    #expect(invited?.reason == "REQUEST_ID_REUSED")

    let token = try await auth.signIn(name).accessToken
    let claims = try await auth.claims(token)
    #expect(claims.roles == [.participant] && claims.ledStudies.isEmpty)
    let study = AuthFixture.newName()
    try await auth.publish(study)
    _ = try await auth.join(study, token: token)
    #expect(try await auth.setTest(session.participantID, true, by: administrator).testParticipant)

    auth.clock.advance(by: 10)
    var again = try await auth.endStaffRoles(session.participantID, by: administrator)
    #expect(again.testParticipant)
    again.testParticipant = false
    #expect(again == ended)
    #expect(
      try await auth.administered(session.participantID).filter { !$0.hasPrefix("account.test") }
        == [
          "study_leader.created tys,tyt", "access_code.issued ",
          "account.staff_roles_ended study_leader",
        ])
    // A repetition does not end the participant's session.
    _ = try await auth.claims(token)
    #expect(try await auth.enrolments(of: token).map(\.studyID) == [study])
  }

  @Test(arguments: [false, true])
  func `the account can then be erased, and nothing refers to the former staff member`(
    byAdministrator: Bool
  )
    async throws
  {
    let auth = try await AuthFixture.shared()
    let administrator = try await auth.administrator()
    let (name, study) = (AuthFixture.newName(), AuthFixture.newName())
    try await auth.publish(study, access: .request)
    _ = try await leader(name, of: [study], auth, by: administrator)
    let session = try await auth.signIn(name)
    let context = try await auth.caller(session.accessToken)
    // A leader's actions on participants.
    let asking = try await auth.signInAnonymously()
    let asked = try await auth.join(study, token: asking.accessToken, note: "please")
    _ = try await auth.memberships.decideJoinRequest(
      .init(
        studyID: study, joinRequestID: try #require(asked.joinRequest).joinRequestID,
        approve: true), context: context)
    let invitation = try await auth.memberships.createInvitation(
      .init(invitationID: AuthFixture.newID(), studyID: study), context: context)
    _ = try await auth.messages.sendStudyMessage(
      .init(messageID: AuthFixture.newID(), studyID: study, text: "Welcome."), context: context)

    func erase() async throws -> AuthV1.Erasure {
      if !byAdministrator { return try await auth.erase(auth.signIn(name).accessToken) }
      return try #require(
        try await auth.erasures.requestErasureFor(
          .init(
            erasureID: AuthFixture.newID(), participantID: session.participantID,
            mode: .eraseAnswers), context: administrator
        ).erasure)
    }
    #expect(try await failure { try await erase() }?.reason == "STAFF_NOT_ERASABLE")
    try await auth.endStaffRoles(session.participantID, by: administrator)
    let erasure = try await erase()
    try await auth.workOff(erasure)
    #expect(try await auth.traces(of: session.participantID) == [])
    #expect(
      try await auth.count("SELECT count(*) FROM accounts WHERE username = \(name)") == 0)
    // Their results stay.
    let other = try await auth.signInAnonymously()
    #expect(
      try await auth.join(study, token: other.accessToken, invitation: invitation.code).enrolment
        != nil)
    #expect(
      try await auth.enrolments(of: auth.refresh(asking.refreshToken).accessToken).count == 1)
    // The name can be used again.
    _ = try await leader(name, of: [study], auth, by: administrator)
  }

  @Test func `an unused invitation becomes invalid, and the account expires`()
    async throws
  {
    try await AuthFixture.with { auth in
      let administrator = try await auth.administrator()
      let (handed, mailed) = (AuthFixture.newName(), AuthFixture.newName())
      let invited = try await auth.administration.registerStudyLeader(
        .init(requestID: AuthFixture.newID(), username: handed), context: administrator)
      _ = try await auth.administration.registerAdministrator(
        .init(
          requestID: AuthFixture.newID(), username: mailed, email: "\(mailed)@example.org"),
        context: administrator)
      let code = try #require(try await auth.mailed("invitation", to: mailed).first)
      for (name, code) in [(handed, invited.invitationCode), (mailed, code)] {
        let id = try await auth.managed(name, by: administrator).participantID
        let ended = try await auth.endStaffRoles(id, by: administrator)
        #expect(ended.state == .waiting && ended.roles == [.participant])
        #expect(try await failure { try await auth.reset(code) }?.reason == "CODE_REJECTED")
      }
      #expect(try await auth.mailed("invitation", to: mailed) == [])
      // Other services may have granted roles to an invited account, so it is not deleted here
      // alone.
      auth.clock.advance(by: 8 * 86_400)
      try await auth.tidyUp()
      #expect(try await auth.count("SELECT count(*) FROM accounts") == 3)
      #expect(try await auth.eraseExpired() == 2)
      #expect(try await auth.count("SELECT count(*) FROM accounts") == 1)
    }
  }

  @Test func `participants stay unchanged, and every invalid field is named`() async throws {
    let auth = try await AuthFixture.shared()
    let administrator = try await auth.administrator()
    let name = AuthFixture.newName()
    try await auth.register(name)
    let session = try await auth.signIn(name)
    let before = try await auth.managed(name, by: administrator)
    #expect(try await auth.endStaffRoles(session.participantID, by: administrator) == before)
    _ = try await auth.refresh(session.refreshToken)
    #expect(try await auth.administered(session.participantID) == [])
    let bad = try await failure { try await auth.endStaffRoles("x", by: administrator) }
    #expect(bad?.violations.map(\.reason) == ["ID_INVALID"])
    let unknown = try await failure {
      try await auth.endStaffRoles(AuthFixture.newID(), by: administrator)
    }
    #expect(unknown?.code == .notFound && unknown?.reason == "ACCOUNT_UNKNOWN")
    let participant = try await auth.caller(session.accessToken)
    for method in AuthV1.AccountAdministrationServiceMethod.allCases {
      let error = try await failure {
        try auth.accountAdministration.access(to: method).check(participant)
      }
      #expect(error?.code == .permissionDenied && error?.reason == "NOT_ADMINISTRATOR")
    }
  }
}
