import Foundation
import Messages
import RPCCore
import RPCServer
import ServiceKit
import Testing

@testable import AuthService
@testable import Tokens

/// Wrong definitions, limits, and what a blinded allocation conceals.
@Suite struct DefinedRoleLimitTests {
  private func define(
    _ auth: AuthFixture, _ role: String, _ verbs: [String], for object: String = "installation",
    revision: UInt64 = 0, by context: ServerCallContext
  ) async throws -> AuthV1.DefineRoleResponse {
    try await auth.access.defineRole(
      .init(role: role, object: object, verbs: verbs, revision: revision), context: context)
  }

  @Test(arguments: [
    "", "a", "A_role", "1st", "_x", "with-hyphen", "é_role", "data_reader", "participant",
    "service",
    String(repeating: "r", count: 41),
  ])
  func `names that could be misunderstood are refused`(name: String) async throws {
    let auth = try await AuthFixture.shared()
    let administrator = try await auth.administrator()
    let defined = try await failure {
      try await define(auth, name, ["study.read"], by: administrator)
    }
    let deleted = try await failure {
      try await auth.access.deleteRole(.init(role: name), context: administrator)
    }
    for refused in [defined, deleted] {
      #expect(refused?.violations.map { "\($0.field) \($0.reason)" } == ["role ROLE_INVALID"])
    }
  }

