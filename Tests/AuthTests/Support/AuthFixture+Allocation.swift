import Foundation
import Messages
import RPCServer
import ServiceKit
import Testing

@testable import AuthService
@testable import Identity
@testable import Tokens

extension AuthFixture {
  /// Returns a call of new staff with a role in the study.
  func staff(_ role: ShippedRole, in study: String) async throws -> ServerCallContext {
    let account = NewAccount(
      requestID: UUID(), credentials: (try Username(Self.newName()), "-"), createdAt: clock.now(),
      isConfirmed: true, roles: [.studyLeader])
    _ = try await pool.answer(to: AccountStore.insert(account))
    try await pool.answer(
      to: StudyRoleStore.set(
        role.rawValue, of: account.participantID, in: try #require(StudyID(study)), until: nil,
        at: clock.now()))
    let context = ServerCallContext(service: "test", method: "Test")
    context[AccessClaimsKey.self] = VerifiedClaims(
      AccessClaims(
        participantID: account.participantID, roles: [.studyLeader], studyRoles: [study: [role]],
        sessionID: UUID(), issuedAt: clock.now(), expiresAt: clock.now() + 600))
    return context
  }

  /// A study with the groups `a`, `b` and `other`, its staff, and members.
  struct Trial: Sendable {
    let auth: AuthFixture
    let study: String
    let statistician: ServerCallContext
    let recruiter: ServerCallContext
    let clinician: ServerCallContext
    var schemeID = AuthFixture.newID()

    /// Request that starts a blinded scheme of blocks of two with three sites.
    var start: AuthV1.StartAllocationSchemeRequest {
      .init(
        schemeID: schemeID, studyID: study, method: .blocks,
        arms: [.init(groupID: "a", ratio: 1), .init(groupID: "b", ratio: 1)],
        factors: [.init(factor: "site", levels: ["x", "y", "z"])], blockMultiples: [1],
        blinded: true)
    }

    @discardableResult
    func begin(
      _ request: AuthV1.StartAllocationSchemeRequest? = nil
    ) async throws -> AuthV1.StartAllocationSchemeResponse {
      try await auth.allocations.startAllocationScheme(request ?? start, context: statistician)
    }

    @discardableResult
    func end() async throws -> AuthV1.AllocationScheme {
      try #require(
        try await auth.allocations.endAllocationScheme(
          .init(studyID: study, schemeID: schemeID), context: statistician
        ).scheme)
    }

    /// Returns the session of a new member and its id.
    func join() async throws -> (token: String, participantID: String, memberID: String) {
      let session = try await auth.signInAnonymously()
      _ = try await auth.join(study, token: session.accessToken)
      let members = try await members(as: statistician)
      return (
        session.accessToken, session.participantID, try #require(members.last).memberID
      )
    }

    func members(as context: ServerCallContext) async throws -> [AuthV1.Member] {
      try await auth.memberships.listMembers(.init(studyID: study), context: context).members
    }

    func allocate(
      _ memberID: String, site: String = "x", requestID: String = AuthFixture.newID(),
      by context: ServerCallContext? = nil
    ) async throws -> AuthV1.AllocateMemberResponse {
      try await auth.allocations.allocateMember(
        .init(
          requestID: requestID, studyID: study, memberID: memberID,
          strata: [.init(factor: "site", level: site)]), context: context ?? recruiter)
    }

    /// The allocations as the statistician sees them.
    func allocations() async throws -> [AuthV1.Allocation] {
      try await auth.allocations.listAllocations(.init(studyID: study), context: statistician)
        .allocations
    }
  }

  func trial() async throws -> Trial {
    let study = Self.newName()
    try await publish(study, groups: ["a", "b", "other"])
    return Trial(
      auth: self, study: study, statistician: try await staff(.unblindedStatistician, in: study),
      recruiter: try await staff(.recruiter, in: study),
      clinician: try await staff(.clinician, in: study))
  }
}
