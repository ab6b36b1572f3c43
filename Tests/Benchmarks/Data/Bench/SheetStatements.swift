import FoundationEssentials
import Postgres

/// The statements that are measured, the same for every subject.
enum SheetStatements {
  /// Stores the new ones of a batch; what `SheetWriter` of the ingestion service runs.
  static func insert(_ rows: [Sheet]) -> PostgresQuery {
    """
    INSERT INTO answer_sheets (participant_id, sheet_id, study_id, questionnaire_id, version,
      one_time, started_at, finished_at, received_at, time_zone, utc_offset_minutes,
      notification_id, autosaved, app_version, platform, payload_hash, answers, noise,
      positions, referenced_answers)
    SELECT participant_id, sheet_id, study_id, questionnaire_id, version, one_time, started_at,
      finished_at, received_at, time_zone,
      round(extract(epoch FROM (finished_at AT TIME ZONE time_zone)
        - (finished_at AT TIME ZONE 'UTC')) / 60),
      notification_id, autosaved, app_version, platform, payload_hash, answers, noise,
      positions, referenced_answers
    FROM unnest(\(rows.map(\.participantID)), \(rows.map(\.sheetID)), \(rows.map(\.studyID)),
      \(rows.map(\.questionnaireID)), \(rows.map(\.version)), \(rows.map(\.isOneTime)),
      \(rows.map(\.startedAt)), \(rows.map(\.finishedAt)), \(rows.map(\.receivedAt)),
      \(rows.map(\.timeZone)), \(rows.map(\.notificationID)), \(rows.map(\.autosaved)),
      \(rows.map(\.appVersion)), \(rows.map(\.platform)), \(rows.map(\.payloadHash)),
      \(rows.map(\.answers)), \(rows.map(\.noise)), \(rows.map(\.positions)),
      \(rows.map(\.references))) WITH ORDINALITY
      AS sheets (participant_id, sheet_id, study_id, questionnaire_id, version, one_time,
        started_at, finished_at, received_at, time_zone, notification_id, autosaved,
        app_version, platform, payload_hash, answers, noise, positions, referenced_answers,
        place)
    ORDER BY place
    ON CONFLICT DO NOTHING
    RETURNING participant_id, sheet_id, payload_hash
    """
  }

  /// The columns of the statement's parameters, and the one that it works out; for COPY.
  static let columns = [
    "participant_id", "sheet_id", "study_id", "questionnaire_id", "version", "one_time",
    "started_at", "finished_at", "received_at", "time_zone", "notification_id", "autosaved",
    "app_version", "platform", "payload_hash", "answers", "noise", "positions",
    "referenced_answers", "utc_offset_minutes",
  ]

  static let copy =
    "COPY answer_sheets (\(columns.joined(separator: ", "))) FROM STDIN (FORMAT binary)"

  /// The sheet with this number among those that the benchmark has filled the table with. The ids
  /// are worked out by the server, since pgbench knows no uuid.
  static func read(_ number: Int, participants: Int) -> PostgresQuery {
    """
    SELECT study_id, questionnaire_id, version, finished_at, payload_hash, answers
    FROM answer_sheets
    WHERE participant_id = md5('participant ' || \(number)::int8 % \(unescaped: "\(participants)"))::uuid
      AND sheet_id = md5('sheet ' || \(number)::int8)::uuid
    """
  }
}
