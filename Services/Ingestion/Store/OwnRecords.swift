import Postgres
import Privacy

/// The stored data of a participant besides answer sheets, for the own-data export.
enum OwnRecords {
  static func sources(_ pool: PostgresPool) -> [any OwnRecordSource] {
    [
      StoredRecords(
        "enrolment_changes",
        columns: [
          .text("study_id"), .time("at"), .flag("joined"), .time("joined_again_at"),
          .text("consent_version"), .text("consent_language"), .list("consent_parts"),
          .time("consent_told_at"),
        ],
        key: [
          .text("study_id"), StoredRecords.microseconds("at"), .integer("joined::int"),
        ], pool: pool),
      StoredRecords(
        "member_groups", columns: [.text("study_id"), .time("since"), .text("group_id")],
        key: [.text("study_id"), StoredRecords.microseconds("since")], pool: pool),
      StoredRecords(
        "sheet_usage",
        columns: [
          .text("study_id"), .integer("sheets"), .integer("bytes"), .text("day"),
          .integer("day_sheets"),
        ], key: [.text("study_id")], pool: pool),
      StoredRecords(
        "comparison_contributors",
        columns: [.text("study_id"), .text("comparison_id"), .text("place")],
        key: [.text("study_id"), .text("comparison_id")], pool: pool),
      StoredRecords(
        "test_participants", columns: [.flag("marked"), .integer("revision")],
        key: [.integer("revision")], pool: pool),
      drafts(pool), revisions(pool), reviews(pool), notifications(pool),
    ] + listeningAndSettings(pool) + rejectedSheets(pool) + healthRecords(pool)
      + shares(pool) + files(pool) + grants(pool)
  }

  /// Drafts, and what is kept of ended ones.
  static func drafts(_ pool: PostgresPool) -> StoredRecords {
    StoredRecords(
      "sheet_drafts",
      columns: [
        .text("draft_id"), .text("study_id"), .text("questionnaire_id"), .integer("version"),
        .time("started_at"), .time("updated_at"), .time("expires_at"), .time("ended_at"),
        .integer("revision"), .integer("percent"), .text("answers"), .text("changes"),
      ], key: [.uuid("draft_id")], pool: pool)
  }

  /// All revisions of amended sheets, including the first, which is the sheet as sent.
  static func revisions(_ pool: PostgresPool) -> StoredRecords {
    StoredRecords(
      "sheet_revisions",
      from: """
        (SELECT participant_id, sheet_id, revision, amendment_id, study_id, questionnaire_id,
          version, finished_at, reason, correction, amended_at, received_at, withdrawn, answers,
          scores
        FROM sheet_revisions
        UNION ALL
        SELECT s.participant_id, s.sheet_id, 1, NULL, s.study_id, s.questionnaire_id, s.version,
          s.finished_at, '', '', s.finished_at, s.received_at, false, s.answers, s.scores
        FROM sheet_revisions AS next JOIN answer_sheets AS s
          ON s.participant_id = next.participant_id AND s.sheet_id = next.sheet_id
            AND s.received_at = next.sheet_received_at
        WHERE next.revision = 2) AS revisions
        """,
      columns: [
        .text("sheet_id"), .integer("revision"), .text("amendment_id"), .text("study_id"),
        .text("questionnaire_id"), .integer("version"), .time("finished_at"), .text("reason"),
        .text("correction"), .time("amended_at"), .time("received_at"), .flag("withdrawn"),
        .text("answers"), .text("scores"),
      ], key: [.uuid("sheet_id"), .integer("revision")], pool: pool)
  }

  /// What staff did with the participant's sheets, without who did it.
  static func reviews(_ pool: PostgresPool) -> StoredRecords {
    StoredRecords(
      "sheet_reviews",
      columns: [
        .text("sheet_id"), .integer("number"), .text("study_id"), .time("reviewed_at"),
        .text("kind"), .text("value"), .integer("revision"), .text("note"),
      ], key: [.uuid("sheet_id"), .integer("number")], pool: pool)
  }

  static func notifications(_ pool: PostgresPool) -> any OwnRecordSource {
    StoredRecords(
      "notifications",
      columns: [
        .text("notification_id"), .text("study_id"), .text("questionnaire_id"),
        .text("schedule_id"), .time("notify_at"), .time("expires_at"), .flag("fixed"),
        .integer("completion_minutes"), .flag("cancelled"), .time("told_at"),
      ], key: [.uuid("notification_id")], pool: pool)
  }

