import FoundationEssentials
import Postgres

/// The table of the installation's texts.
struct InstallationStore: Sendable {
  /// Returns the current texts; nil if never set.
  func current() -> PostgresStatement<InstallationTexts?> {
    PostgresStatement(
      """
      SELECT revision, definition, published_at FROM installation_texts
      ORDER BY revision DESC LIMIT 1
      """,
      first: { row in
        InstallationTexts(
          revision: try row.decodeCount("revision"), definition: try row.decode("definition"),
          publishedAt: try row.decode("published_at"))
      })
  }

  /// Answers false if the revision exists, because of a concurrent change.
  func insert(_ texts: InstallationTexts) -> PostgresStatement<Bool> {
    PostgresStatement(
      exists: """
        INSERT INTO installation_texts (revision, definition, published_at)
        VALUES (\(Int32(texts.revision)), \(texts.definition), \(texts.publishedAt))
        ON CONFLICT DO NOTHING RETURNING revision
        """)
  }
}
