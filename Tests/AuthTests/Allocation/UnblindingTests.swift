import Foundation
import Messages
import RPCServer
import ServiceKit
import Testing

@testable import AuthService

@Suite struct UnblindingTests {
  private func request(
    _ trial: AuthFixture.Trial, _ memberID: String, id: String = AuthFixture.newID(),
    reason: String = "Anaphylaxis", by context: ServerCallContext? = nil
  ) async throws -> AuthV1.Unblinding {
    try #require(
      try await trial.auth.allocations.requestUnblinding(
        .init(
          unblindingID: id, studyID: trial.study, memberID: memberID, reason: reason),
        context: context ?? trial.clinician
      ).unblinding)
  }

  private func decide(
    _ trial: AuthFixture.Trial, _ id: String, approve: Bool = true, by context: ServerCallContext
  ) async throws -> AuthV1.DecideUnblindingResponse {
    try await trial.auth.allocations.decideUnblinding(
      .init(studyID: trial.study, unblindingID: id, approve: approve), context: context)
  }

  private func list(
    _ trial: AuthFixture.Trial, as context: ServerCallContext
  ) async throws -> [AuthV1.Unblinding] {
    try await trial.auth.allocations.listUnblindings(.init(studyID: trial.study), context: context)
      .unblindings
  }

  @Test func `two persons see the arm of one member`() async throws {
    let auth = try await AuthFixture.shared()
    let trial = try await auth.trial()
    try await trial.begin()
    let member = try await trial.join()
    let unallocated = try await failure { try await request(trial, member.memberID) }
    #expect(unallocated?.reason == "MEMBER_NOT_ALLOCATED")
    _ = try await trial.allocate(member.memberID)
    let arm = try #require(try await trial.allocations().first).groupID
    let id = AuthFixture.newID()
    let asked = try await request(trial, member.memberID, id: id)
    #expect(asked.state == .pending && asked.groupID == "")
    #expect(try await request(trial, member.memberID, id: id) == asked)
    let reused = try await failure {
      try await request(trial, member.memberID, id: id, reason: "Another")
    }
    #expect(reused?.reason == "UNBLINDING_ID_REUSED")
    let own = try await failure { try await decide(trial, id, by: trial.clinician) }
    #expect(own?.reason == "SECOND_PERSON_REQUIRED")

    let leader = try await auth.leader(of: trial.study)
    let approved = try await decide(trial, id, by: leader)
    #expect(approved.outcome == .created && approved.unblinding?.groupID == arm)
    #expect(try await decide(trial, id, by: leader).outcome == .alreadyExists)
    let late = try await failure { try await decide(trial, id, approve: false, by: leader) }
    #expect(late?.reason == "UNBLINDING_CLOSED")
    #expect(try await request(trial, member.memberID, id: id).groupID == arm)
    // A third person sees the request, but not the arm; everything else stays concealed.
    let third = try await auth.staff(.clinician, in: trial.study)
    #expect(try await list(trial, as: third).map(\.groupID) == [""])
    #expect(try await list(trial, as: trial.clinician).map(\.groupID) == [arm])
    #expect(try await list(trial, as: trial.statistician).map(\.groupID) == [arm])
    #expect(try await trial.members(as: trial.clinician).map(\.groupID) == [""])
    #expect(
      try await auth.audited(trial.study).filter { $0.hasPrefix("unblinding.") }
        == ["unblinding.requested", "unblinding.approved"])
  }

  @Test func `a request can be rejected, and expires`() async throws {
    let auth = try await AuthFixture.shared()
    let trial = try await auth.trial()
    try await trial.begin()
    let member = try await trial.join()
    _ = try await trial.allocate(member.memberID)
    let leader = try await auth.leader(of: trial.study)
    let (rejected, expired) = (AuthFixture.newID(), AuthFixture.newID())
    _ = try await request(trial, member.memberID, id: rejected)
    #expect(
      try await decide(trial, rejected, approve: false, by: leader).unblinding?.state == .rejected)
    #expect(try await request(trial, member.memberID, id: rejected).groupID == "")
    auth.clock.advance(by: 1)
    _ = try await request(trial, member.memberID, id: expired)
    auth.clock.advance(by: 24 * 3600)
    #expect(
      try await failure { try await decide(trial, expired, by: leader) }?.reason
        == "UNBLINDING_CLOSED")
    #expect(try await list(trial, as: leader).map(\.state) == [.expired, .rejected])
    let unknown = try await failure {
      try await decide(trial, AuthFixture.newID(), by: leader)
    }
    #expect(unknown?.reason == "UNBLINDING_UNKNOWN")
  }

  @Test func `one person is enough where the scheme says so`() async throws {
    let auth = try await AuthFixture.shared()
    let trial = try await auth.trial()
    var start = trial.start
    start.unblindAlone = true
    try await trial.begin(start)
    let member = try await trial.join()
    _ = try await trial.allocate(member.memberID)
    _ = try await auth.leave(trial.study, token: member.token)
    let unblinded = try await request(trial, member.memberID)
    #expect(unblinded.state == .approved && unblinded.requestedBy == unblinded.decidedBy)
    #expect(unblinded.groupID == (try await trial.allocations().first?.groupID))
    // The request is about a person, and goes with the person's data.
    _ = try await auth.pool.query(
      "SELECT erase_participant(\(member.participantID)::uuid, \(trial.study), 'ERASE_ANSWERS')")
    #expect(try await list(trial, as: trial.clinician).isEmpty)
  }
}
