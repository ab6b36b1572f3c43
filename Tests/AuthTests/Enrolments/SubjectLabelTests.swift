import Foundation
import Messages
import RPCServer
import ServiceKit
import Testing

@testable import AuthService
@testable import Identity
@testable import Tokens

@Suite struct SubjectLabelTests {
  private func invite(
    _ auth: AuthFixture, _ study: String, _ label: String, id: String = AuthFixture.newID(),
    uses: UInt32 = 1
  ) async throws -> AuthV1.Invitation {
    try await auth.memberships.createInvitation(
      .init(
        invitationID: id, studyID: study, usesMax: uses, validDays: 1, subjectLabel: label),
      context: auth.leader(of: study))
  }

  private func members(
    _ auth: AuthFixture, _ study: String, search: String = "", by context: ServerCallContext? = nil
  ) async throws -> [AuthV1.Member] {
    var caller = context
    if caller == nil { caller = try await auth.leader(of: study) }
    return try await auth.memberships.listMembers(
      .init(studyID: study, search: search), context: #require(caller)
    ).members
  }

  /// A call of a person with a role in the study, whose access token and rights have it.
  private func staff(
    _ auth: AuthFixture, _ role: ShippedRole, _ study: String
  ) async throws -> ServerCallContext {
    let id = try await auth.leaderID(of: AuthFixture.newName())
    _ = try await auth.access.assignRole(
      .init(participantID: id.text, role: role.rawValue, object: "studies/\(study)"),
      context: auth.administrator())
    let context = ServerCallContext(service: "test", method: "Test")
    context[AccessClaimsKey.self] = VerifiedClaims(
      AccessClaims(
        participantID: id, roles: [.studyLeader], studyRoles: [study: [role]], sessionID: UUID(),
        issuedAt: auth.clock.now(), expiresAt: auth.clock.now() + 600))
    return context
  }

