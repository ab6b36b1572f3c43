import FoundationEssentials
import Postgres

/// The tables of sounds, vocabularies and items.
struct LibraryStore: Sendable {
  private static let columns = """
    entry_id, project_id, version, content_hash, definition, library_versions.shared, languages
    """

  /// - Parameter version: version number; 0 for the newest.
  /// - Returns: nil if the version does not exist or the reader may not see it.
  func version(
    _ kind: ResourceKind, _ id: String, _ version: UInt32, for reader: CatalogueReader
  ) -> PostgresStatement<LibraryVersion?> {
    // A number beyond the column's range matches no version.
    let number = Int32(exactly: version) ?? -1
    var query: PostgresQuery = """
      SELECT \(unescaped: Self.columns) FROM library_entries JOIN library_versions
        USING (kind, entry_id)
      WHERE kind = \(kind.rawValue) AND entry_id = \(id)
        AND version = CASE WHEN \(number) = 0 THEN newest_version ELSE \(number) END
      """
    query.append(Self.readable(by: reader))
    return PostgresStatement(query, first: { try LibraryVersion(row: $0) })
  }

  /// Lists newest versions by id.
  ///
  /// - Parameter project: project to select; empty for all.
  func list(
    _ kind: ResourceKind, project: String, after last: String, limit: Int,
    for reader: CatalogueReader
  ) -> PostgresStatement<[LibraryVersion]> {
    var query: PostgresQuery = """
      SELECT \(unescaped: Self.columns) FROM library_entries JOIN library_versions
        USING (kind, entry_id)
      WHERE kind = \(kind.rawValue) AND version = newest_version
        AND entry_id COLLATE "C" > \(last) AND (\(project) = '' OR project_id = \(project))
      """
    query.append(Self.readable(by: reader))
    query.append(" ORDER BY entry_id COLLATE \"C\" LIMIT \(limit)")
    return PostgresStatement(query, each: { try LibraryVersion(row: $0) })
  }

  /// Returns the newest version of each name that studies of its project may use: the project's
  /// own, or one shared with anyone. Other names are left out.
  func usable(
    _ kind: ResourceKind, _ names: Set<LibraryName>
  ) -> PostgresStatement<[LibraryName: LibraryVersion]> {
    let names = names.sorted { ($0.projectID, $0.id) < ($1.projectID, $1.id) }
    return PostgresStatement(
      """
      SELECT DISTINCT ON (study_project, entry_id) study_project, \(unescaped: Self.columns)
      FROM unnest(\(names.map(\.projectID)), \(names.map(\.id))) AS named (study_project, entry_id)
        JOIN library_entries USING (entry_id) JOIN library_versions USING (kind, entry_id)
      WHERE kind = \(kind.rawValue)
        AND (project_id = study_project OR library_versions.shared)
      ORDER BY study_project, entry_id, version DESC
      """
    ) { rows in
      try rows.reduce(into: [:]) { found, row in
        let version = try LibraryVersion(row: row)
        found[LibraryName(projectID: try row.decode("study_project"), id: version.id)] = version
      }
    }
  }

  /// Returns the newest version, for publishing the next one.
  func newest(_ kind: ResourceKind, _ id: String) -> PostgresStatement<LibraryVersion?> {
    PostgresStatement(
      """
      SELECT \(unescaped: Self.columns) FROM library_entries JOIN library_versions
        USING (kind, entry_id)
      WHERE kind = \(kind.rawValue) AND version = newest_version AND entry_id = \(id)
      """, first: { try LibraryVersion(row: $0) })
  }

  /// Returns what decides on the right to publish the next versions, by id; new entries are absent.
  func owners(_ kind: ResourceKind, _ ids: [String]) -> PostgresStatement<[String: LibraryOwner]> {
    PostgresStatement(
      """
      SELECT entry_id, project_id, home_study_id, content_hash
      FROM library_entries JOIN library_versions USING (kind, entry_id)
      WHERE kind = \(kind.rawValue) AND version = newest_version AND entry_id = ANY (\(ids))
      """
    ) { rows in
      try rows.reduce(into: [:]) { owners, row in
        owners[try row.decode("entry_id")] = LibraryOwner(
          projectID: try row.decode("project_id"), homeStudyID: try row.decode("home_study_id"),
          contentHash: ContentHash(bytes: try row.decode("content_hash")))
      }
    }
  }

  /// - Parameters:
  ///   - study: home of a new entry; nil if no study brought it.
  ///   - name: the publisher's name of ``StaffNames``.
  func publish(
    _ version: LibraryVersion, as kind: ResourceKind, study: String?, at time: Date, by name: UUID
  ) -> [PostgresStatement<Void>] {
    let entry = PostgresStatement(
      """
      INSERT INTO library_entries (kind, entry_id, home_study_id, project_id, newest_version, shared)
      VALUES (\(kind.rawValue), \(version.id), \(study), \(version.projectID),
        \(Int32(version.version)), \(version.isShared))
      ON CONFLICT (kind, entry_id) DO UPDATE
        SET newest_version = excluded.newest_version, shared = excluded.shared
      """)
    let contents = PostgresStatement(
      """
      INSERT INTO library_versions (kind, entry_id, version, content_hash, definition, shared,
        languages, published_at, published_by)
      VALUES (\(kind.rawValue), \(version.id), \(Int32(version.version)),
        \(version.contentHash.bytes), \(version.definition), \(version.isShared),
        \(version.languages.sorted()), \(time), \(name))
      """)
    return [entry, contents]
  }

  /// Serialises publications of the entries until the end of the transaction.
  func lock(_ kind: ResourceKind, _ ids: [String]) -> PostgresStatement<Void> {
    let names = ids.map { "catalogue library \(kind.rawValue) \($0)" }
    return PostgresStatement(
      """
      SELECT pg_advisory_xact_lock(lock) FROM (
        SELECT DISTINCT hashtextextended(name, 0) AS lock FROM unnest(\(names)) AS name ORDER BY lock
      ) AS locks
      """)
  }

  private static func readable(by reader: CatalogueReader) -> PostgresQuery {
    """
     AND (library_versions.shared OR \(reader.seesEverything) OR project_id IN (
      SELECT project_id FROM project_roles WHERE participant_id = \(reader.participantID)))
    """
  }
}

extension LibraryVersion {
  /// - Throws: `PostgresError`.
  fileprivate init(row: PostgresRow) throws {
    self.init(
      id: try row.decode("entry_id"), projectID: try row.decode("project_id"),
      version: try row.decodeCount("version"),
      contentHash: ContentHash(bytes: try row.decode("content_hash")),
      definition: try row.decode("definition"), isShared: try row.decode("shared"),
      languages: Set(try row.decode("languages", as: [String].self)))
  }
}
