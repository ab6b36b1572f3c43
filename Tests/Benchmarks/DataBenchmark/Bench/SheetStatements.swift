import FoundationEssentials
import Postgres

/// The statements that are measured, the same for every subject.
enum SheetStatements {
  /// Stores the new ones of a batch, as `SheetWriter` of the ingestion service does: their keys
  /// decide, and the sheets of those that are new go to the month in which they were received.
  static func insert(_ rows: [Sheet]) -> PostgresQuery {
    """
    WITH sheets AS MATERIALIZED (
      SELECT * FROM unnest(\(rows.map(\.participantID)), \(rows.map(\.sheetID)),
        \(rows.map(\.studyID)), \(rows.map(\.questionnaireID)), \(rows.map(\.version)),
        \(rows.map(\.isOneTime)), \(rows.map(\.startedAt)), \(rows.map(\.finishedAt)),
        \(rows.map(\.receivedAt)), \(rows.map(\.timeZone)), \(rows.map(\.notificationID)),
        \(rows.map(\.closing)), \(rows.map(\.appVersion)), \(rows.map(\.platform)),
        \(rows.map(\.payloadHash)), \(rows.map(\.answers)), \(rows.map(\.noise)),
        \(rows.map(\.positions)), \(rows.map(\.references))) WITH ORDINALITY
        AS sheets (participant_id, sheet_id, study_id, questionnaire_id, version, one_time,
          started_at, finished_at, received_at, time_zone, notification_id, closing,
          app_version, platform, payload_hash, answers, noise, positions, referenced_answers,
          place)
    ), keyed AS (
      INSERT INTO answer_sheet_keys (participant_id, sheet_id, study_id, questionnaire_id,
        one_time, finished_at, counted_at, received_at, payload_hash)
      SELECT participant_id, sheet_id, study_id, questionnaire_id, one_time, finished_at,
        finished_at, received_at, payload_hash
      FROM sheets ORDER BY place
      ON CONFLICT DO NOTHING
      RETURNING participant_id, sheet_id
    ), stored AS (
      INSERT INTO answer_sheets (participant_id, sheet_id, study_id, questionnaire_id, version,
        started_at, finished_at, received_at, time_zone, utc_offset_minutes, notification_id,
        closing, app_version, platform, answers, noise, positions, referenced_answers)
      SELECT participant_id, sheet_id, study_id, questionnaire_id, version, started_at,
        finished_at, received_at, time_zone,
        round(extract(epoch FROM (finished_at AT TIME ZONE time_zone)
          - (finished_at AT TIME ZONE 'UTC')) / 60),
        notification_id, closing, app_version, platform, answers, noise, positions,
        referenced_answers
      FROM keyed JOIN sheets USING (participant_id, sheet_id)
    )
    SELECT participant_id, sheet_id FROM keyed
    """
  }

  /// Columns for COPY, which writes only the sheets: the sheet parameters of the statement, and the
  /// computed one.
  static let columns = [
    "participant_id", "sheet_id", "study_id", "questionnaire_id", "version", "started_at",
    "finished_at", "received_at", "time_zone", "notification_id", "closing", "app_version",
    "platform", "answers", "noise", "positions", "referenced_answers", "utc_offset_minutes",
  ]

  static let copy =
    "COPY answer_sheets (\(columns.joined(separator: ", "))) FROM STDIN (FORMAT binary)"

  /// The sheet with this number among those that the benchmark has filled the tables with, found
  /// as the ingestion service does. The ids are worked out by the server, since pgbench knows no
  /// uuid.
  ///
  /// There is one key. `LIMIT 1` makes the planner expect one row instead of one per partition, so
  /// that it uses a generic plan.
  static func read(_ number: Int, participants: Int) -> PostgresQuery {
    """
    SELECT s.study_id, s.questionnaire_id, s.version, s.finished_at, k.payload_hash, s.answers
    FROM (
      SELECT * FROM answer_sheet_keys
      WHERE participant_id =
          md5('participant ' || \(number)::int8 % \(unescaped: "\(participants)"))::uuid
        AND sheet_id = md5('sheet ' || \(number)::int8)::uuid
      LIMIT 1
    ) k CROSS JOIN LATERAL (
      SELECT * FROM answer_sheets WHERE participant_id = k.participant_id
        AND sheet_id = k.sheet_id AND received_at = k.received_at OFFSET 0) s
    """
  }
}
