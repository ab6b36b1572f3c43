package import Calendar
package import FoundationEssentials
package import IngestionDomain
import IngestionStore
package import Postgres

/// The drafts that this service keeps.
package struct StoredDraftProgress: DraftProgressSource {
  private let pool: PostgresPool

  package init(pool: PostgresPool) {
    self.pool = pool
  }

  package func latestDrafts(
    of participantID: UUID, in studyID: String, at now: Instant
  ) async throws -> [String: DraftProgress] {
    try await DraftStore.progress(
      participantID: participantID, studyID: studyID, now: now.date, on: pool)
  }
}
