package import AuthDomain
import AuthStore
package import Postgres

/// How long a study keeps answers, and what that has ended.
package struct GetStudyRetention: Sendable {
  private let pool: PostgresPool
  private let retentions = RetentionStore()

  package init(pool: PostgresPool) { self.pool = pool }

  /// - Throws: `PostgresError`.
  package func callAsFunction(_ study: StudyID) async throws -> RetentionSummary {
    let (pending, complete) = try await retentions.ended(in: study, on: pool)
    return RetentionSummary(
      retention: try await retentions.find(study, on: pool), pending: pending, complete: complete,
      counts: try await retentions.receipts(in: study, on: pool))
  }
}
