import Fields
import FoundationEssentials
import Postgres

/// The files of answers.
enum AnswerFileStore {
  private static let columns = """
    participant_id, study_id, sha256, file_id, sealed_key, byte_count, media_type, changed_at
    """

  static func file(_ key: AnswerFileKey) -> PostgresStatement<AnswerFile?> {
    PostgresStatement(
      """
      SELECT \(unescaped: columns) FROM answer_files
      WHERE participant_id = \(key.participantID) AND study_id = \(key.studyID)
        AND sha256 = \(key.sha256)
      """, first: { try AnswerFile($0) })
  }

  /// Returns a stored file of a study. Excludes participants whose data is being erased.
  static func file(_ fileID: UUID, of studyID: String) -> PostgresStatement<AnswerFile?> {
    PostgresStatement(
      """
      SELECT \(unescaped: columns) FROM answer_files
      WHERE file_id = \(fileID) AND study_id = \(studyID) AND media_type <> ''
        AND \(unescaped: notBeingErased)
      """, first: { try AnswerFile($0) })
  }

  /// SQL condition that the participant's data in the study of a row is not being erased.
  private static let notBeingErased = """
    participant_id NOT IN (
      SELECT participant_id FROM erasures
      WHERE done_at IS NULL AND erasures.study_id IN ('', answer_files.study_id))
    """

  /// Returns those of the files that are stored.
  static func stored(
    _ hashes: Set<String>, of participantID: UUID, in studyIDs: Set<String>
  ) -> PostgresStatement<[AnswerFile]> {
    PostgresStatement(
      """
      SELECT \(unescaped: columns) FROM answer_files
      WHERE participant_id = \(participantID) AND study_id = ANY(\(studyIDs.sorted()))
        AND sha256 = ANY(\(hashes.sorted())) AND media_type <> ''
      """, each: { try AnswerFile($0) })
  }

  // MARK: - Uploads

  /// Serialises the beginning of uploads to a study until the end of the transaction, for its quota.
  static func lock(studyID: String) -> PostgresStatement<Void> {
    PostgresStatement(
      """
      SELECT pg_advisory_xact_lock(hashtextextended('otolith ingestion files of ' || \(studyID), 0))
      """)
  }

  /// Files of a study.
  struct Usage: Sendable, Hashable {
    /// Incomplete uploads of the participant.
    var uploads: Int
    /// Bytes of all files of the participant.
    var ownBytes: Int
    /// Bytes of the files of all participants.
    var bytes: Int
  }

  static func usage(of key: AnswerFileKey) -> PostgresStatement<Usage> {
    PostgresStatement(
      """
      SELECT (SELECT count(*) FROM answer_files
          WHERE participant_id = \(key.participantID) AND study_id = \(key.studyID)
            AND media_type = '') AS uploads,
        (SELECT coalesce(sum(byte_count), 0)::bigint FROM answer_files
          WHERE participant_id = \(key.participantID) AND study_id = \(key.studyID)) AS own_bytes,
        (SELECT coalesce(sum(byte_count), 0)::bigint FROM answer_files
          WHERE study_id = \(key.studyID)) AS bytes
      """
    ) { rows in
      guard let row = rows.first else { return Usage(uploads: 0, ownBytes: 0, bytes: 0) }
      return Usage(
        uploads: try row.decode("uploads"), ownBytes: try row.decode("own_bytes"),
        bytes: try row.decode("bytes"))
    }
  }

  static func insert(_ file: AnswerFile) -> PostgresStatement<Void> {
    PostgresStatement(
      """
      INSERT INTO answer_files (\(unescaped: columns))
      VALUES (\(file.participantID), \(file.studyID), \(file.sha256), \(file.fileID),
        \(file.sealedKey), \(file.byteCount), \(file.type?.rawValue ?? ""), \(file.changedAt))
      ON CONFLICT (participant_id, study_id, sha256) DO NOTHING
      """)
  }

  /// Writes type and time of a file.
  ///
  /// - Returns: false if the file was deleted meanwhile.
  static func change(
    _ fileID: UUID, type: MediaType?, at time: Date
  ) -> PostgresStatement<Bool> {
    PostgresStatement(
      """
      UPDATE answer_files SET media_type = \(type?.rawValue ?? ""), changed_at = \(time)
      WHERE file_id = \(fileID) RETURNING true AS changed
      """
    ) { !$0.isEmpty }
  }

