import Foundation
import Messages
import RPCServer
import ServiceKit
import Testing

@testable import AuthService
@testable import Tokens

/// Roles that an installation or a study defines.
@Suite struct DefinedRoleTests {
  /// Staff of a study with the role `nurse`, which its leader defined.
  private struct Ward {
    let auth: AuthFixture
    let administrator: ServerCallContext
    let leader: ServerCallContext
    let nurse: Staff

    init(_ auth: AuthFixture, _ verbs: [String] = ["study.read", "member.read"]) async throws {
      self.auth = auth
      administrator = try await auth.administrator()
      leader = try await auth.leader(of: "tyt")
      nurse = try await Staff(auth, by: administrator)
      try await define("nurse", verbs)
      try await assign("nurse", to: nurse)
      auth.clock.advance(by: 2)
    }

    @discardableResult
    func define(
      _ role: String, _ verbs: [String], for object: String = "studies/tyt", revision: UInt64 = 0,
      dryRun: Bool = false, by context: ServerCallContext? = nil
    ) async throws -> AuthV1.DefineRoleResponse {
      try await auth.access.defineRole(
        .init(role: role, object: object, verbs: verbs, revision: revision, validateOnly: dryRun),
        context: context ?? leader)
    }

    @discardableResult
    func delete(
      _ role: String, dryRun: Bool = false, by context: ServerCallContext? = nil
    ) async throws -> Bool {
      try await auth.access.deleteRole(
        .init(role: role, validateOnly: dryRun), context: context ?? leader
      ).changed
    }

    @discardableResult
    func assign(
      _ role: String, to staff: Staff, in study: String = "tyt",
      by context: ServerCallContext? = nil
    ) async throws -> AuthV1.AssignRoleResponse {
      try await auth.access.assignRole(
        .init(participantID: staff.id, role: role, object: "studies/\(study)"),
        context: context ?? leader)
    }

    func revoke(_ role: String, from id: String, by context: ServerCallContext) async throws {
      _ = try await auth.access.revokeRole(
        .init(participantID: id, role: role, object: "studies/tyt"), context: context)
    }

    /// Rights of the staff in a new token.
    func claims(of staff: Staff) async throws -> AccessClaims {
      try await auth.claims(auth.signIn(staff.name).accessToken)
    }

    /// A call of the staff with a new token.
    func caller(_ staff: Staff) async throws -> ServerCallContext {
      try await auth.caller(auth.signIn(staff.name).accessToken)
    }

    func names(seenBy context: ServerCallContext) async throws -> [String] {
      try await auth.access.listRoles(.init(pageSize: 200), context: context).roles
        .filter { !$0.object.isEmpty }.map(\.role)
    }
  }

  private func reason(_ call: () async throws -> some Any) async throws -> String? {
    try await failure(call)?.reason
  }

  @Test func `a defined role is given like a shipped one`() async throws {
    try await AuthFixture.with { auth in
      let ward = try await Ward(auth)
      let claims = try await ward.claims(of: ward.nurse)
      #expect(claims.studyRoles.isEmpty && claims.studyVerbs == ["tyt": [.studyRead, .memberRead]])
      #expect(claims.holds(.memberRead, onStudy: "tyt") && claims.holds(.memberRead))
      #expect(!claims.holds(.memberRead, onStudy: "tys"))
      #expect(!claims.holds(.memberInvite, onStudy: "tyt"))
      let caller = try await ward.caller(ward.nurse)
      try auth.check(
        AuthV1.MembershipServiceMethod.listMembers, AuthV1.ListMembersRequest(studyID: "tyt"),
        caller)
      let listed = try await auth.access.listAssignments(
        .init(object: "studies/tyt"), context: ward.leader)
      #expect(listed.assignments.map(\.role) == ["nurse", "study_leader"])
      let granted = try await auth.access.explainAccess(
        .init(participantID: ward.nurse.id, object: "studies/tyt", verb: "member.read"),
        context: ward.leader)
      #expect(granted.granted && granted.findings.map(\.kind) == [.grants])
      #expect(granted.rolesWithVerb.contains("nurse"))
      let lacking = try await auth.access.explainAccess(
        .init(participantID: ward.nurse.id, object: "studies/tyt", verb: "export.read"),
        context: ward.leader)
      #expect(!lacking.granted && lacking.findings.map(\.kind) == [.verbMissing])
      #expect(!lacking.rolesWithVerb.contains("nurse"))
    }
  }

