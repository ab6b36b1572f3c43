import Fields
import FoundationEssentials
import Postgres

/// The tables of files.
struct MediaStore: Sendable {
  private static let columns = "sha256, media_type, byte_count, created_at, named"

  /// Returns a file of a project.
  func file(_ hash: ContentHash, in project: String) -> PostgresStatement<ProjectMedia?> {
    PostgresStatement(
      """
      SELECT \(unescaped: Self.columns) FROM media
      WHERE project_id = \(project) AND sha256 = \(hash.bytes)
      """, first: { try ProjectMedia(row: $0) })
  }

  /// Returns a file that the reader may read: one that a published version names, or one of the
  /// reader's projects.
  ///
  /// - Parameter reader: nil for a caller without a token.
  func file(_ hash: ContentHash, for reader: CatalogueReader?) -> PostgresStatement<MediaFile?> {
    PostgresStatement(
      """
      SELECT \(unescaped: Self.columns) FROM media
      WHERE sha256 = \(hash.bytes)
        AND (named OR \(reader?.seesEverything ?? false) OR project_id IN (
          SELECT project_id FROM project_roles WHERE participant_id = \(reader?.participantID)))
      ORDER BY created_at DESC LIMIT 1
      """, first: { try ProjectMedia(row: $0).file })
  }

  /// Lists a project's files by hash.
  ///
  /// - Parameter last: hash of the last file of the previous page; empty for the first page.
  func list(
    in project: String, after last: [UInt8], limit: Int
  ) -> PostgresStatement<[ProjectMedia]> {
    PostgresStatement(
      """
      SELECT \(unescaped: Self.columns) FROM media
      WHERE project_id = \(project) AND sha256 > \(last) ORDER BY sha256 LIMIT \(limit)
      """, each: { try ProjectMedia(row: $0) })
  }

  /// Returns the total size in bytes of a project's files, without one of them.
  func byteCount(in project: String, without hash: ContentHash? = nil) -> PostgresStatement<Int> {
    PostgresStatement(
      """
      SELECT coalesce(sum(byte_count), 0)::bigint AS bytes FROM media
      WHERE project_id = \(project) AND sha256 <> \(hash?.bytes ?? [])
      """
    ) { try $0.first?.decode("bytes") ?? 0 }
  }

  /// Returns number and total size in bytes of the files of all projects.
  var total: PostgresStatement<(count: Int, byteCount: Int)> {
    PostgresStatement(
      "SELECT count(*), coalesce(sum(byte_count), 0)::bigint FROM media", named: "the sum of files"
    ) { try $0.decode(Int.self, Int.self) }
  }

  /// Writes a stored file, or the time of another upload of it.
  ///
  /// - Parameter name: the uploader's name of ``StaffNames``.
  func write(
    _ file: MediaFile, in project: String, at time: Date, by name: UUID
  ) -> PostgresStatement<Void> {
    PostgresStatement(
      """
      INSERT INTO media (project_id, sha256, media_type, byte_count, created_at, created_by)
      VALUES (\(project), \(file.hash.bytes), \(file.type.rawValue), \(file.byteCount), \(time),
        \(name))
      ON CONFLICT (project_id, sha256) DO UPDATE
        SET media_type = excluded.media_type, created_at = excluded.created_at
      """)
  }

  /// Writes the time of an upload of bytes that the project has already.
  func touch(_ hash: ContentHash, in project: String, at time: Date) -> PostgresStatement<Void> {
    PostgresStatement(
      """
      UPDATE media SET created_at = \(time)
      WHERE project_id = \(project) AND sha256 = \(hash.bytes) AND NOT named
      """)
  }

  /// Marks files as named by a published version, so that they stay, and returns those that the
  /// project has. Ordered locks, so that concurrent publications cannot deadlock.
  func name(
    _ hashes: [ContentHash], in project: String
  ) -> PostgresStatement<[ContentHash: MediaFile]> {
    PostgresStatement(
      """
      WITH found AS (
        SELECT sha256 FROM media
        WHERE project_id = \(project) AND sha256 = ANY (\(hashes.map(\.bytes)))
        ORDER BY sha256 FOR UPDATE)
      UPDATE media SET named = true FROM found
      WHERE media.project_id = \(project) AND media.sha256 = found.sha256
      RETURNING media.sha256, media_type, byte_count, created_at, named
      """
    ) { try Self.files($0) }
  }

