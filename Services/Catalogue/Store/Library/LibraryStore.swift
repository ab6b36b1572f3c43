package import CatalogueDomain
package import FoundationEssentials
package import Postgres

/// The tables of sounds, vocabularies and items.
package struct LibraryStore: Sendable {
  private let names = StaffNames()

  package init() {}

  private static let columns = """
    entry_id, project_id, version, content_hash, definition, library_versions.shared, languages
    """

  /// - Parameter version: 0 for the newest.
  /// - Returns: nil when there is none, or none for the reader.
  package func version(
    _ kind: ResourceKind, _ id: String, _ version: UInt32, for reader: CatalogueReader,
    on executor: some PostgresExecutor
  ) async throws -> LibraryVersion? {
    guard let number = Int32(exactly: version) else { return nil }
    var query: PostgresQuery = """
      SELECT \(unescaped: Self.columns) FROM library_entries JOIN library_versions
        USING (kind, entry_id)
      WHERE kind = \(kind.rawValue) AND entry_id = \(id)
        AND version = CASE WHEN \(number) = 0 THEN newest_version ELSE \(number) END
      """
    query.append(Self.readable(by: reader))
    return try await executor.query(query).first.map { try LibraryVersion(row: $0) }
  }

  /// Newest versions by id.
  ///
  /// - Parameter project: empty for all.
  package func list(
    _ kind: ResourceKind, project: String, after last: String, limit: Int,
    for reader: CatalogueReader,
    on executor: some PostgresExecutor
  ) async throws -> [LibraryVersion] {
    var query: PostgresQuery = """
      SELECT \(unescaped: Self.columns) FROM library_entries JOIN library_versions
        USING (kind, entry_id)
      WHERE kind = \(kind.rawValue) AND version = newest_version
        AND entry_id COLLATE "C" > \(last) AND (\(project) = '' OR project_id = \(project))
      """
    query.append(Self.readable(by: reader))
    query.append(" ORDER BY entry_id COLLATE \"C\" LIMIT \(limit)")
    return try await executor.query(query).map { try LibraryVersion(row: $0) }
  }

  /// Of each name the newest version that studies of its project may use: the project's own, or one
  /// that its project shares with anyone. A study that names anything else goes without it.
  package func usable(
    _ kind: ResourceKind, _ names: Set<LibraryName>, on executor: some PostgresExecutor
  ) async throws -> [LibraryName: LibraryVersion] {
    if names.isEmpty { return [:] }
    let names = names.sorted { ($0.projectID, $0.id) < ($1.projectID, $1.id) }
    let rows = try await executor.query(
      """
      SELECT DISTINCT ON (study_project, entry_id) study_project, \(unescaped: Self.columns)
      FROM unnest(\(names.map(\.projectID)), \(names.map(\.id))) AS named (study_project, entry_id)
        JOIN library_entries USING (entry_id) JOIN library_versions USING (kind, entry_id)
      WHERE kind = \(kind.rawValue)
        AND (project_id = study_project OR library_versions.shared)
      ORDER BY study_project, entry_id, version DESC
      """)
    let versions = try rows.map { row in
      let version = try LibraryVersion(row: row)
      return (LibraryName(projectID: try row.decode("study_project"), id: version.id), version)
    }
    return Dictionary(versions, uniquingKeysWith: { first, _ in first })
  }

  /// Those of the newest versions that exist, for who publishes the next one.
  package func newest(
    _ kind: ResourceKind, _ ids: [String], on executor: some PostgresExecutor
  ) async throws -> [String: LibraryVersion] {
    if ids.isEmpty { return [:] }
    let rows = try await executor.query(
      """
      SELECT \(unescaped: Self.columns) FROM library_entries JOIN library_versions
        USING (kind, entry_id)
      WHERE kind = \(kind.rawValue) AND version = newest_version
        AND entry_id = ANY (\(ids))
      """)
    let versions = try rows.map { try LibraryVersion(row: $0) }
    return Dictionary(versions.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
  }

  /// - Throws: `ParticipantErased`; `PostgresError`.
  package func publish(
    _ version: LibraryVersion, as kind: ResourceKind, at time: Date, by publisher: UUID,
    on connection: PostgresConnection
  ) async throws {
    let name = try await names.name(of: publisher, on: connection)
    try await connection.execute(
      """
      INSERT INTO library_entries (kind, entry_id, project_id, newest_version, shared)
      VALUES (\(kind.rawValue), \(version.id), \(version.projectID),
        \(Int32(version.version)), \(version.isShared))
      ON CONFLICT (kind, entry_id) DO UPDATE
        SET newest_version = excluded.newest_version, shared = excluded.shared
      """)
    try await connection.execute(
      """
      INSERT INTO library_versions (kind, entry_id, version, content_hash, definition, shared,
        languages, published_at, published_by)
      VALUES (\(kind.rawValue), \(version.id), \(Int32(version.version)),
        \(version.contentHash.bytes), \(version.definition), \(version.isShared),
        \(version.languages.sorted()), \(time), \(name))
      """)
  }

  /// Makes publications of one entry take turns until the end of the transaction.
  package func lock(_ kind: ResourceKind, _ ids: [String], on connection: PostgresConnection)
    async throws
  {
    if ids.isEmpty { return }
    let names = ids.map { "catalogue library \(kind.rawValue) \($0)" }
    try await connection.execute(
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
