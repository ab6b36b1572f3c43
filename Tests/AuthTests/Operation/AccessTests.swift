import Foundation
import Messages
import RPCServer
import ServiceKit
import Testing

@testable import AuthService

@Suite struct AccessTests {
  private func explain(
    _ auth: AuthFixture, _ id: String, _ object: String, _ verb: String,
    by context: ServerCallContext
  ) async throws -> AuthV1.ExplainAccessResponse {
    try await auth.access.explainAccess(
      .init(participantID: id, object: object, verb: verb), context: context)
  }

  @Test func `a right is explained by the roles and by the state of the account`() async throws {
    let auth = try await AuthFixture.shared()
    let administrator = try await auth.administrator()
    let (study, other) = (AuthFixture.newName(), AuthFixture.newName())
    let leader = try await auth.leaderID(of: study).text

    let granted = try await explain(
      auth, leader, "studies/\(study)", "export.read", by: administrator)
    #expect(granted.granted)
    let assignment = AuthV1.AccessAssignment(
      participantID: leader, role: "study_leader", object: "studies/\(study)")
    #expect(granted.findings == [.init(kind: .grants, assignment: assignment)])
    #expect(
      granted.rolesWithVerb == [
        "data_manager", "data_reader", "study_leader", "unblinded_statistician",
      ])

