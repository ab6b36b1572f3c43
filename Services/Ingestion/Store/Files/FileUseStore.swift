import Fields
import FoundationEssentials
import Postgres

/// The present answers that are files.
enum FileUseStore {
  /// Present files of a sheet.
  struct Sheet: Sendable {
    var sheetID: UUID
    var studyID: String
    var questionnaireID: String
    var receivedAt: Date
    var files: [NamedFile]
  }

  /// What the questions that name a file accept.
  struct Demand: Sendable {
    var mediaTypes: Set<String>
    var byteCountMax: Int
  }

  /// Writes the files that sheets of a participant name.
  static func write(_ sheets: [Sheet], of participantID: UUID) -> PostgresStatement<Void> {
    let rows = sheets.flatMap { sheet in sheet.files.map { (sheet, $0) } }
    return PostgresStatement(
      """
      INSERT INTO answer_file_uses (participant_id, sheet_id, element_id, study_id,
        questionnaire_id, sha256, media_types, byte_count_max, sheet_received_at)
      SELECT \(participantID), sheet_id, element_id, study_id, questionnaire_id, sha256,
        string_to_array(media_types, ','), byte_count_max, sheet_received_at
      FROM unnest(\(rows.map(\.0.sheetID)), \(rows.map(\.1.elementID)), \(rows.map(\.0.studyID)),
        \(rows.map(\.0.questionnaireID)), \(rows.map(\.1.sha256)),
        \(rows.map { $0.1.mediaTypes.sorted().joined(separator: ",") }),
        \(rows.map { Int64($0.1.byteCountMax) }), \(rows.map(\.0.receivedAt)))
        AS rows (sheet_id, element_id, study_id, questionnaire_id, sha256, media_types,
          byte_count_max, sheet_received_at)
      ON CONFLICT (participant_id, sheet_id, element_id) DO UPDATE
        SET sha256 = EXCLUDED.sha256, media_types = EXCLUDED.media_types,
          byte_count_max = EXCLUDED.byte_count_max
      """)
  }

  /// Removes what amended sheets do not name any more, and the files that nothing names then.
  ///
  /// - Parameter sheets: the sheets with all files that they name from now on, before
  ///   ``write(_:of:)``.
  static func tidy(_ sheets: [Sheet], of participantID: UUID) -> PostgresStatement<Void> {
    let named = sheets.map { sheet in
      sheet.files.map { "\($0.elementID) \($0.sha256)" }.joined(separator: ",")
    }
    return PostgresStatement(
      """
      WITH present AS (
        SELECT sheet_id, string_to_array(files, ',') AS files
        FROM unnest(\(sheets.map(\.sheetID)), \(named)) AS rows (sheet_id, files)
      ), gone AS (
        DELETE FROM answer_file_uses AS use USING present
        WHERE use.participant_id = \(participantID) AND use.sheet_id = present.sheet_id
          AND use.element_id || ' ' || use.sha256 <> ALL (present.files)
        RETURNING use.sheet_id, use.element_id, use.study_id, use.sha256
      )
      DELETE FROM answer_files AS file USING gone
      WHERE file.participant_id = \(participantID) AND file.study_id = gone.study_id
        AND file.sha256 = gone.sha256
        AND file.sha256 <> ALL (\(sheets.flatMap { $0.files.map(\.sha256) }))
        AND NOT EXISTS (
          SELECT FROM answer_file_uses AS other
          WHERE other.participant_id = \(participantID) AND other.study_id = gone.study_id
            AND other.sha256 = gone.sha256
            AND (other.sheet_id, other.element_id) NOT IN (SELECT sheet_id, element_id FROM gone))
      """)
  }

  static func demands(on key: AnswerFileKey) -> PostgresStatement<[Demand]> {
    PostgresStatement(
      """
      SELECT media_types, byte_count_max FROM answer_file_uses
      WHERE participant_id = \(key.participantID) AND study_id = \(key.studyID)
        AND sha256 = \(key.sha256)
      """,
      each: { row in
        Demand(
          mediaTypes: Set(try row.decode("media_types", as: [String].self)),
          byteCountMax: try row.decode("byte_count_max"))
      })
  }

  /// Returns the number of files that a participant's sheets name and that are missing.
  static func pendingCount(of participantID: UUID, in studyID: String) -> PostgresStatement<Int> {
    PostgresStatement(
      """
      SELECT count(DISTINCT use.sha256) AS files FROM answer_file_uses AS use
      WHERE use.participant_id = \(participantID) AND use.study_id = \(studyID)
        AND NOT EXISTS (\(unescaped: stored))
      """
    ) { try $0.first?.decode("files") ?? 0 }
  }

  /// SQL for the stored file of the row `use`.
  private static let stored = """
    SELECT FROM answer_files AS file
    WHERE file.participant_id = use.participant_id AND file.study_id = use.study_id
      AND file.sha256 = use.sha256 AND file.media_type <> ''
    """

