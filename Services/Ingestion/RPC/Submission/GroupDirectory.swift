import FoundationEssentials
import IngestionDomain
import Postgres
import ServiceKit

/// Puts together what an access token and the bus say about groups.
struct GroupDirectory: Sendable {
  let pool: PostgresPool
  let auth: AuthClient
  let clock: any WallClock

  /// Of the studies that have groups; one query for all of them.
  ///
  /// - Parameter uses: per study those that only some groups see and that a sheet is of, with the
  ///   time by which it is judged. Where nothing known lets the participant see one, auth is
  ///   asked: a leader may have changed the group a moment ago.
  /// - Throws: `PostgresError`.
  func groups(
    of submitter: Submitter, in studyIDs: Set<String>,
    needing uses: [String: [(use: QuestionnaireUse, at: Instant)]] = [:]
  ) async throws -> [String: MemberGroups] {
    guard !studyIDs.isEmpty else { return [:] }
    let periods = try await MemberGroupStore.periods(
      of: submitter.participantID, in: studyIDs, on: pool)
    var groups: [String: MemberGroups] = [:]
    for studyID in studyIDs {
      groups[studyID] = MemberGroups(
        periods: periods[studyID] ?? [], claimed: submitter.groups[studyID])
    }
    let doubtful = uses.filter { studyID, uses in
      let known = groups[studyID] ?? MemberGroups()
      return uses.contains { !$0.use.isSeen(by: known.groups(at: $0.at)) }
    }
    guard !doubtful.isEmpty, auth.hasAddress, let token = submitter.token else { return groups }
    let inquired = await auth.memberships(token: token, arrivedAt: submitter.arrivedAt)
    for studyID in doubtful.keys {
      switch inquired.answer {
      case .found(let asked):
        if let groupID = asked[studyID]?.groupID, !groupID.isEmpty {
          groups[studyID]?.claimed = groupID
        }
        groups[studyID]?.settledUntil = inquired.settledUntil(now: Instant(clock.now()))
      case .notFound: break
      case .unreachable: groups[studyID]?.settledUntil = .distantPast
      }
    }
    return groups
  }
}
