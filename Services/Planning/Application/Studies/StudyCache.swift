import FoundationEssentials
import Postgres
import ServiceKit
import Synchronization

/// Ensures that the studies of a call are known. Most are, from the bus; others are fetched from
/// the catalogue once and stored.
final class StudyCache: Sendable {
  private let pool: PostgresPool
  private let owner: StudyOwner<StudyRecord>
  private let clock: any WallClock
  /// Unknown studies are not cached: they may just have been published.
  private let inquiries: SingleFlightCache<String, Void>
  private let learnStudy = LearnStudy()
  private let studies = StudyStore()
  /// Ids of known studies; a known study stays known.
  private let known = Mutex<Set<String>>([])

  /// - Parameter pauseAfterFailure: back-off after the owner could not be reached, so that calls do
  ///   not queue up.
  init(
    pool: PostgresPool, owner: StudyOwner<StudyRecord>, pauseAfterFailure: Duration = .seconds(1),
    clock: any WallClock = SystemClock()
  ) {
    self.clock = clock
    self.pool = pool
    self.owner = owner
    inquiries = SingleFlightCache(
      answeredFor: .zero, unreachableFor: pauseAfterFailure, backsOffAltogether: true)
  }

  /// Returns the studies that are unknown and could not be fetched. A study that does not exist is
  /// not included: it has no schedules.
  ///
  /// - Parameter studyIDs: studies from a verified token, so that callers cannot cause requests for
  ///   invented names.
  /// - Throws: `PostgresError`.
  func unknown(of studyIDs: [String]) async throws -> Set<String> {
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
    // Another call may have fetched it since the tables were read.
    if known.withLock({ $0.contains(studyID) }) { return .found(()) }
    let askedAt = clock.now()
    return await owner.study(studyID).processed { study, publishedAt in
      try await pool.transaction {
        try await learnStudy(study, at: publishedAt ?? askedAt, on: $0)
      }
      known.withLock { _ = $0.insert(studyID) }
    }
  }
}

/// Forgets a study that the catalogue deleted, unless enrolments refer to it.
struct ForgetStudy: Sendable {
  private let studies = StudyStore()

  func callAsFunction(_ studyID: String, on connection: PostgresConnection) async throws {
    try await connection.answer(to: studies.forget(studyID))
  }
}

/// Stores the schedules of a published study, from the bus or from the catalogue. The latest
/// revision wins, independent of the order.
struct LearnStudy: Sendable {
  /// Delay per participant of the planning after a change, in seconds, so that other work
  /// continues.
  private static let spread = 0.001

  private let studies = StudyStore()
  private let due = PlanningDueStore()

  /// - Parameter time: time of publication.
  func callAsFunction(
    _ study: StudyRecord, at time: Date, on connection: PostgresConnection
  ) async throws {
    guard try await studies.remember(study, at: time, on: connection) else { return }
    try await due.scheduleNow(studyID: study.studyID, spread: Self.spread, on: connection)
  }
}
