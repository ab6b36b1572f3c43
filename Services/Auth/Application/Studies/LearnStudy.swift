package import AuthDomain
import AuthStore
package import Postgres

/// Takes in a study that was published; in whatever order revisions come, the latest stays. The consent texts
/// of all of them are kept.
package struct LearnStudy: Sendable {
  private let studies = StudyStore()
  private let consents = ConsentStore()
  private let retentions = RetentionStore()

  package init() {}

  package func callAsFunction(
    _ study: PublishedStudy, on executor: some PostgresExecutor
  ) async throws {
    // First: a study whose consent may be recorded has its text here.
    try await keepConsents(study, on: executor)
    try await studies.save(study, on: executor)
    try await keepRetention(study, on: executor)
  }

  /// Only what concerns consents, also of a revision that is outdated.
  package func keepConsents(
    _ study: PublishedStudy, on executor: some PostgresExecutor
  ) async throws {
    try await consents.keep(study, on: executor)
  }

  /// Only how long the study keeps answers, if no newer revision is known.
  package func keepRetention(
    _ study: PublishedStudy, on executor: some PostgresExecutor
  ) async throws {
    try await retentions.save(study, on: executor)
  }
}