  /// Listening sessions and settings.
  static func listeningAndSettings(_ pool: PostgresPool) -> [any OwnRecordSource] {
    [
      StoredRecords(
        "listening_sessions",
        columns: [
          .text("session_id"), .text("study_id"), .text("collection_id"),
          .integer("collection_version"), .text("sound_id"), .time("started_at"),
          .time("received_at"), .text("time_zone"), .integer("utc_offset_minutes"),
          .integer("net_milliseconds"), .integer("loop_minutes"), .text("ended_by"),
          .text("rated"), .integer("rating"), .text("app_version"), .list("deviations"),
          .time("withdrawn_at"),
        ], key: [.uuid("session_id")], pool: pool),
      StoredRecords(
        "listening_usage",
        columns: [
          .text("study_id"), .integer("sessions"), .text("day"), .integer("day_sessions"),
        ], key: [.text("study_id")], pool: pool),
      StoredRecords(
        "participant_settings",
        columns: [.text("settings"), .integer("revision"), .time("updated_at")],
        key: [.integer("revision")], pool: pool),
    ]
  }

  /// Rejected sheets that are not stored since, as sent.
  static func rejectedSheets(_ pool: PostgresPool) -> [any OwnRecordSource] {
    [
      StoredRecords(
        "rejected_sheets",
        columns: [
          .text("sheet_id"), .text("study_id"), .time("rejected_at"), .text("contents"),
          .integer("bytes"),
        ],
        key: [.uuid("sheet_id")], pool: pool, pageRows: 20,
        isOwn: {
          """
          participant_id = \($0) AND NOT EXISTS (
            SELECT FROM answer_sheet_keys AS key WHERE key.participant_id = \($0)
              AND key.sheet_id = rejected_sheets.sheet_id)
          """
        })
    ]
  }

  /// Health records, including tombstones, and their change counters.
  static func healthRecords(_ pool: PostgresPool) -> [any OwnRecordSource] {
    [
      StoredRecords(
        "health_records",
        columns: [
          .text("record_id"), .text("study_id"), .text("type"), .text("title"), .text("note"),
          .text("contents"), .text("vocabulary_id"), .text("time_zone"), .integer("revision"),
          .integer("change"),
          .time("changed_at"), .time("created_at"), .time("updated_at"), .time("starts_at"),
          .time("ends_at"), .integer("bytes"),
        ],
        // Large records may have megabytes together.
        key: [.uuid("record_id")], pool: pool, pageRows: 50),
      StoredRecords(
        "record_counters", columns: [.integer("change"), .integer("forgotten")],
        key: [.integer("change")], pool: pool),
    ]
  }

  /// Files of answers without their keys and bytes, and the answers that name them.
  static func files(_ pool: PostgresPool) -> [any OwnRecordSource] {
    [
      StoredRecords(
        "answer_files",
        columns: [
          .text("study_id"), .text("sha256"), .integer("byte_count"), .text("media_type"),
          .time("changed_at"),
        ], key: [.text("study_id"), .text("sha256")], pool: pool),
      StoredRecords(
        "answer_file_uses",
        columns: [
          .text("sheet_id"), .text("study_id"), .text("questionnaire_id"), .text("element_id"),
          .text("sha256"), .list("media_types"), .integer("byte_count_max"),
          .time("sheet_received_at"),
        ], key: [.uuid("sheet_id"), .text("element_id")], pool: pool),
    ]
  }

  /// Shares without their encrypted contents, which are what the other files have, and who opened
  /// them.
  static func shares(_ pool: PostgresPool) -> [any OwnRecordSource] {
    [
      StoredRecords(
        "shares",
        columns: [
          .text("share_id"), .text("study_id"), .text("scope"), .text("label"),
          .time("created_at"), .time("expires_at"), .time("revoked_at"), .time("ended_at"),
          .integer("openings"), .time("last_opened_at"), .integer("wrong_passcodes"),
          .integer("bytes"),
        ], key: [.uuid("share_id")], pool: pool),
      StoredRecords(
        "share_accesses",
        columns: [
          .text("share_id"), .text("study_id"), .integer("access_id"), .time("accessed_at"),
          .text("recipient"), .flag("opened"),
        ], key: [.uuid("share_id"), .integer("access_id")], pool: pool),
    ]
  }

  /// Grants that the participant gave to clinicians, when they read, and grants that the account received.
  static func grants(_ pool: PostgresPool) -> [any OwnRecordSource] {
    [
      StoredRecords(
        "clinician_grants",
        columns: [
          .text("grant_id"), .text("study_id"), .text("scope"), .text("patient_name"),
          .time("created_at"), .time("expires_at"), .time("confirmed_at"), .time("revoked_at"),
          .integer("wrong_keys"), .integer("readings"), .time("last_read_at"),
        ], key: [.uuid("grant_id")], pool: pool),
      StoredRecords(
        "clinician_readings",
        columns: [
          .text("grant_id"), .text("study_id"), .integer("reading_id"), .time("read_at"),
        ], key: [.uuid("grant_id"), .integer("reading_id")], pool: pool),
      StoredRecords(
        "clinician_acceptances",
        columns: [.text("grant_id"), .text("clinician_name"), .time("accepted_at")],
        key: [.uuid("grant_id")], pool: pool),
    ]
  }
}