  /// Lists a participant's files by hash and study.
  ///
  /// - Parameters:
  ///   - studyID: empty for all studies.
  ///   - last: hash and study of the last file of the previous page.
  static func own(
    of participantID: UUID, in studyID: String, pendingOnly: Bool,
    after last: (sha256: String, studyID: String), limit: Int
  ) -> PostgresStatement<[OwnAnswerFile]> {
    PostgresStatement(
      """
      SELECT sha256, study_id, coalesce(max(media_type), '') AS media_type,
        coalesce(max(byte_count), 0) AS byte_count, max(changed_at) AS changed_at,
        array_remove(array_agg(sheet_id ORDER BY sheet_id), NULL) AS sheet_ids
      FROM (
        SELECT sha256, study_id, media_type, byte_count, changed_at, NULL::uuid AS sheet_id
        FROM answer_files WHERE participant_id = \(participantID)
        UNION ALL
        SELECT DISTINCT sha256, study_id, NULL, NULL::bigint, NULL::timestamptz, sheet_id
        FROM answer_file_uses WHERE participant_id = \(participantID)) AS file
      WHERE (\(studyID) = '' OR study_id = \(studyID))
        AND (sha256, study_id) > (\(last.sha256), \(last.studyID))
      GROUP BY sha256, study_id
      HAVING NOT \(pendingOnly) OR (coalesce(max(media_type), '') = '' AND count(sheet_id) > 0)
      ORDER BY sha256, study_id LIMIT \(limit)
      """,
      each: { row in
        let type: String = try row.decode("media_type")
        return OwnAnswerFile(
          sha256: try row.decode("sha256"), studyID: try row.decode("study_id"), mediaType: type,
          byteCount: try row.decode("byte_count"),
          createdAt: type.isEmpty ? nil : try row.decode("changed_at", as: Date?.self),
          sheetIDs: try row.decode("sheet_ids"))
      })
  }

  /// Lists the files of a study in a stable order. Excludes participants being erased.
  ///
  /// - Parameters:
  ///   - questionnaireID: empty for all questionnaires.
  ///   - last: ``StudyAnswerFile/place`` of the last answer of the previous page; nil for the first
  ///     page.
  static func ofStudy(
    _ studyID: String, questionnaireID: String, includesTests: Bool, after last: UUID?,
    limit: Int
  ) -> PostgresStatement<[StudyAnswerFile]> {
    PostgresStatement(
      """
      SELECT use.use_id, use.participant_id, use.sheet_id, use.questionnaire_id, use.element_id, use.sha256,
        file.file_id, file.media_type, file.byte_count
      FROM answer_file_uses AS use LEFT JOIN answer_files AS file
        ON file.participant_id = use.participant_id AND file.study_id = use.study_id
          AND file.sha256 = use.sha256 AND file.media_type <> ''
      WHERE use.study_id = \(studyID)
        AND (\(questionnaireID) = '' OR use.questionnaire_id = \(questionnaireID))
        AND (\(last == nil) OR use.use_id > \(last))
        AND (\(includesTests) OR use.participant_id NOT IN (
          SELECT participant_id FROM test_participants WHERE marked))
        AND use.participant_id NOT IN (
          SELECT participant_id FROM erasures
          WHERE done_at IS NULL AND erasures.study_id IN ('', \(studyID)))
      ORDER BY use.use_id LIMIT \(limit)
      """,
      each: { row in
        StudyAnswerFile(
          place: try row.decode("use_id"), participantID: try row.decode("participant_id"),
          sheetID: try row.decode("sheet_id"),
          questionnaireID: try row.decode("questionnaire_id"),
          elementID: try row.decode("element_id"), sha256: try row.decode("sha256"),
          stored: try row.decode("file_id", as: UUID?.self).map {
            StudyAnswerFile.Stored(
              fileID: $0, mediaType: try row.decode("media_type"),
              byteCount: try row.decode("byte_count"))
          })
      })
  }

  /// Removes up to 1,000 names of sheets whose month was dropped.
  ///
  /// - Returns: number of removed names.
  static var tidyOfNothing: PostgresStatement<Int> {
    PostgresStatement(
      """
      WITH gone AS (
        DELETE FROM answer_file_uses WHERE (participant_id, sheet_id, element_id) IN (
          SELECT participant_id, sheet_id, element_id FROM answer_file_uses AS use
          WHERE NOT EXISTS (
            SELECT FROM answer_sheets AS sheet
            WHERE sheet.participant_id = use.participant_id AND sheet.sheet_id = use.sheet_id
              AND sheet.received_at = use.sheet_received_at)
          LIMIT 1000)
        RETURNING 1)
      SELECT count(*) AS names FROM gone
      """
    ) { try $0.first?.decode("names") ?? 0 }
  }
}
