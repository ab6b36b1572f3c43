package import AuthDomain
import AuthStore
package import Postgres

/// Takes in a study that was published; in whatever order revisions come, the latest stays.
package struct LearnStudy: Sendable {
  private let studies = StudyStore()

  package init() {}

  package func callAsFunction(
    _ study: PublishedStudy, on executor: some PostgresExecutor
  ) async throws {
    try await studies.save(study, on: executor)
  }
}
