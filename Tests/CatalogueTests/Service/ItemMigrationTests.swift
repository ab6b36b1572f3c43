import Postgres
import TestSupport
import Testing

@testable import CatalogueService

/// A catalogue in which an item's scale was everybody's.
@Suite struct ItemMigrationTests {
  @Test func scalesBecomeThoseOfTheProjectsThatHaveTheItem() async throws {
    try await OlderCatalogue.with(migrations: 4) { pool, migrate in
      try await expectMigrated(pool, by: migrate)
    }
  }

  private func expectMigrated(
    _ pool: PostgresPool, by migrate: @Sendable () async throws -> Void
  ) async throws {
    try await pool.transaction { connection in
      for project in ["one", "two", "old"] {
        try await connection.execute(
          """
          INSERT INTO projects (project_id, revision, definition, created_at)
          VALUES (\(project), 1, '', now())
          """)
      }
      for (id, project, version) in [("a", "one", 1), ("b", "two", 1), ("c", "old", 2)] {
        try await connection.execute(
          """
          INSERT INTO questionnaires (questionnaire_id, project_id, newest_version, indexed_version)
          VALUES (\(id), \(project), \(Int32(version)), \(Int32(version)))
          """)
        try await connection.execute(
          """
          INSERT INTO questionnaire_versions (questionnaire_id, version, content_hash, definition,
            default_language, languages, element_count, question_count, demonstration_wording,
            published_at, published_by)
          VALUES (\(id), \(Int32(version)), \([UInt8](repeating: 0, count: 32)), '', 'en', '{en}', 1,
            1, false, now(), gen_random_uuid())
          """)
      }
      try await connection.execute(
        """
        INSERT INTO questionnaire_items (item_id, questionnaire_id)
        VALUES ('shared', 'a'), ('shared', 'b'), ('mine', 'a')
        """)
      try await connection.execute(
        """
        INSERT INTO item_scales (item_id, scale)
        VALUES ('shared', '{"entry": "x"}'), ('mine', '{"entry": "y"}'), ('gone', '{"entry": "z"}')
        """)
    }
    try await migrate()
    let rows = try await pool.query(
      "SELECT project_id || ' ' || item_id FROM item_scales ORDER BY 1", as: String.self)
    // What only an older version can have is of the project that has such.
    #expect(rows == ["old gone", "one mine", "one shared", "two shared"])
  }
}
