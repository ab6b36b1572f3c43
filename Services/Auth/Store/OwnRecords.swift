import Postgres
import Privacy

/// Records of a participant for the own export, without credentials (hashes of passwords, codes and
/// tokens).
enum OwnRecords {
  static func sources(_ pool: PostgresPool) -> [any OwnRecordSource] {
    account(pool) + studies(pool) + access(pool)
  }

  private static func account(_ pool: PostgresPool) -> [any OwnRecordSource] {
    [
      StoredRecords(
        "accounts",
        columns: [
          .text("participant_id"), .text("username"), .text("email"), .flag("email_given"),
          .flag("email_consent"), .list("studies_given"), .text("language"), .time("created_at"),
          .time("confirmed_at"), .time("suspended_at"), .text("suspension_reason"),
          .time("rights_changed_at"),
          .flag("test_participant"), .time("newsletter_since"), .time("email_failed_at"),
          .flag("team_mails_off"), .text("client_id"),
        ], key: [.uuid("participant_id")], pool: pool),
      StoredRecords(
        "account_profiles", columns: [.text("field"), .text("value"), .time("consented_at")],
        key: [.text("field")], pool: pool),
      StoredRecords(
        "email_changes", columns: [.text("email"), .time("expires_at"), .time("done_at")],
        key: [.text("email")], pool: pool),
      StoredRecords(
        "account_roles", columns: [.text("role")], key: [.text("role")], pool: pool),
      StoredRecords(
        "led_studies", columns: [.text("study_id")], key: [.text("study_id")], pool: pool),
      StoredRecords(
        "study_roles",
        columns: [.text("study_id"), .text("role"), .time("since"), .time("expires_at")],
        key: [.text("study_id"), .text("role")], pool: pool),
    ]
  }

  private static func studies(_ pool: PostgresPool) -> [any OwnRecordSource] {
    let consent: [StoredRecords.Column] = [
      .text("consent_version"), .text("consent_language"),
    ]
    return [
      StoredRecords(
        "enrolments",
        columns: [.text("study_id"), .time("joined_at"), .time("left_at")] + consent + [
          .text("member_id"), .text("group_id"), .time("grouped_at"),
          .time("consent_withdrawn_at"), .time("consent_ends_told"), .text("subject_label"),
        ], key: [.integer("enrolment_id")], pool: pool),
      StoredRecords(
        "allocations",
        columns: [
          .text("study_id"), .text("scheme_id"), .integer("position"), .list("stratum"),
          .text("group_id"), .text("member_id"), .time("allocated_at"),
        ], key: [.uuid("scheme_id")], pool: pool),
      StoredRecords(
        "unblindings",
        columns: [
          .text("study_id"), .text("member_id"), .text("reason"), .text("state"),
          .time("requested_at"), .time("decided_at"),
        ], key: [.uuid("unblinding_id")], pool: pool),
      StoredRecords(
        "consents",
        columns: [.text("study_id")] + consent + [
          .text("text_sha256", "encode(text_sha256, 'hex')"), .time("given_at"),
          .list("part_ids"), .text("signature_name"), .text("signature_drawing"),
          .integer("retention_days_after_end"), .integer("retention_days_after_leaving"),
          .text("retention_outcome"), .flag("retention_on_withdrawal"),
          .text("retention_on_erasure"),
        ],
        key: [.integer("consent_id")], pool: pool),
      StoredRecords(
        "join_requests",
        columns: [.text("join_request_id"), .text("study_id"), .text("state"), .text("note")]
          + consent + [
            .time("requested_at"), .time("expires_at"), .time("decided_at"), .text("reason"),
          ], key: [.uuid("join_request_id")], pool: pool),
      StoredRecords(
        "messages",
        columns: [
          .text("message_id"), .text("study_id"), .flag("from_team"), .text("text"),
          .flag("answerable"), .text("reply_email"), .text("answer_to"), .time("created_at"),
        ], key: [.uuid("message_id")], pool: pool),
      StoredRecords(
        "message_reads", columns: [.text("message_id"), .time("read_at")],
        key: [.uuid("message_id")], pool: pool),
    ]
  }

  private static func access(_ pool: PostgresPool) -> [any OwnRecordSource] {
    [
      // Reduced to days, so that the export does not show when the participant was awake.
      StoredRecords(
        "sessions",
        columns: [
          .text("session_id"), .text("label"), .list("audiences"),
          .day("signed_in_on", "signed_in_at"),
          .day("last_used_on", "rotated_at"), .day("proven_on", "proven_at"),
          .day("ended_on", "revoked_at"), .day("ends_on", "ends_by"), .flag("proves_second_factor"),
          .text("client_id"),
        ], key: [.uuid("session_id")], pool: pool),
      StoredRecords(
        "access_codes",
        columns: [
          .text("purpose"), .time("created_at"), .time("expires_at"), .time("used_at"),
        ],
        // Hashes of codes do not leave the service, not even in a resume token.
        key: [
          StoredRecords.microseconds("created_at"),
          .integer("('x' || left(encode(sha256(code_hash), 'hex'), 15))::bit(60)::bigint"),
        ], pool: pool),
      StoredRecords(
        "provider_identities", columns: [.text("issuer"), .text("subject"), .time("linked_at")],
        key: [.text("issuer")], pool: pool),
      StoredRecords(
        "provider_roles", columns: [.text("role"), .text("study_id")],
        key: [.text("role"), .text("study_id")], pool: pool),
      StoredRecords(
        "second_factors", columns: [.time("created_at"), .time("confirmed_at")],
        key: [StoredRecords.microseconds("created_at")], pool: pool),
      StoredRecords(
        "confirmation_codes", columns: [.time("expires_at")],
        key: [StoredRecords.microseconds("expires_at")], pool: pool),
      StoredRecords(
        "mail_outbox",
        columns: [
          .text("mail_id"), .text("recipient"), .text("language"), .text("purpose"),
          .text("study_title"), .text("reason"), .time("created_at"),
        ], key: [.uuid("mail_id")], pool: pool),
      StoredRecords(
        "sent_mails", columns: [.text("mail_id"), .time("sent_at")], key: [.uuid("mail_id")],
        pool: pool),
    ]
  }
}
