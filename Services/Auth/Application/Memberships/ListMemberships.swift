import Fields
import FoundationEssentials
import Postgres
import ServiceKit

/// Lists the members of a study, its requests to join and its invitations, for its leaders.
struct ListMemberships: Sendable {
  let environment: AuthEnvironment

  /// Lists current members in the order of joining.
  ///
  /// - Parameter last: last member of the previous page; nil for the first page.
  func members(
    of study: StudyID, _ filter: MemberFilter, after last: UUID?, pageSize: Int
  ) async throws -> Page<Member> {
    try await environment.page(pageSize) {
      MemberStore.list(of: study, filter, after: last, limit: $0)
    }
  }

  /// - Throws: `MembershipError.memberUnknown`; `PostgresError`.
  func member(_ memberID: UUID, of study: StudyID, showsLabels: Bool) async throws -> Member {
    guard
      let member = try await environment.pool.answer(
        to: MemberStore.find(memberID, in: study, showsLabels: showsLabels))
    else { throw MembershipError.memberUnknown }
    return member
  }

  /// Counts those who joined and left, without test participants.
  func recruitment(of study: StudyID) async throws -> Recruitment {
    var recruitment = try await environment.pool.answer(to: RecruitmentStore.totals(of: study))
    recruitment.days = try await environment.pool.answer(to: RecruitmentStore.days(of: study))
    return recruitment
  }

  /// Lists requests to join, oldest first.
  ///
  /// - Parameter last: last request of the previous page; nil for the first page.
  func joinRequests(
    of study: StudyID, in state: JoinRequestRules.State, after last: UUID?, pageSize: Int
  ) async throws -> Page<JoinRequest> {
    try await environment.page(pageSize) {
      JoinRequestStore.list(of: study, in: state, after: last, limit: $0)
    }
  }

  /// Lists invitations, newest first.
  ///
  /// - Parameter last: last invitation of the previous page; nil for the first page.
  func invitations(
    of study: StudyID, after last: UUID?, pageSize: Int
  ) async throws -> Page<Invitation> {
    try await environment.page(pageSize) {
      environment.invitations.list(of: study, after: last, limit: $0)
    }
  }
}
