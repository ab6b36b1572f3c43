package import Postgres

/// Makes publications of the same study or questionnaires take turns.
package enum ImportLock {
  /// Held until the transaction ends. The locks are taken in one order, so that two imports cannot
  /// wait for each other.
  package static func take(
    study: String?, questionnaires: [String], on connection: PostgresConnection
  ) async throws {
    let names = (study.map { ["study \($0)"] } ?? []) + questionnaires.map { "questionnaire \($0)" }
    try await connection.execute(
      """
      SELECT pg_advisory_xact_lock(lock) FROM (
        SELECT DISTINCT hashtextextended('catalogue ' || name, 0) AS lock
        FROM unnest(\(names)) AS name ORDER BY lock) AS locks
      """)
  }
}
