import PlanningStore
package import Postgres
package import ServiceKit
import Synchronization

/// Sees to it that the studies of a call are known: most are, from the bus; one that is not yet is
/// asked for at its owner, once, and remembered.
package final class StudyCache: Sendable {
  private let pool: PostgresPool
  private let owner: any StudyOwner
  private let clock: any WallClock
  /// That a study does not exist is not remembered: it may just have been published.
  private let inquiries: Inquiries<String, Void>
  private let learnStudy = LearnStudy()
  private let studies = StudyStore()
  /// A study once known stays so.
  private let known = Mutex<Set<String>>([])

  /// - Parameter pauseAfterFailure: how long the owner is left alone after it could not be reached:
  ///   calls must not queue up for it.
  package init(
    pool: PostgresPool, owner: any StudyOwner, pauseAfterFailure: Duration = .seconds(1),
    clock: any WallClock = SystemClock()
  ) {
    self.clock = clock
    self.pool = pool
    self.owner = owner
    inquiries = Inquiries(
      answeredFor: .zero, unreachableFor: pauseAfterFailure, backsOffAltogether: true)
  }

  /// Those of `studyIDs` about which nothing could be learnt now. A study that its owner says
  /// does not exist is not among them: it has no schedules.
  ///
  /// - Parameter studyIDs: from a verified token, so that callers cannot make up names to ask for.
  /// - Throws: `PostgresError`.
  package func unknown(of studyIDs: [String]) async throws -> Set<String> {
    var missing = known.withLock { known in studyIDs.filter { !known.contains($0) } }
    guard !missing.isEmpty else { return [] }
    let stored = try await studies.known(missing, on: pool)
    known.withLock { $0.formUnion(stored) }
    missing.removeAll { stored.contains($0) }
    var unknown: Set<String> = []
    for studyID in missing {
      let inquired = await inquiries.ask(studyID) { await self.learn(studyID) }
      if case .unreachable = inquired.answer { unknown.insert(studyID) }
    }
    return unknown
  }

  private func learn(_ studyID: String) async -> OwnerAnswer<Void> {
    let askedAt = clock.now()
    switch await owner.study(studyID) {
    case .found(let study):
      do {
        try await pool.transaction { try await learnStudy(study, at: askedAt, on: $0) }
        return .found(())
      } catch {
        return .unreachable
      }
    case .notFound: return .notFound
    case .unreachable: return .unreachable
    }
  }
}
