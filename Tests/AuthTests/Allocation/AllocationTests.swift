import Foundation
import Messages
import Postgres
import RPCServer
import Randomisation
import ServiceKit
import Testing

@testable import AuthService
@testable import Tokens

@Suite struct AllocationTests {
  @Test func `a scheme starts once, with a commitment and without its secret`() async throws {
    let auth = try await AuthFixture.shared()
    let trial = try await auth.trial()
    var checked = trial.start
    checked.validateOnly = true
    let preview = try await trial.begin(checked)
    #expect(preview.outcome == .unspecified && preview.scheme?.commitment == "")
    let unstarted = try await failure { try await trial.allocations() }
    #expect(unstarted?.reason == "ALLOCATION_UNKNOWN")

    let started = try await trial.begin()
    #expect(started.outcome == .created)
    let scheme = try #require(started.scheme)
    #expect(scheme.commitment.count == 64 && scheme.seed.isEmpty && scheme.parameters.isEmpty)
    #expect(scheme.startTime != nil && scheme.endTime == nil)
    let again = try await trial.begin()
    #expect(again.outcome == .alreadyExists && again.scheme?.commitment == scheme.commitment)
    var changed = trial.start
    changed.blockMultiples = [2]
    #expect(try await failure { try await trial.begin(changed) }?.reason == "SCHEME_ID_REUSED")
    changed.schemeID = AuthFixture.newID()
    #expect(try await failure { try await trial.begin(changed) }?.reason == "ALLOCATION_EXISTS")
    let shown = try await auth.allocations.getAllocationScheme(
      .init(studyID: trial.study), context: trial.recruiter)
    #expect(shown == scheme)
    #expect(try await auth.audited(trial.study) == ["allocation.started"])
    // The database has neither the seed nor the block sizes in readable form.
    let readable = try await auth.count(
      """
      SELECT count(*) FROM allocation_schemes WHERE study_id = \(trial.study)
        AND seed IS NULL AND parameters IS NULL
        AND position('multiple'::bytea IN sealed_code) = 0
      """)
    #expect(readable == 1)
  }

