import Postgres
import ServiceKit

extension OwnRecords {
  /// All revisions of sheets that were amended, the first one, which is the sheet as it was sent, included.
  static func revisions(_ pool: PostgresPool) -> StoredRecords {
    StoredRecords(
      "sheet_revisions",
      from: """
        (SELECT participant_id, sheet_id, revision, amendment_id, study_id, questionnaire_id,
          version, finished_at, reason, amended_at, received_at, withdrawn, answers, scores
        FROM sheet_revisions
        UNION ALL
        SELECT s.participant_id, s.sheet_id, 1, NULL, s.study_id, s.questionnaire_id, s.version,
          s.finished_at, '', s.finished_at, s.received_at, false, s.answers, s.scores
        FROM sheet_revisions AS next JOIN answer_sheets AS s
          ON s.participant_id = next.participant_id AND s.sheet_id = next.sheet_id
            AND s.received_at = next.sheet_received_at
        WHERE next.revision = 2) AS revisions
        """,
      columns: [
        .text("sheet_id"), .integer("revision"), .text("amendment_id"), .text("study_id"),
        .text("questionnaire_id"), .integer("version"), .time("finished_at"), .text("reason"),
        .time("amended_at"), .time("received_at"), .flag("withdrawn"), .text("answers"),
        .text("scores"),
      ], key: [.uuid("sheet_id"), .integer("revision")], pool: pool)
  }
}