  @Test func `a label goes from the invitation to the member, and nowhere else`() async throws {
    let auth = try await AuthFixture.shared()
    let study = AuthFixture.newName()
    try await auth.publish(study, unlisted: true, labels: true)
    let id = AuthFixture.newID()
    let invitation = try await invite(auth, study, "KL-0042", id: id)
    #expect(invitation.subjectLabel == "KL-0042")
    #expect(try await invite(auth, study, "KL-0042", id: id) == invitation)
    let session = try await auth.signInAnonymously()
    let joined = try await auth.join(
      study, token: session.accessToken, invitation: invitation.code)
    #expect(joined.enrolment?.subjectLabel == "KL-0042")
    #expect(try await members(auth, study).map(\.subjectLabel) == ["KL-0042"])
    let events = try await auth.events(
      EventsV1.ParticipantEnrolled.self, subject: session.participantID)
    #expect(events.map(\.subjectLabel) == ["KL-0042"])
    // The row of the invitation outlives the person.
    let kept = try await auth.pool.query(
      "SELECT label FROM invitations WHERE invitation_id = \(UUID(uuidString: id))")
    #expect(try kept.first?.decode("label", as: String?.self) == nil)
    #expect(
      try await auth.count(
        "SELECT count(*) FROM audit_log WHERE strpos(audit_log::text, 'KL-0042') > 0") == 0)
    // A repetition after the use is still the same invitation.
    #expect(try await invite(auth, study, "KL-0042", id: id).code == invitation.code)
  }

  @Test func `a label waits in no invitation that cannot be used`() async throws {
    try await AuthFixture.with { auth in
      try await auth.publish("tyt", unlisted: true, labels: true)
      let revoked = try await invite(auth, "tyt", "A-1")
      _ = try await invite(auth, "tyt", "A-2")
      let leader = try await auth.leader(of: "tyt")
      _ = try await auth.memberships.revokeInvitation(
        .init(studyID: "tyt", invitationID: revoked.invitationID), context: leader)
      auth.clock.advance(by: 86_400)
      let listed = try await auth.memberships.listInvitations(
        .init(studyID: "tyt"), context: auth.leader(of: "tyt")
      ).invitations
      #expect(listed.map(\.subjectLabel) == ["", ""])
      try await auth.tidyUp()
      #expect(
        try await auth.count("SELECT count(*) FROM invitations WHERE label <> ''") == 0)
    }
  }

  @Test func `without the study's consent to labels there is none`() async throws {
    let auth = try await AuthFixture.shared()
    let study = AuthFixture.newName()
    try await auth.publish(study, unlisted: true)
    let unused = try await failure { try await invite(auth, study, "KL-1") }
    #expect(unused?.code == .failedPrecondition && unused?.reason == "SUBJECT_LABELS_NOT_USED")
    try await auth.publish(study, revision: 2, unlisted: true, labels: true)
    let (first, second) = (
      try await invite(auth, study, "KL-1"), try await invite(auth, study, "KL-2")
    )
    let session = try await auth.signInAnonymously()
    _ = try await auth.join(study, token: session.accessToken, invitation: first.code)
    let member = try #require(try await members(auth, study).first)
    // The study gives up labels: they are no longer shown, and none is given.
    try await auth.publish(study, revision: 3, unlisted: true)
    let late = try await auth.signInAnonymously()
    let joined = try await auth.join(study, token: late.accessToken, invitation: second.code)
    #expect(joined.enrolment?.subjectLabel == "")
    #expect(try await members(auth, study).map(\.subjectLabel) == ["", ""])
    #expect(try await members(auth, study, search: "kl-1").isEmpty)
    let leader = try await auth.leader(of: study)
    let setting = try await failure {
      try await auth.memberships.setSubjectLabel(
        .init(studyID: study, memberID: member.memberID, subjectLabel: "KL-3"), context: leader)
    }
    #expect(setting?.reason == "SUBJECT_LABELS_NOT_USED")
    let writing = try await failure { try await write(auth, study, to: "KL-1", by: leader) }
    #expect(writing?.reason == "SUBJECT_LABELS_NOT_USED")
    // Removing stays possible.
    _ = try await auth.memberships.setSubjectLabel(
      .init(studyID: study, memberID: member.memberID), context: leader)
    #expect(try await auth.enrolments(of: session.accessToken).map(\.subjectLabel) == [""])
  }

  private func write(
    _ auth: AuthFixture, _ study: String, to label: String, by context: ServerCallContext
  ) async throws -> AuthV1.StudyMessage? {
    try await auth.messages.sendStudyMessage(
      .init(
        messageID: AuthFixture.newID(), studyID: study, text: "Bitte anrufen",
        subjectLabel: label), context: context
    ).message
  }

  @Test func `labels are found, corrected and written to by those who may`() async throws {
    let auth = try await AuthFixture.shared()
    let study = AuthFixture.newName()
    try await auth.publish(study, unlisted: true, labels: true)
    var sessions: [AuthV1.SignInAnonymouslyResponse] = []
    for label in ["KL-0042", "XX-7"] {
      let session = try await auth.signInAnonymously()
      let code = try await invite(auth, study, label).code
      _ = try await auth.join(study, token: session.accessToken, invitation: code)
      sessions.append(session)
    }
    let all = try await members(auth, study)
    #expect(try await members(auth, study, search: "kl-00").map(\.memberID) == [all[0].memberID])
    let id = all[1].memberID
    #expect(
      try await members(auth, study, search: String(id.prefix(9)).uppercased()).map(\.memberID)
        == [id])
    #expect(try await members(auth, study, search: "%").isEmpty)
    let leader = try await auth.leader(of: study)
    for _ in 1...2 {
      let changed = try await auth.memberships.setSubjectLabel(
        .init(studyID: study, memberID: id, subjectLabel: "KL/0043_b.1"), context: leader)
      #expect(changed.member?.subjectLabel == "KL/0043_b.1")
    }
    let events = try await auth.events(
      EventsV1.ParticipantEnrolled.self, subject: sessions[1].participantID)
    #expect(events.map(\.subjectLabel) == ["XX-7", "KL/0043_b.1"])
    #expect(
      try await write(auth, study, to: "KL/0043_b.1", by: leader)?.memberID == id)
    #expect(
      try await failure { try await write(auth, study, to: "XX-7", by: leader) }?.reason
        == "MEMBER_UNKNOWN")

    // A data manager lists members and has no right to labels.
    let manager = try await staff(auth, .dataManager, study)
    #expect(try await members(auth, study, by: manager).map(\.subjectLabel) == ["", ""])
    #expect(try await members(auth, study, search: "KL", by: manager).isEmpty)
    #expect(
      try await failure {
        try await members(auth, study, search: String(repeating: "K", count: 65))
      }?.code == .invalidArgument)
    let clinician = try await staff(auth, .clinician, study)
    #expect(
      try await members(auth, study, by: clinician).map(\.subjectLabel)
        == ["KL-0042", "KL/0043_b.1"])
    #expect(try await write(auth, study, to: "KL-0042", by: clinician) != nil)
    let assigning = try await failure {
      try auth.check(
        AuthV1.MembershipServiceMethod.setSubjectLabel,
        AuthV1.SetSubjectLabelRequest(studyID: study), clinician)
    }
    #expect(assigning?.reason == "NOT_STUDY_LEADER")
  }

  @Test(arguments: ["Anna Meier", "Müller", "a,b", String(repeating: "x", count: 65), "ab\u{0}"])
  func `names and free text are no labels`(label: String) async throws {
    let auth = try await AuthFixture.shared()
    let study = AuthFixture.newName()
    try await auth.publish(study, labels: true)
    let refused = try await failure { try await invite(auth, study, label) }
    #expect(refused?.code == .invalidArgument)
    #expect(refused?.violations.map(\.field) == ["subject_label"])
    let shared = try await failure { try await invite(auth, study, "KL-1", uses: 2) }
    #expect(shared?.violations.map(\.field) == ["uses_max"])
  }

  @Test func `a withdrawn consent ends the label, also after leaving`() async throws {
    let auth = try await AuthFixture.shared()
    let study = AuthFixture.newName()
    try await auth.publish(study, labels: true)
    for leavesFirst in [false, true] {
      let session = try await auth.signInAnonymously()
      let code = try await invite(auth, study, "KL-9").code
      _ = try await auth.join(study, token: session.accessToken, invitation: code)
      if leavesFirst { _ = try await auth.leave(study, token: session.accessToken) }
      // The team may still match the records of a person who merely left.
      #expect(try await auth.enrolments(of: session.accessToken).map(\.subjectLabel) == ["KL-9"])
      for _ in 1...2 {
        _ = try await auth.consents.withdrawConsent(
          .init(studyID: study), context: auth.caller(session.accessToken))
      }
      #expect(try await auth.enrolments(of: session.accessToken).map(\.subjectLabel) == [""])
      let events = try await auth.events(
        EventsV1.ParticipantEnrolled.self, subject: session.participantID)
      #expect(events.map(\.subjectLabel) == ["KL-9", ""])
    }
  }

  @Test func `an erasure takes the label along, and a new enrolment has none`() async throws {
    try await AuthFixture.with { auth in
      try await auth.publish("tyt", labels: true)
      let session = try await auth.signInAnonymously()
      let code = try await invite(auth, "tyt", "KL-77").code
      _ = try await auth.join("tyt", token: session.accessToken, invitation: code)
      auth.clock.advance(by: 10)
      _ = try await auth.leave("tyt", token: session.accessToken)
      auth.clock.advance(by: 10)
      let again = try await auth.join("tyt", token: session.accessToken)
      #expect(again.enrolment?.subjectLabel == "")
      _ = try await auth.erasures.requestErasure(
        .init(erasureID: AuthFixture.newID(), mode: .eraseAnswers),
        context: auth.caller(session.accessToken))
      for table in ["enrolments", "invitations", "audit_log"] {
        #expect(
          try await auth.count(
            """
            SELECT count(*) FROM \(unescaped: table) AS t WHERE strpos(t::text, 'KL-77') > 0
            """) == 0, "\(table)")
      }
    }
  }
}
