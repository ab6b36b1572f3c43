package import IngestionDomain
import IngestionStore
package import Postgres

/// Keeps a questionnaire version that was published.
package struct LearnQuestionnaire: Sendable {
  package init() {}

  /// - Throws: ``UnusableDefinition`` for one that can never be kept; `PostgresError`.
  package func callAsFunction(
    _ questionnaire: PublishedQuestionnaire, on connection: PostgresConnection
  ) async throws {
    try await QuestionnaireStore.save(questionnaire, on: connection)
  }
}