  static func delete(_ fileID: UUID) -> PostgresStatement<Void> {
    PostgresStatement("DELETE FROM answer_files WHERE file_id = \(fileID)")
  }

  // MARK: - Collection

  /// Deletes up to 1,000 files that no sheet names: stored ones from before a time, and incomplete
  /// ones without a chunk since another time. Incomplete ones that a sheet names are deleted like
  /// stored ones without a name.
  ///
  /// - Returns: number of deleted files.
  static func deleteUnused(storedBefore: Date, begunBefore: Date) -> PostgresStatement<Int> {
    PostgresStatement(
      """
      WITH chosen AS (
        SELECT file_id FROM answer_files AS file
        WHERE changed_at < \(begunBefore)
          AND CASE WHEN EXISTS (
              SELECT FROM answer_file_uses AS use
              WHERE use.participant_id = file.participant_id AND use.study_id = file.study_id
                AND use.sha256 = file.sha256)
            THEN media_type = '' AND changed_at < \(storedBefore)
            ELSE media_type = '' OR changed_at < \(storedBefore) END
        LIMIT 1000
      ), gone AS (
        DELETE FROM answer_files USING chosen WHERE answer_files.file_id = chosen.file_id
        RETURNING 1)
      SELECT count(*) AS files FROM gone
      """
    ) { try $0.first?.decode("files") ?? 0 }
  }

  /// Returns up to 1,000 ids of bytes to remove.
  static var removals: PostgresStatement<[UUID]> {
    PostgresStatement(
      "SELECT file_id FROM answer_file_removals LIMIT 1000", each: { try $0.decode("file_id") })
  }

  static func forgetRemovals(_ fileIDs: [UUID]) -> PostgresStatement<Void> {
    PostgresStatement("DELETE FROM answer_file_removals WHERE file_id = ANY(\(fileIDs))")
  }

  /// Returns those of the ids that have a row.
  static func known(_ fileIDs: [UUID]) -> PostgresStatement<Set<UUID>> {
    PostgresStatement(
      "SELECT file_id FROM answer_files WHERE file_id = ANY(\(fileIDs))"
    ) { Set(try $0.map { try $0.decode("file_id", as: UUID.self) }) }
  }

  /// Returns up to 1,000 sealed keys by file, after an id.
  static func sealedKeys(after last: UUID?) -> PostgresStatement<[(UUID, [UInt8])]> {
    PostgresStatement(
      """
      SELECT file_id, sealed_key FROM answer_files
      WHERE \(last)::uuid IS NULL OR file_id > \(last) ORDER BY file_id LIMIT 1000
      """, each: { try $0.decode(UUID.self, [UInt8].self) })
  }

  static func write(sealedKey: [UInt8], of fileID: UUID) -> PostgresStatement<Void> {
    PostgresStatement(
      "UPDATE answer_files SET sealed_key = \(sealedKey) WHERE file_id = \(fileID)")
  }

  /// Number and total size in bytes of stored files, and number of files that sheets name and that
  /// are missing.
  static var totals: PostgresStatement<(files: Int, byteCount: Int, missing: Int)> {
    PostgresStatement(
      """
      SELECT (SELECT count(*) FROM answer_files WHERE media_type <> ''),
        (SELECT coalesce(sum(byte_count), 0)::bigint FROM answer_files WHERE media_type <> ''),
        (SELECT count(*) FROM answer_file_uses AS use WHERE NOT EXISTS (
          SELECT FROM answer_files AS file
          WHERE file.participant_id = use.participant_id AND file.study_id = use.study_id
            AND file.sha256 = use.sha256 AND media_type <> ''))
      """, named: "the sums of files"
    ) { try $0.decode(Int.self, Int.self, Int.self) }
  }
}

extension AnswerFile {
  /// - Throws: `PostgresError`.
  fileprivate init(_ row: PostgresRow) throws {
    let type: String = try row.decode("media_type")
    self.init(
      participantID: try row.decode("participant_id"), studyID: try row.decode("study_id"),
      sha256: try row.decode("sha256"), fileID: try row.decode("file_id"),
      sealedKey: try row.decode("sealed_key"), byteCount: try row.decode("byte_count"),
      type: type.isEmpty ? nil : MediaType(rawValue: type),
      changedAt: try row.decode("changed_at"))
  }
}
