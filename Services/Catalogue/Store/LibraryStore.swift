internal import FoundationEssentials
internal import Messages
internal import Postgres

/// The tables of sounds, vocabularies and items.
struct LibraryStore: Sendable {
  typealias Kind = CatalogueV1.ResourceKind

  /// A published version.
  struct Version: Sendable {
    var id: String
    var projectID: String
    var version: UInt32
    var contentHash: [UInt8]
    /// Serialized message of its kind.
    var definition: [UInt8]
    /// Whether others may read it.
    var isShared: Bool
    /// Of all texts.
    var languages: Set<String>
  }

  private static let columns = """
    entry_id, project_id, version, content_hash, definition, library_versions.shared, languages
    """

  /// - Parameter version: 0 for the newest.
  /// - Returns: nil when there is none, or none for the reader.
  func version(
    _ kind: Kind, _ id: String, _ version: UInt32, for reader: CatalogueReader,
    on executor: some PostgresExecutor
  ) async throws -> Version? {
    guard let number = Int32(exactly: version) else { return nil }
    var query: PostgresQuery = """
      SELECT \(unescaped: Self.columns) FROM library_entries JOIN library_versions
        USING (kind, entry_id)
      WHERE kind = \(Int16(kind.rawValue)) AND entry_id = \(id)
        AND version = CASE WHEN \(number) = 0 THEN newest_version ELSE \(number) END
      """
    query.append(Self.readable(by: reader))
    return try await executor.query(query).first.map { try Version(row: $0) }
  }

  /// Newest versions by id.
  ///
  /// - Parameter project: empty for all.
  func list(
    _ kind: Kind, project: String, after last: String, limit: Int, for reader: CatalogueReader,
    on executor: some PostgresExecutor
  ) async throws -> [Version] {
    var query: PostgresQuery = """
      SELECT \(unescaped: Self.columns) FROM library_entries JOIN library_versions
        USING (kind, entry_id)
      WHERE kind = \(Int16(kind.rawValue)) AND version = newest_version
        AND entry_id COLLATE "C" > \(last) AND (\(project) = '' OR project_id = \(project))
      """
    query.append(Self.readable(by: reader))
    query.append(" ORDER BY entry_id COLLATE \"C\" LIMIT \(limit)")
    return try await executor.query(query).map { try Version(row: $0) }
  }

  /// What a study names in the library.
  struct Name: Sendable, Hashable {
    /// Of the study.
    var projectID: String
    var id: String
  }

  /// Of each name the newest version that studies of its project may use: the project's own, or one
  /// that its project shares with anyone. A study that names anything else goes without it.
  func usable(
    _ kind: Kind, _ names: Set<Name>, on executor: some PostgresExecutor
  ) async throws -> [Name: Version] {
    if names.isEmpty { return [:] }
    let names = names.sorted { ($0.projectID, $0.id) < ($1.projectID, $1.id) }
    let rows = try await executor.query(
      """
      SELECT DISTINCT ON (study_project, entry_id) study_project, \(unescaped: Self.columns)
      FROM unnest(\(names.map(\.projectID)), \(names.map(\.id))) AS named (study_project, entry_id)
        JOIN library_entries USING (entry_id) JOIN library_versions USING (kind, entry_id)
      WHERE kind = \(Int16(kind.rawValue))
        AND (project_id = study_project OR library_versions.shared)
      ORDER BY study_project, entry_id, version DESC
      """)
    let versions = try rows.map { row in
      let version = try Version(row: row)
      return (Name(projectID: try row.decode("study_project"), id: version.id), version)
    }
    return Dictionary(versions, uniquingKeysWith: { first, _ in first })
  }

  /// Those of the newest versions that exist, for who publishes the next one.
  func newest(
    _ kind: Kind, _ ids: [String], on executor: some PostgresExecutor
  ) async throws -> [String: Version] {
    if ids.isEmpty { return [:] }
    let rows = try await executor.query(
      """
      SELECT \(unescaped: Self.columns) FROM library_entries JOIN library_versions
        USING (kind, entry_id)
      WHERE kind = \(Int16(kind.rawValue)) AND version = newest_version
        AND entry_id = ANY (\(ids))
      """)
    let versions = try rows.map { try Version(row: $0) }
    return Dictionary(versions.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
  }

  func publish(
    _ version: Version, as kind: Kind, at time: Date, by publisher: UUID,
    on connection: PostgresConnection
  ) async throws {
    try await connection.execute(
      """
      INSERT INTO library_entries (kind, entry_id, project_id, newest_version, shared)
      VALUES (\(Int16(kind.rawValue)), \(version.id), \(version.projectID),
        \(Int32(version.version)), \(version.isShared))
      ON CONFLICT (kind, entry_id) DO UPDATE
        SET newest_version = excluded.newest_version, shared = excluded.shared
      """)
    try await connection.execute(
      """
      INSERT INTO library_versions (kind, entry_id, version, content_hash, definition, shared,
        languages, published_at, published_by)
      VALUES (\(Int16(kind.rawValue)), \(version.id), \(Int32(version.version)),
        \(version.contentHash), \(version.definition), \(version.isShared),
        \(version.languages.sorted()), \(time), \(publisher))
      """)
  }

  /// Makes publications of one entry take turns until the end of the transaction.
  func lock(_ kind: Kind, _ ids: [String], on connection: PostgresConnection) async throws {
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

extension LibraryStore.Version {
  /// - Throws: `PostgresError`.
  fileprivate init(row: PostgresRow) throws {
    id = try row.decode("entry_id")
    projectID = try row.decode("project_id")
    version = try row.decodeCount("version")
    contentHash = try row.decode("content_hash")
    definition = try row.decode("definition")
    isShared = try row.decode("shared")
    languages = Set(try row.decode("languages", as: [String].self))
  }
}