  /// Returns those of the files that the project has.
  func files(
    _ hashes: [ContentHash], in project: String
  ) -> PostgresStatement<[ContentHash: MediaFile]> {
    PostgresStatement(
      """
      SELECT \(unescaped: Self.columns) FROM media
      WHERE project_id = \(project) AND sha256 = ANY (\(hashes.map(\.bytes)))
      """
    ) { try Self.files($0) }
  }

  /// Deletes a file of a project unless a published version names it.
  func delete(_ hash: ContentHash, in project: String) -> PostgresStatement<MediaFile?> {
    PostgresStatement(
      """
      DELETE FROM media WHERE project_id = \(project) AND sha256 = \(hash.bytes) AND NOT named
      RETURNING \(unescaped: Self.columns)
      """, first: { try ProjectMedia(row: $0).file })
  }

  /// Deletes up to 1,000 files that no published version names and that were uploaded before a
  /// time.
  func deleteUnnamed(before time: Date) -> PostgresStatement<[MediaFile]> {
    PostgresStatement(
      """
      DELETE FROM media WHERE (project_id, sha256) IN (
          SELECT project_id, sha256 FROM media WHERE NOT named AND created_at < \(time)
          LIMIT 1000)
        AND NOT named
      RETURNING \(unescaped: Self.columns)
      """, each: { try ProjectMedia(row: $0).file })
  }

  // MARK: - Bytes

  /// Serialises storing and removing the bytes of a file until the end of the transaction.
  func lock(_ hash: ContentHash) -> PostgresStatement<Void> {
    lock("catalogue media \(hash.hexadecimal)")
  }

  /// Serialises uploads to a project until the end of the transaction.
  func lock(project: String) -> PostgresStatement<Void> {
    lock("catalogue media of \(project)")
  }

  private func lock(_ name: String) -> PostgresStatement<Void> {
    PostgresStatement("SELECT pg_advisory_xact_lock(hashtextextended(\(name), 0))")
  }

  /// Returns which of the stored names belong to a file of any project.
  func known(_ names: [String]) -> PostgresStatement<Set<String>> {
    let hashes = names.map { ContentHash(hexadecimal: String($0.prefix(64)))?.bytes ?? [] }
    return PostgresStatement(
      """
      SELECT DISTINCT ON (sha256, media_type) \(unescaped: Self.columns) FROM media
      WHERE sha256 = ANY (\(hashes))
      """
    ) { Set(try $0.map { try ProjectMedia(row: $0).file.name }) }
  }

  /// Remembers since when stored bytes belong to no file, and forgets all others.
  func markUnclaimed(_ names: [String], at time: Date) -> [PostgresStatement<Void>] {
    [
      PostgresStatement("DELETE FROM media_unclaimed WHERE name <> ALL (\(names))"),
      PostgresStatement(
        """
        INSERT INTO media_unclaimed (name, since) SELECT name, \(time) FROM unnest(\(names)) AS name
        ON CONFLICT (name) DO NOTHING
        """),
    ]
  }

  /// Returns the names of bytes that have belonged to no file since before a time.
  func unclaimed(before time: Date) -> PostgresStatement<[String]> {
    PostgresStatement(
      "SELECT name FROM media_unclaimed WHERE since < \(time) ORDER BY name",
      each: { try $0.decode("name") })
  }

  private static func files(_ rows: [PostgresRow]) throws -> [ContentHash: MediaFile] {
    try rows.reduce(into: [:]) {
      let file = try ProjectMedia(row: $1).file
      $0[file.hash] = file
    }
  }
}

extension ProjectMedia {
  /// - Throws: `PostgresError`.
  fileprivate init(row: PostgresRow) throws {
    let name: String = try row.decode("media_type")
    guard let type = MediaType(rawValue: name) else {
      throw PostgresError(kind: .decoding, message: "unknown media type \(name)")
    }
    self.init(
      file: MediaFile(
        hash: ContentHash(bytes: try row.decode("sha256")), type: type,
        byteCount: try row.decode("byte_count")),
      createdAt: try row.decode("created_at"), isNamed: try row.decode("named"))
  }
}