  @Test func `new verbs replace the former ones while a token is in use`() async throws {
    try await AuthFixture.with { auth in
      let ward = try await Ward(auth)
      let session = try await auth.signIn(ward.nurse.name)
      auth.clock.advance(by: 2)
      let verbs = ["member.read", "member.invite", "member.invite"]
      let planned = try await ward.define("nurse", verbs, revision: 1, dryRun: true)
      #expect(planned.changed && planned.accounts == 1 && planned.revision == 2)
      #expect(planned.gainedVerbs == ["member.invite"] && planned.lostVerbs == ["study.read"])
      _ = try await auth.claims(session.accessToken)
      #expect(try await ward.define("nurse", verbs, revision: 1) == planned)
      // A repetition, and the same change of another person.
      #expect(try await !ward.define("nurse", verbs, revision: 1).changed)
      #expect(try await reason { try await auth.claims(session.accessToken) } == "TOKEN_EXPIRED")
      let renewed = try await auth.claims(auth.refresh(session.refreshToken).accessToken)
      #expect(renewed.studyVerbs == ["tyt": [.memberRead, .memberInvite]])
      let events = try await auth.events(
        EventsV1.AccountSuspensionChanged.self, subject: ward.nurse.id)
      #expect(events.last?.rightsChangeTime != nil)
      let audited: [String] = try await auth.pool.query(
        "SELECT object FROM audit_log WHERE action = 'role.defined' ORDER BY number"
      ).map { try $0.decode("object") }
      #expect(
        audited == [
          "studies/tyt nurse +member.read +study.read",
          "studies/tyt nurse +member.invite -study.read",
        ])
    }
  }

  @Test func `of two changes at once, one is refused`() async throws {
    try await AuthFixture.with { auth in
      let ward = try await Ward(auth)
      async let one = reason { try await ward.define("nurse", ["label.read"], revision: 1) }
      async let two = reason {
        try await ward.define("nurse", ["plan.read"], revision: 1, by: ward.administrator)
      }
      let reasons = try await [one, two]
      #expect(Set(reasons) == [nil, "ROLE_CHANGED"])
      let claims = try await ward.claims(of: ward.nurse)
      let verb: Verb = reasons[0] == nil ? .labelRead : .planRead
      #expect(claims.studyVerbs == ["tyt": [verb]])
      #expect(try await reason { try await ward.define("nurse", ["study.read"]) } == "ROLE_CHANGED")
    }
  }

  @Test func `roles have only verbs that those who define them hold`() async throws {
    try await AuthFixture.with { auth in
      let verbs = ["role.assign", "study.read", "member.read"]
      let ward = try await Ward(auth, verbs)
      let deputy = try await ward.caller(ward.nurse)
      // Leaders cannot see arms, nor define roles for other studies.
      for (verb, object) in [("allocation.read", "studies/tyt"), ("study.read", "studies/tys")] {
        let expected = object == "studies/tyt" ? "VERBS_NOT_HELD" : "NOT_STUDY_LEADER"
        #expect(
          try await reason { try await ward.define("other", [verb], for: object) } == expected)
      }
      #expect(
        try await reason { try await ward.define("other", ["study.read"], for: "installation") }
          == "NOT_ADMINISTRATOR")
      // A deputy widens neither its own role nor another one, and takes no verbs that it lacks.
      for (role, verbs, revision) in [
        ("nurse", verbs + ["export.read"], 1 as UInt64), ("second", ["export.read"], 0),
      ] {
        #expect(
          try await reason {
            try await ward.define(role, verbs, revision: revision, by: deputy)
          } == "VERBS_NOT_HELD")
      }
      try await ward.define("reader", ["export.read"])
      #expect(
        try await reason {
          try await ward.define("reader", ["study.read"], revision: 1, by: deputy)
        } == "VERBS_NOT_HELD")
      #expect(try await reason { try await ward.delete("reader", by: deputy) } == "VERBS_NOT_HELD")
      let other = try await Staff(auth, by: ward.administrator)
      #expect(
        try await reason { try await ward.assign("reader", to: other, by: deputy) }
          == "VERBS_NOT_HELD")
      #expect(try await ward.define("second", ["member.read"], by: deputy).changed)
      #expect(try await ward.assign("second", to: other, by: deputy).changed)
    }
  }

  @Test func `who holds everything by a defined role does not replace the leader`() async throws {
    try await AuthFixture.with { auth in
      let verbs = ShippedRole.studyLeader.verbs.map(\.rawValue).sorted()
      let ward = try await Ward(auth, verbs)
      let deputy = try await ward.caller(ward.nurse)
      let leader = try await auth.leaderID(of: "tyt").text
      for context in [deputy, ward.leader] {
        #expect(
          try await reason { try await ward.revoke("study_leader", from: leader, by: context) }
            == "LAST_LEADER")
      }
      // Administrators appoint, also after the last leader has left.
      try await ward.revoke("study_leader", from: leader, by: ward.administrator)
      #expect(
        try await reason { try await ward.define("nurse", ["study.read"], revision: 1) }
          == "NOT_STUDY_LEADER")
      try await ward.revoke("nurse", from: ward.nurse.id, by: ward.administrator)
      #expect(
        try await reason { try await ward.define("third", ["study.read"], by: deputy) }
          == "NOT_STUDY_LEADER")
    }
  }

  @Test func `a role in use stays`() async throws {
    try await AuthFixture.with { auth in
      let ward = try await Ward(auth)
      let refused = try await failure { try await ward.delete("nurse") }
      #expect(refused?.reason == "ROLE_IN_USE" && refused?.message.contains("tyt") == true)
      try await ward.revoke("nurse", from: ward.nurse.id, by: ward.leader)
      #expect(try await ward.delete("nurse", dryRun: true))
      #expect(try await ward.names(seenBy: ward.leader) == ["nurse"])
      #expect(try await ward.delete("nurse"))
      #expect(try await !ward.delete("nurse"))
      #expect(
        try await failure { try await ward.assign("nurse", to: ward.nurse) }?.violations.map(
          \.reason)
          == ["ROLE_INVALID"])
      // A role that is given while it is deleted: one of the two is refused.
      try await ward.define("nurse", ["study.read"])
      async let given = failure { try await ward.assign("nurse", to: ward.nurse) }
      async let deleted = failure { try await ward.delete("nurse", by: ward.administrator) }
      let failures = try await [given, deleted]
      #expect(failures.count { $0 == nil } == 1)
      let left = try await ward.names(seenBy: ward.leader)
      #expect(left == (failures[0] == nil ? ["nurse"] : []))
    }
  }

  @Test func `roles of a study are known to its staff only`() async throws {
    try await AuthFixture.with { auth in
      let ward = try await Ward(auth)
      try await ward.define(
        "a_monitor", ["consent.read"], for: "installation", by: ward.administrator)
      let stranger = try await auth.leader(of: "tys")
      #expect(try await ward.names(seenBy: ward.leader) == ["a_monitor", "nurse"])
      #expect(try await ward.names(seenBy: ward.administrator) == ["a_monitor", "nurse"])
      #expect(try await ward.names(seenBy: stranger) == ["a_monitor"])
      #expect(try await ward.names(seenBy: ward.caller(ward.nurse)) == ["a_monitor"])
      let other = try await Staff(auth, by: ward.administrator)
      #expect(try await ward.assign("a_monitor", to: other, in: "tys", by: stranger).changed)
      // The other study's role cannot be given here, and its name cannot be used.
      #expect(
        try await failure { try await ward.assign("nurse", to: other, in: "tys", by: stranger) }?
          .violations.map(\.reason) == ["ROLE_INVALID"])
      #expect(
        try await failure {
          try await ward.define(
            "nurse", ["study.read"], for: "studies/tys", by: ward.administrator)
        }?.violations.map(\.reason) == ["ROLE_INVALID"])
    }
  }
}
