package import CatalogueDomain
internal import CatalogueStore
package import Postgres

/// Finds newest versions by their texts.
package struct SearchQuestionnaires: Sendable {
  private let pool: PostgresPool
  private let store = SearchStore()

  package init(pool: PostgresPool) { self.pool = pool }

  /// The best first; without words by id.
  package func callAsFunction(
    _ query: QuestionnaireQuery, for reader: CatalogueReader
  ) async throws -> [FoundQuestionnaire] {
    try await store.find(query, for: reader, on: pool)
  }
}