  @Test func `invalid parameters are named`() async throws {
    let auth = try await AuthFixture.shared()
    let trial = try await auth.trial()
    func fields(
      _ change: (inout AuthV1.StartAllocationSchemeRequest) -> Void
    ) async throws -> [String] {
      var request = trial.start
      change(&request)
      return try await failure { try await trial.begin(request) }?.violations.map(\.field) ?? []
    }
    #expect(try await fields { $0.arms = [$0.arms[0]] } == ["arms"])
    #expect(try await fields { $0.arms[1] = $0.arms[0] } == ["arms"])
    #expect(try await fields { $0.arms[1].ratio = 11 } == ["arms[1].ratio"])
    #expect(try await fields { $0.factors[0].levels = ["x"] } == ["factors[0].levels"])
    #expect(try await fields { $0.factors[0].levels[1] = "X Y" } == ["factors[0].levels[1]"])
    #expect(try await fields { $0.blockMultiples = [] } == ["block_multiples"])
    #expect(try await fields { $0.blockMultiples = [0] } == ["block_multiples[0]"])
    #expect(try await fields { $0.preferredPercent = 80 } == ["preferred_percent"])
    #expect(
      try await fields {
        $0.factors = (0..<3).map { n in
          .init(factor: "f\(n)", levels: (0..<11).map { "l\($0)" })
        }
      } == ["factors"])
    #expect(try await fields { $0.method = .unspecified } == ["block_multiples", "method"])
    #expect(
      try await fields {
        ($0.method, $0.blockMultiples) = (.list, [])
        $0.entries = [.init(groupID: "c", strata: [.init(factor: "site", level: "w")])]
      } == ["entries[0].group_id", "entries[0].strata"])
    var unknown = trial.start
    unknown.arms[0].groupID = "c"
    #expect(try await failure { try await trial.begin(unknown) }?.reason == "GROUP_UNKNOWN")
  }

  @Test func `a request allocates once, and other requests are refused`() async throws {
    let auth = try await AuthFixture.shared()
    let trial = try await auth.trial()
    try await trial.begin()
    let member = try await trial.join()
    let requestID = AuthFixture.newID()
    let first = try await trial.allocate(member.memberID, requestID: requestID)
    #expect(first.outcome == .created)
    let allocation = try #require(first.allocation)
    #expect(allocation.position == 1 && allocation.memberID == member.memberID)
    #expect(allocation.groupID == "", "the recruiter is blinded")
    auth.clock.advance(by: 10)
    let repeated = try await trial.allocate(member.memberID, requestID: requestID)
    #expect(repeated.outcome == .alreadyExists && repeated.allocation == allocation)
    let (_, other) = (member, try await trial.join())
    for (memberID, site) in [(other.memberID, "x"), (member.memberID, "y")] {
      let reused = try await failure {
        try await trial.allocate(memberID, site: site, requestID: requestID)
      }
      #expect(reused?.reason == "REQUEST_ID_REUSED")
    }
    let second = try await failure { try await trial.allocate(member.memberID) }
    #expect(second?.reason == "MEMBER_ALLOCATED")
    let unknown = try await failure { try await trial.allocate(other.memberID, site: "w") }
    #expect(unknown?.violations.map(\.reason) == ["STRATUM_UNKNOWN"])
    let stranger = try await failure { try await trial.allocate(AuthFixture.newID()) }
    #expect(stranger?.reason == "MEMBER_UNKNOWN")
    // The group changed by the way of a leader's change, and the audit log does not name it.
    let arm = try #require(try await trial.allocations().first).groupID
    let changes = try await auth.events(
      EventsV1.MemberGroupChanged.self, subject: member.participantID)
    #expect(changes.map(\.groupID) == [arm])
    #expect(try await auth.enrolments(of: member.token).first?.groupID == arm)
    let audited: [String] = try await auth.pool.query(
      """
      SELECT object FROM audit_log WHERE action = 'allocation.allocated'
        AND object LIKE \(trial.study + "%")
      """
    ).map { try $0.decode("object") }
    #expect(audited == ["\(trial.study) \(trial.schemeID) 1"])
  }

  @Test func `concurrent requests get different positions, and equal ones the same`() async throws {
    let auth = try await AuthFixture.shared()
    let trial = try await auth.trial()
    try await trial.begin()
    var members: [String] = []
    for _ in 0..<8 { members.append(try await trial.join().memberID) }
    let requests = members.map { ($0, AuthFixture.newID()) }
    try await withThrowingTaskGroup(of: Void.self) { group in
      for (member, requestID) in requests + requests {
        group.addTask { _ = try await trial.allocate(member, requestID: requestID) }
      }
      try await group.waitForAll()
    }
    let allocations = try await trial.allocations()
    #expect(allocations.map(\.position) == [1, 2, 3, 4, 5, 6, 7, 8])
    #expect(Set(allocations.map(\.memberID)) == Set(members))
    #expect(allocations.count { $0.groupID == "a" } == 4, "blocks of two in one stratum")
  }

  @Test func `arms are given by allocation only`() async throws {
    let auth = try await AuthFixture.shared()
    let trial = try await auth.trial()
    let leader = try await auth.leader(of: trial.study)
    func setGroup(_ memberID: String, _ group: String) async throws -> AuthV1.Member? {
      try await auth.memberships.setMemberGroup(
        .init(studyID: trial.study, memberID: memberID, groupID: group), context: leader
      ).member
    }
    let member = try await trial.join()
    _ = try await setGroup(member.memberID, "a")
    #expect(try await failure { try await trial.begin() }?.reason == "ARMS_IN_USE")
    _ = try await setGroup(member.memberID, "")
    try await trial.begin()
    #expect(
      try await failure { try await setGroup(member.memberID, "a") }?.reason == "ARM_RESERVED")
    let invitation = try await failure {
      try await auth.memberships.createInvitation(
        .init(invitationID: AuthFixture.newID(), studyID: trial.study, groupID: "b"),
        context: leader)
    }
    #expect(invitation?.reason == "ARM_RESERVED")
    #expect(try await setGroup(member.memberID, "other")?.groupID == "", "concealed")
    _ = try await trial.allocate(member.memberID)
    // Every group is refused alike, so that the answer does not show the arm.
    for group in ["a", "b", "other", ""] {
      #expect(
        try await failure { try await setGroup(member.memberID, group) }?.reason
          == "MEMBER_ALLOCATED")
    }
  }

  @Test func `a member who comes back keeps the arm`() async throws {
    let auth = try await AuthFixture.shared()
    let trial = try await auth.trial()
    try await trial.begin()
    let member = try await trial.join()
    let requestID = AuthFixture.newID()
    let allocated = try await trial.allocate(member.memberID, requestID: requestID)
    let arm = try #require(try await trial.allocations().first).groupID
    auth.clock.advance(by: 10)
    _ = try await auth.leave(trial.study, token: member.token)
    #expect(
      try await trial.allocate(member.memberID, requestID: requestID).allocation
        == allocated.allocation)
    auth.clock.advance(by: 10)
    let back = try await auth.join(trial.study, token: member.token)
    #expect(back.enrolment?.groupID == arm)
    let now = try #require(try await trial.members(as: trial.statistician).first)
    #expect(now.memberID != member.memberID && now.allocated && now.groupID == arm)
    #expect(
      try await failure { try await trial.allocate(now.memberID) }?.reason == "MEMBER_ALLOCATED")
  }

  @Test func `an erased participant leaves the position`() async throws {
    let auth = try await AuthFixture.shared()
    let trial = try await auth.trial()
    try await trial.begin()
    let (first, second) = (try await trial.join(), try await trial.join())
    _ = try await trial.allocate(first.memberID)
    _ = try await trial.allocate(second.memberID)
    let before = try await trial.allocations()
    _ = try await auth.pool.query(
      "SELECT erase_participant(\(first.participantID)::uuid, \(trial.study), 'ERASE_ANSWERS')")
    let after = try await trial.allocations()
    #expect(after.map(\.groupID) == before.map(\.groupID))
    #expect(after.map(\.memberID) == ["", second.memberID])
    #expect(after[0].allocateTime == nil && after[0].strata == before[0].strata)
    let third = try await trial.join()
    #expect(try await trial.allocate(third.memberID).allocation?.position == 3)
    try await expectProof(trial, of: trial.end())
  }

  @Test func `the end reveals what the commitment promised`() async throws {
    let auth = try await AuthFixture.shared()
    let trial = try await auth.trial()
    let commitment = try #require(try await trial.begin().scheme).commitment
    for site in ["x", "y", "x", "z", "x"] {
      _ = try await trial.allocate(try await trial.join().memberID, site: site)
    }
    let scheme = try await trial.end()
    #expect(scheme.commitment == commitment && scheme.allocatedCount == 5)
    #expect(try await trial.end() == scheme)
    try await expectProof(trial, of: scheme)
    let member = try await trial.join()
    #expect(
      try await failure { try await trial.allocate(member.memberID) }?.reason
        == "ALLOCATION_ENDED")
    // The arms are no secret any more.
    let shown = try await auth.allocations.listAllocations(
      .init(studyID: trial.study), context: trial.recruiter)
    #expect(!shown.groupsConcealed && shown.allocations.allSatisfy { !$0.groupID.isEmpty })
    #expect(
      try await auth.audited(trial.study).filter {
        $0.hasSuffix("ed") && $0.contains("allocation.")
      }
        == ["allocation.started"] + [String](repeating: "allocation.allocated", count: 5)
        + ["allocation.ended"])
  }

  private func expectProof(
    _ trial: AuthFixture.Trial, of scheme: AuthV1.AllocationScheme
  ) async throws {
    let proof = AllocationProof(
      commitment: try #require([UInt8](hexadecimal: scheme.commitment)),
      seed: [UInt8](scheme.seed), parameters: scheme.parameters,
      allocations: try await trial.allocations().map {
        AllocationProof.Entry(
          position: Int($0.position), stratum: $0.strata.map(\.level), groupID: $0.groupID)
      })
    #expect(proof.findings() == [])
  }

  @Test func `some members are not allocated`() async throws {
    let auth = try await AuthFixture.shared()
    let trial = try await auth.trial()
    var list = trial.start
    (list.method, list.blockMultiples, list.blinded) = (.list, [], false)
    list.entries = ["a", "b"].map {
      .init(groupID: $0, strata: [.init(factor: "site", level: "x")])
    }
    try await trial.begin(list)
    let member = try await trial.join()
    #expect(
      try await failure { try await trial.allocate(member.memberID, site: "y") }?.reason
        == "ALLOCATION_LIST_EXHAUSTED")
    #expect(try await trial.allocate(member.memberID).allocation?.groupID == "a")
    let marked = try await trial.join()
    try await auth.pool.execute(
      """
      UPDATE accounts SET test_participant = true
      WHERE participant_id = \(marked.participantID)::uuid
      """)
    #expect(
      try await failure { try await trial.allocate(marked.memberID) }?.reason
        == "TEST_PARTICIPANT_EXCLUDED")
    let late = try await trial.join()
    try await auth.publish(
      trial.study, revision: 2, paused: true, groups: ["a", "b", "other"])
    #expect(
      try await failure { try await trial.allocate(late.memberID) }?.reason == "STUDY_PAUSED")
    try await auth.publish(trial.study, revision: 3, groups: ["a", "other"])
    #expect(try await failure { try await trial.allocate(late.memberID) }?.reason == "ARM_REMOVED")
    try await auth.publish(
      trial.study, endsAt: auth.clock.now() - 1, revision: 4, groups: ["a", "b", "other"])
    #expect(try await failure { try await trial.allocate(late.memberID) }?.reason == "STUDY_ENDED")
  }
}