  @Test func `every wrong field is named`() async throws {
    let auth = try await AuthFixture.shared()
    let administrator = try await auth.administrator()
    func violations(_ object: String, _ verbs: [String]) async throws -> [String] {
      try await failure {
        try await define(auth, "some_role", verbs, for: object, by: administrator)
      }?.violations.map { "\($0.field) \($0.reason)" } ?? []
    }
    #expect(
      try await violations("projects/a", ["study.read", "account.erase", "export.write"]) == [
        "object OBJECT_INVALID", "verbs[1] VERB_UNKNOWN", "verbs[2] VERB_UNKNOWN",
      ])
    #expect(try await violations("", []) == ["object OBJECT_INVALID", "verbs REQUIRED"])
    let many = Array(repeating: "study.read", count: Verb.allCases.count + 1)
    #expect(try await violations("installation", many) == ["verbs TOO_MANY"])
  }

  @Test func `one study does not use up the roles of the installation`() async throws {
    try await AuthFixture.with { auth in
      let administrator = try await auth.administrator()
      let leader = try await auth.leader(of: "tyt")
      for number in 1...DefinedRole.ofStudyMax {
        _ = try await define(
          auth, "role_\(number)", ["study.read"], for: "studies/tyt", by: leader)
      }
      for caller in [leader, administrator] {
        let refused = try await failure {
          try await define(auth, "one_more", ["study.read"], for: "studies/tyt", by: caller)
        }
        #expect(refused?.reason == "TOO_MANY_ROLES" && refused?.message.contains("study") == true)
      }
      let changed = try await define(
        auth, "role_1", ["member.read"], for: "studies/tyt", revision: 1, by: leader)
      #expect(changed.changed)
      for object in ["studies/tys", "installation"] {
        _ = try await define(
          auth, "one_of_\(object.count)", ["study.read"], for: object, by: administrator)
      }
    }
  }

  @Test func `an installation has a maximum number of roles`() async throws {
    try await AuthFixture.with { auth in
      let administrator = try await auth.administrator()
      _ = try await auth.pool.query(
        """
        INSERT INTO defined_roles (role, only_study, verbs, revision)
        SELECT 'role_' || number, '', '{study.read}', 1
        FROM generate_series(1, \(DefinedRole.countMax)) AS number
        """)
      let refused = try await failure {
        try await define(auth, "one_more", ["study.read"], by: administrator)
      }
      #expect(refused?.code == .resourceExhausted && refused?.reason == "TOO_MANY_ROLES")
      // Existing roles still change.
      let changed = try await define(
        auth, "role_1", ["member.read"], revision: 1, by: administrator)
      #expect(changed.changed && changed.accounts == 0)
      // Pages continue after a role that was deleted meanwhile.
      let first = try await auth.access.listRoles(.init(pageSize: 50), context: administrator)
      let last = try #require(first.roles.last?.role)
      _ = try await auth.access.deleteRole(.init(role: last), context: administrator)
      var (names, token) = (first.roles.map(\.role), first.nextPageToken)
      while !token.isEmpty {
        let page = try await auth.access.listRoles(
          .init(pageSize: 50, pageToken: token), context: administrator)
        names += page.roles.map(\.role)
        token = page.nextPageToken
      }
      #expect(names.count == ShippedRole.allCases.count + DefinedRole.countMax)
      #expect(Set(names).count == names.count)
    }
  }

  @Test func `a role that the tokens of its holders have no space for is refused`() async throws {
    try await AuthFixture.with { auth in
      let administrator = try await auth.administrator()
      let staff = try await Staff(auth, by: administrator)
      _ = try await define(auth, "nurse", ["study.read"], by: administrator)
      let account = try #require(UUID(uuidString: staff.id))
      let prefix = String(repeating: "s", count: 60)
      // 30 studies of 72 bytes and all verbs once, in some 550 bytes, fit into 4,800 bytes.
      _ = try await auth.pool.query(
        """
        INSERT INTO study_roles (participant_id, study_id, role, since)
        SELECT \(account), \(prefix) || (1000 + number)::text, 'nurse', now()
        FROM generate_series(1, 30) AS number
        """)
      let verbs = ShippedRole.verbsOnStudies.map(\.rawValue).sorted()
      #expect(try await define(auth, "nurse", verbs, revision: 1, by: administrator).accounts == 1)
      let claims = try await auth.claims(auth.signIn(staff.name).accessToken)
      #expect(claims.studyVerbs.count == 30)
      #expect(claims.studyVerbs.values.allSatisfy { $0 == ShippedRole.verbsOnStudies })
      _ = try await define(auth, "second", ["study.read"], by: administrator)
      for (role, study) in [("data_reader", 3), ("second", 4)] {
        _ = try await auth.access.assignRole(
          .init(participantID: staff.id, role: role, object: "studies/\(prefix)\(2000 + study)"),
          context: administrator)
      }
      func give(_ count: Int) async throws -> AuthV1.AssignRoleResponse {
        _ = try await define(
          auth, "role_\(count)", Array(verbs.dropFirst(count)), by: administrator)
        return try await auth.access.assignRole(
          .init(
            participantID: staff.id, role: "role_\(count)",
            object: "studies/\(prefix)\(3000 + count)"), context: administrator)
      }
      // Each set of verbs takes its space.
      var refused: RPCError?
      for count in 1...5 where refused == nil {
        refused = try await failure { try await give(count) }
      }
      #expect(refused?.reason == "TOO_MANY_ROLES")
      let widened = try await failure {
        try await define(auth, "second", verbs.dropLast(), revision: 1, by: administrator)
      }
      #expect(widened?.reason == "TOO_MANY_ROLES")
      _ = try await auth.claims(auth.signIn(staff.name).accessToken)
    }
  }

  @Test func `a blinded allocation conceals groups from defined roles without the right`()
    async throws
  {
    try await AuthFixture.with { auth in
      let trial = try await auth.trial()
      let administrator = try await auth.administrator()
      let staff = try await Staff(auth, by: administrator)
      let object = "studies/\(trial.study)"
      _ = try await define(auth, "assessor", ["member.read"], for: object, by: administrator)
      _ = try await auth.access.assignRole(
        .init(participantID: staff.id, role: "assessor", object: object), context: administrator)
      func isConcealed() async throws -> Bool {
        auth.clock.advance(by: 2)
        return try await auth.claims(auth.signIn(staff.name).accessToken)
          .areGroupsConcealed(inStudy: trial.study)
      }
      #expect(try await !isConcealed())
      try await trial.begin()
      #expect(try await isConcealed())
      let verbs = ["member.read", "allocation.read"]
      _ = try await define(
        auth, "assessor", verbs, for: object, revision: 1, by: auth.administrator())
      #expect(try await !isConcealed())
      _ = try await define(
        auth, "assessor", ["member.read"], for: object, revision: 2, by: auth.administrator())
      #expect(try await isConcealed())
    }
  }

  @Test func `a token from before a change gains no verbs`() {
    let held = Rights(
      roles: [.studyLeader], enrolledStudies: [], ledStudies: [],
      studyVerbs: ["a": ["study.read", "export.read"], "b": ["study.read"]], groups: [:])
    var presented = held
    presented.studyVerbs = ["a": ["study.read", "member.read"]]
    #expect(held.limited(to: presented).studyVerbs == ["a": ["study.read"]])
    #expect(held.withoutRoles.studyVerbs.isEmpty)
  }
}
