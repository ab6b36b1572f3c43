import Foundation
import Messages
import RPCServer
import ServiceKit
import Testing

@testable import AuthService
@testable import Tokens

@Suite struct AssignRoleTests {
  private func assign(
    _ auth: AuthFixture, _ id: String, _ role: String, _ study: String, until: Date? = nil,
    dryRun: Bool = false, by context: ServerCallContext
  ) async throws -> AuthV1.AssignRoleResponse {
    try await auth.access.assignRole(
      .init(
        participantID: id, role: role, object: "studies/\(study)",
        expireTime: until.map { GoogleProtobuf.Timestamp($0) }, validateOnly: dryRun),
      context: context)
  }

  private func revoke(
    _ auth: AuthFixture, _ id: String, _ role: String, _ study: String, dryRun: Bool = false,
    by context: ServerCallContext
  ) async throws -> AuthV1.RevokeRoleResponse {
    try await auth.access.revokeRole(
      .init(participantID: id, role: role, object: "studies/\(study)", validateOnly: dryRun),
      context: context)
  }

  @Test func `a role is in the next token, and earlier ones are refused`() async throws {
    try await AuthFixture.with { auth in
      let administrator = try await auth.administrator()
      let staff = try await Staff(auth, by: administrator)
      let before = try await auth.signIn(staff.name)
      #expect(try await auth.claims(before.accessToken).studyRoles.isEmpty)
      // Tokens have whole seconds.
      auth.clock.advance(by: 2)
      let leader = try await auth.leader(of: "tyt")
      let planned = try await assign(auth, staff.id, "data_reader", "tyt", dryRun: true, by: leader)
      #expect(planned.changed && planned.gainedVerbs.contains("export.read"))
      _ = try await auth.claims(before.accessToken)
      for isFirst in [true, false] {
        let answer = try await assign(auth, staff.id, "data_reader", "tyt", by: leader)
        #expect(answer.changed == isFirst)
        #expect(answer.gainedVerbs == (isFirst ? planned.gainedVerbs : []))
      }
      let refused = try await failure { try await auth.claims(before.accessToken) }
      #expect(refused?.reason == "TOKEN_EXPIRED")
      let renewed = try await auth.refresh(before.refreshToken)
      let claims = try await auth.claims(renewed.accessToken)
      #expect(claims.studyRoles == ["tyt": [.dataReader]])
      #expect(
        claims.holds(.exportRead, onStudy: "tyt") && !claims.holds(.exportRead, onStudy: "tys"))
      #expect(!claims.holds(.messageSend, onStudy: "tyt"))
      let events = try await auth.events(
        EventsV1.AccountSuspensionChanged.self, subject: staff.id)
      #expect(events.last?.rightsChangeTime != nil)

      auth.clock.advance(by: 2)
      let lost = try await revoke(auth, staff.id, "data_reader", "tyt", by: administrator)
      #expect(lost.changed && lost.lostVerbs == planned.gainedVerbs)
      #expect(try await !revoke(auth, staff.id, "data_reader", "tyt", by: administrator).changed)
      let latest = try await auth.claims(auth.signIn(staff.name).accessToken)
      #expect(latest.studyRoles.isEmpty)
      let audited = try await auth.audited(account: staff.name)
      #expect(audited.filter { $0.hasPrefix("role.") }.count == 2)
    }
  }

  @Test func `a role ends by itself, and so does the token`() async throws {
    try await AuthFixture.with { auth in
      let administrator = try await auth.administrator()
      let staff = try await Staff(auth, by: administrator)
      let end = auth.clock.now() + 300
      _ = try await assign(auth, staff.id, "clinician", "tyt", until: end, by: administrator)
      let audited: [String] = try await auth.pool.query(
        "SELECT object FROM audit_log WHERE action = 'role.assigned'"
      ).map { try $0.decode("object") }
      #expect(audited == ["studies/tyt clinician until \(end.ISO8601Format())"])
      auth.clock.advance(by: 2)
      let session = try await auth.signIn(staff.name)
      let claims = try await auth.claims(session.accessToken)
      #expect(claims.studyRoles == ["tyt": [.clinician]])
      #expect(claims.expiresAt <= end)
      let listed = try await auth.access.listAssignments(
        .init(participantID: staff.id), context: administrator)
      #expect(listed.assignments.contains { $0.role == "clinician" && $0.expireTime != nil })
      auth.clock.advance(by: 400)
      let administratorAgain = try await auth.administrator()
      let renewed = try await auth.refresh(session.refreshToken)
      let later = try await auth.claims(renewed.accessToken)
      #expect(later.studyRoles.isEmpty)
      let explained = try await auth.access.explainAccess(
        .init(participantID: staff.id, object: "studies/tyt", verb: "plan.read"),
        context: administratorAgain)
      #expect(!explained.granted)
      auth.clock.advance(by: 2 * 86_400)
      try await DeleteExpired(environment: auth.environment)()
      #expect(try await auth.pool.query("SELECT FROM study_roles").isEmpty)
    }
  }

  /// PostgreSQL keeps microseconds, requests have nanoseconds.
  @Test(arguments: [1, 499, 500, 123_456_789, 999_999_499, 999_999_999] as [Int32])
  func `a repeated role with an end changes nothing`(nanos: Int32) async throws {
    let auth = try await AuthFixture.shared()
    let administrator = try await auth.administrator()
    let study = AuthFixture.newName()
    let request = AuthV1.AssignRoleRequest(
      participantID: try await auth.leaderID(of: study).text, role: "clinician",
      object: "studies/\(AuthFixture.newName())",
      expireTime: GoogleProtobuf.Timestamp(seconds: 4_102_444_800, nanos: nanos))
    for isFirst in [true, false] {
      let answer = try await auth.access.assignRole(request, context: administrator)
      #expect(answer.changed == isFirst)
    }
  }

  @Test func `changes need the right of the role at the time of the change`() async throws {
    try await AuthFixture.with { auth in
      let administrator = try await auth.administrator()
      let staff = try await Staff(auth, by: administrator)
      try await auth.publish("tyt", access: .request)
      _ = try await assign(auth, staff.id, "recruiter", "tyt", by: administrator)
      auth.clock.advance(by: 2)
      let recruiter = try await auth.caller(auth.signIn(staff.name).accessToken)
      func invite() async throws -> AuthV1.Invitation {
        try await auth.memberships.createInvitation(
          .init(invitationID: AuthFixture.newID(), studyID: "tyt", usesMax: 1, validDays: 1),
          context: recruiter)
      }
      _ = try await invite()
      let grouping = try await failure {
        try auth.check(
          AuthV1.MembershipServiceMethod.setMemberGroup,
          AuthV1.SetMemberGroupRequest(studyID: "tyt"), recruiter)
      }
      #expect(grouping?.reason == "NOT_STUDY_LEADER")
      _ = try await revoke(auth, staff.id, "recruiter", "tyt", by: administrator)
      // The token still has the role, as in a service that has not heard of the change yet.
      #expect(try await failure { try await invite() }?.reason == "NOT_STUDY_LEADER")
    }
  }

  @Test func `recruiters assign nobody to a group`() async throws {
    try await AuthFixture.with { auth in
      let administrator = try await auth.administrator()
      let staff = try await Staff(auth, by: administrator)
      try await auth.publish("tyt", access: .request, groups: ["a"])
      _ = try await assign(auth, staff.id, "recruiter", "tyt", by: administrator)
      auth.clock.advance(by: 2)
      let recruiter = try await auth.caller(auth.signIn(staff.name).accessToken)
      let leader = try await auth.leader(of: "tyt")
      let session = try await auth.signInAnonymously()
      let joining = try #require(try await auth.join("tyt", token: session.accessToken).joinRequest)
      func invite(
        _ id: String, group: String, by context: ServerCallContext
      ) async throws -> String {
        try await auth.memberships.createInvitation(
          .init(
            invitationID: id, studyID: "tyt", groupID: group, usesMax: 1, validDays: 1),
          context: context
        ).code
      }
      func approve(group: String) async throws -> AuthV1.WriteOutcome {
        try await auth.memberships.decideJoinRequest(
          .init(
            studyID: "tyt", joinRequestID: joining.joinRequestID, approve: true, groupID: group),
          context: recruiter
        ).outcome
      }
      let id = AuthFixture.newID()
      for _ in 1...2 {
        let refused = try await failure { try await invite(id, group: "a", by: recruiter) }
        #expect(refused?.reason == "NOT_STUDY_LEADER")
        // The second time, a repetition would tell the leader's code.
        _ = try await invite(id, group: "a", by: leader)
      }
      #expect(try await failure { try await approve(group: "a") }?.reason == "NOT_STUDY_LEADER")
      #expect(try await auth.enrolments(of: session.accessToken).isEmpty)
      #expect(try await !invite(AuthFixture.newID(), group: "", by: recruiter).isEmpty)
      #expect(try await approve(group: "") == .created)
    }
  }

  @Test func `leaders give what they hold, and one of them stays`() async throws {
    try await AuthFixture.with { auth in
      let administrator = try await auth.administrator()
      let staff = try await Staff(auth, by: administrator)
      let leader = try await auth.leader(of: "tyt")
      let first = try await auth.leaderID(of: "tyt").text
      func reason(_ call: () async throws -> some Any) async throws -> String? {
        try await failure(call)?.reason
      }
      #expect(
        try await reason { try await revoke(auth, first, "study_leader", "tyt", by: leader) }
          == "LAST_LEADER")
      #expect(
        try await reason { try await assign(auth, staff.id, "recruiter", "tys", by: leader) }
          == "NOT_STUDY_LEADER")
      #expect(try await assign(auth, staff.id, "study_leader", "tyt", by: leader).changed)
      #expect(try await auth.managed(id: staff.id, by: administrator).ledStudyIDs == ["tyt"])
      #expect(try await revoke(auth, first, "study_leader", "tyt", by: leader).changed)
      // Its own role has ended since the token was issued.
      #expect(
        try await reason { try await assign(auth, first, "recruiter", "tyt", by: leader) }
          == "NOT_STUDY_LEADER")
      // Administrators may leave a study without a leader.
      #expect(try await revoke(auth, staff.id, "study_leader", "tyt", by: administrator).changed)
    }
  }

  @Test func `two leaders cannot take each other's role at the same time`() async throws {
    try await AuthFixture.with { auth in
      let leader = try await auth.leader(of: "tyt")
      let first = try await auth.leaderID(of: "tyt").text
      let second = try await Staff(auth, by: auth.administrator())
      _ = try await assign(auth, second.id, "study_leader", "tyt", by: leader)
      auth.clock.advance(by: 2)
      let other = try await auth.caller(auth.signIn(second.name).accessToken)
      async let one = failure {
        try await revoke(auth, second.id, "study_leader", "tyt", by: leader)
      }
      async let two = failure { try await revoke(auth, first, "study_leader", "tyt", by: other) }
      let reasons = try await [one?.reason, two?.reason]
      // The one that waited lost its role meanwhile, or would be the last to go.
      #expect(reasons.count { $0 == nil } == 1)
      let left = try await auth.pool.query("SELECT FROM led_studies WHERE study_id = 'tyt'")
      #expect(left.count == 1)
    }
  }

  @Test func `only staff of studies have roles, and every wrong field is named`() async throws {
    let auth = try await AuthFixture.shared()
    let administrator = try await auth.administrator()
    let study = AuthFixture.newName()
    let participant = try await auth.signInAnonymously().participantID
    func reason(_ call: () async throws -> some Any) async throws -> String? {
      try await failure(call)?.reason
    }
    #expect(
      try await reason {
        try await assign(auth, participant, "recruiter", study, by: administrator)
      }
        == "NOT_STAFF")
    #expect(
      try await reason {
        try await assign(auth, AuthFixture.newID(), "recruiter", study, by: administrator)
      } == "ACCOUNT_UNKNOWN")
    let wrong = try await failure {
      try await auth.access.assignRole(
        .init(
          participantID: "x", role: "administrator", object: "projects/a",
          expireTime: GoogleProtobuf.Timestamp(auth.clock.now() - 1)), context: administrator)
    }
    #expect(
      wrong?.violations.map { "\($0.field) \($0.reason)" } == [
        "participant_id ID_INVALID", "role ROLE_INVALID", "object OBJECT_INVALID",
        "expire_time TIME_INVALID",
      ])
  }

  @Test func `a study's leader holds what every other role in studies has, but the arms`() {
    for role in ShippedRole.allCases where role.scope == .study {
      var others = role.verbs.subtracting(ShippedRole.studyLeader.verbs)
      // Leaders may be blinded.
      if role == .unblindedStatistician { others.subtract([.allocationRead, .allocationManage]) }
      #expect(others.isEmpty, "\(role): \(others)")
    }
  }
}
