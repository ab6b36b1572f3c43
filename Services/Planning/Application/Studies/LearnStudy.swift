package import PlanningDomain
import PlanningStore
package import Postgres

/// Keeps the schedules of a published study, told of by the bus or asked for; in whatever order
/// revisions come, the latest stays.
package struct LearnStudy: Sendable {
  private let studies = StudyStore()

  package init() {}

  package func callAsFunction(
    _ study: StudyRecord, on connection: PostgresConnection
  ) async throws {
    try await studies.remember(study, on: connection)
  }
}
