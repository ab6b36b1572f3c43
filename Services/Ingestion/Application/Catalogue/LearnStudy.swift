package import FoundationEssentials
package import IngestionDomain
import IngestionStore
package import Postgres

/// Keeps the rules of a study that was published, in whatever order its revisions come.
package struct LearnStudy: Sendable {
  package init() {}

  /// - Parameter time: when the revision was published, or when its owner was asked for it.
  package func callAsFunction(
    _ study: PublishedStudy, at time: Date, on connection: PostgresConnection
  ) async throws {
    try await StudyStore.save(study, at: time, on: connection)
  }
}
