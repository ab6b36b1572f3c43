package import FoundationEssentials
package import PlanningDomain
import PlanningStore
package import Postgres

/// Keeps the schedules of a published study, told of by the bus or asked for; in whatever order
/// revisions come, the latest stays.
package struct LearnStudy: Sendable {
  /// Re-planning those who take part is spread over so many seconds for each: what else the service does goes on.
  private static let spread = 0.001

  private let studies = StudyStore()
  private let due = PlanningDueStore()

  package init() {}

  /// - Parameter time: when the revision was published, or when the catalogue was asked for it.
  package func callAsFunction(
    _ study: StudyRecord, at time: Date, on connection: PostgresConnection
  ) async throws {
    guard try await studies.remember(study, at: time, on: connection) else { return }
    try await due.hasten(studyID: study.studyID, spread: Self.spread, on: connection)
  }
}