    let elsewhere = try await explain(
      auth, leader, "studies/\(other)", "export.read", by: administrator)
    #expect(!elsewhere.granted)
    #expect(elsewhere.findings == [.init(kind: .otherObject, assignment: assignment)])
    let lacking = try await explain(
      auth, leader, "studies/\(study)", "account.erase", by: administrator)
    #expect(!lacking.granted)
    #expect(lacking.findings == [.init(kind: .verbMissing, assignment: assignment)])
    // A new project is on no object yet.
    #expect(
      try await explain(auth, leader, "installation", "project.create", by: administrator).granted)

    _ = try await auth.accountAdministration.suspendAccount(
      .init(participantID: leader, reason: .other), context: administrator)
    let suspended = try await explain(
      auth, leader, "studies/\(study)", "export.read", by: administrator)
    #expect(!suspended.granted && suspended.findings.map(\.kind) == [.suspended, .grants])
  }

  @Test func `administrators hold rights on projects, but not on studies`() async throws {
    let auth = try await AuthFixture.shared()
    let administrator = try await auth.administrator()
    // Without an id, one's own.
    #expect(try await explain(auth, "", "projects/x", "draft.write", by: administrator).granted)
    let study = try await explain(auth, "", "studies/x", "export.read", by: administrator)
    #expect(!study.granted && study.findings.map(\.kind) == [.verbMissing])
    #expect(study.findings.first?.assignment?.object == "installation")
  }

  @Test func `assignments are listed by account and by object, page by page`() async throws {
    let auth = try await AuthFixture.shared()
    let administrator = try await auth.administrator()
    let study = AuthFixture.newName()
    let leader = try await auth.leaderID(of: study)
    let leading = try await auth.leader(of: study)
    for request in [
      AuthV1.ListAssignmentsRequest(participantID: leader.text),
      AuthV1.ListAssignmentsRequest(object: "studies/\(study)"),
    ] {
      let found = try await auth.access.listAssignments(request, context: administrator)
      #expect(found.assignments.map(\.object) == ["studies/\(study)"])
      #expect(found.assignments.map(\.participantID) == [leader.text])
      #expect(found.nextPageToken == "")
    }
    let own = try await auth.access.listAssignments(
      .init(object: "studies/\(study)"), context: leading)
    #expect(own.assignments.map(\.role) == ["study_leader"])
    var (listed, token) = ([String](), "")
    repeat {
      let page = try await auth.access.listAssignments(
        .init(object: "installation", pageSize: 1, pageToken: token), context: administrator)
      listed += page.assignments.map { "\($0.role) \($0.participantID)" }
      token = page.nextPageToken
    } while !token.isEmpty
    #expect(listed.count == Set(listed).count && listed == listed.sorted() && !listed.isEmpty)
  }

  @Test func `others see only their own`() async throws {
    let auth = try await AuthFixture.shared()
    let study = AuthFixture.newName()
    let leading = try await auth.leader(of: study)
    let other = try await auth.leaderID(of: AuthFixture.newName()).text
    func reason(_ call: () async throws -> some Any) async throws -> String? {
      try await failure(call)?.reason
    }
    for (object, expected) in [
      ("installation", "NOT_ADMINISTRATOR"), ("studies/another", "NOT_STUDY_LEADER"),
    ] {
      #expect(
        try await reason { try await explain(auth, other, object, "export.read", by: leading) }
          == expected)
    }
    // Without the roles in other studies.
    let known = try await explain(auth, other, "studies/\(study)", "export.read", by: leading)
    #expect(!known.granted && known.findings.isEmpty)
    for (request, expected) in [
      (AuthV1.ListAssignmentsRequest(participantID: other), "NOT_ADMINISTRATOR"),
      (.init(object: "installation"), "NOT_ADMINISTRATOR"),
      (.init(object: "studies/another"), "NOT_STUDY_LEADER"),
    ] {
      #expect(
        try await reason { try await auth.access.listAssignments(request, context: leading) }
          == expected)
    }
    let wrong = try await failure {
      try await explain(auth, "x", "study/a", "export.write", by: leading)
    }
    #expect(
      wrong?.violations.map { "\($0.field) \($0.reason)" } == [
        "participant_id ID_INVALID", "object OBJECT_INVALID", "verb VERB_UNKNOWN",
      ])
    let unknown = try await failure {
      try await explain(
        auth, AuthFixture.newID(), "installation", "role.read", by: auth.administrator())
    }
    #expect(unknown?.reason == "ACCOUNT_UNKNOWN")
  }

  @Test func `leaders learn nothing about roles in other studies`() async throws {
    let auth = try await AuthFixture.shared()
    let administrator = try await auth.administrator()
    let study = AuthFixture.newName()
    let leading = try await auth.leader(of: study)
    let leader = try await auth.leaderID(of: study).text
    let other = try await auth.leaderID(of: AuthFixture.newName()).text
    for (role, of) in [("data_reader", other), ("study_leader", other), ("recruiter", leader)] {
      _ = try await auth.access.assignRole(
        .init(participantID: of, role: role, object: "studies/\(AuthFixture.newName())"),
        context: administrator)
    }
    let here = AuthV1.AssignRoleRequest(
      participantID: other, role: "recruiter", object: "studies/\(study)")
    for verb in ["project.create", "study.import"] {
      // Leaders of any study hold these.
      let before = try await explain(auth, other, here.object, verb, by: leading)
      #expect(before.granted && before.findings.isEmpty && before.rightsChangeTime == nil)
      _ = try await auth.access.assignRole(here, context: leading)
      let known = try await explain(auth, other, here.object, verb, by: leading)
      #expect(known.granted && known.rightsChangeTime != nil)
      #expect(known.findings.map(\.kind) == [.verbMissing])
      #expect(known.findings.first?.assignment?.object == here.object)
      _ = try await auth.access.revokeRole(
        .init(participantID: other, role: here.role, object: here.object), context: leading)
    }
    // The account itself and administrators see all roles.
    let own = try await explain(auth, "", here.object, "project.create", by: leading)
    #expect(Set(own.findings.map(\.kind)) == [.grants, .verbMissing])
    let all = try await explain(auth, other, here.object, "project.create", by: administrator)
    #expect(all.findings.count == 3 && all.rightsChangeTime != nil)
  }

  @Test func `leaders learn the state of accounts in their study only`() async throws {
    let auth = try await AuthFixture.shared()
    let name = try await auth.newAdministrator()
    let administrator = try await auth.caller(auth.signIn(name).accessToken)
    let study = AuthFixture.newName()
    let leading = try await auth.leader(of: study)
    let member = try await auth.leaderID(of: AuthFixture.newName()).text
    let other = try await auth.leaderID(of: AuthFixture.newName()).text
    _ = try await auth.access.assignRole(
      .init(participantID: member, role: "data_reader", object: "studies/\(study)"),
      context: leading)
    for id in [member, other] { try await auth.suspend(id, by: administrator) }
    let installed = try await auth.managed(name, by: administrator).participantID
    let expected: [String: [AuthV1.AccessFindingKind]] = [
      member: [.suspended, .grants], other: [], installed: [],
    ]
    for (id, kinds) in expected {
      let answer = try await explain(auth, id, "studies/\(study)", "export.read", by: leading)
      #expect(!answer.granted && answer.findings.map(\.kind) == kinds)
      #expect((answer.rightsChangeTime == nil) == kinds.isEmpty)
    }
  }

  @Test func `every role is listed with its verbs`() async throws {
    let auth = try await AuthFixture.shared()
    let context = try await auth.administrator()
    var (roles, token) = ([AuthV1.AccessRole](), "")
    repeat {
      let page = try await auth.access.listRoles(
        .init(pageSize: 3, pageToken: token), context: context)
      #expect(page.roles.count <= 3)
      roles += page.roles
      token = page.nextPageToken
    } while !token.isEmpty
    #expect(roles.map(\.role) == ShippedRole.allCases.map(\.rawValue))
    #expect(roles.allSatisfy { !$0.verbs.isEmpty && $0.verbs == $0.verbs.sorted() })
  }
}
