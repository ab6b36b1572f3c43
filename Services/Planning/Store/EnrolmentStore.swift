import FoundationEssentials
import Postgres
import Privacy

/// Read model of enrolments. Handles repeated changes and any order: the latest counts.
struct EnrolmentStore: Sendable {
  func note(_ change: EnrolmentChange) -> PostgresStatement<Void> {
    switch change.kind {
    case .joined(let groupID): join(change, groupID: groupID)
    case .regrouped(let groupID): regroup(change, groupID: groupID)
    case .left: leave(change)
    }
  }

  private func join(_ change: EnrolmentChange, groupID: String) -> PostgresStatement<Void> {
    PostgresStatement(
      """
      INSERT INTO enrolments (participant_id, study_id, joined_at, group_id, grouped_at,
        consent_ends_at, consent_told_at, subject_label, label_told_at)
      VALUES (\(change.participantID), \(change.studyID), \(change.at), \(groupID), \(change.at),
        \(change.consent?.endsAt), \(change.consent?.toldAt), \(change.subjectLabel),
        \(change.consent?.toldAt))
      ON CONFLICT (participant_id, study_id) DO UPDATE
        SET joined_at = greatest(enrolments.joined_at, EXCLUDED.joined_at),
          group_id = CASE WHEN EXCLUDED.grouped_at <= enrolments.grouped_at
            THEN enrolments.group_id ELSE EXCLUDED.group_id END,
          grouped_at = greatest(enrolments.grouped_at, EXCLUDED.grouped_at),
          consent_ends_at = CASE
            WHEN EXCLUDED.consent_told_at >= coalesce(enrolments.consent_told_at, '-infinity')
            THEN EXCLUDED.consent_ends_at ELSE enrolments.consent_ends_at END,
          consent_told_at = greatest(enrolments.consent_told_at, EXCLUDED.consent_told_at),
          subject_label = CASE
            WHEN EXCLUDED.label_told_at >= coalesce(enrolments.label_told_at, '-infinity')
            THEN EXCLUDED.subject_label ELSE enrolments.subject_label END,
          label_told_at = greatest(enrolments.label_told_at, EXCLUDED.label_told_at)
      """)
  }

  /// Stores the latest group, even if the change arrives before the joining.
  private func regroup(_ change: EnrolmentChange, groupID: String) -> PostgresStatement<Void> {
    PostgresStatement(
      """
      INSERT INTO enrolments (participant_id, study_id, group_id, grouped_at)
      VALUES (\(change.participantID), \(change.studyID), \(groupID), \(change.at))
      ON CONFLICT (participant_id, study_id) DO UPDATE
        SET group_id = EXCLUDED.group_id, grouped_at = EXCLUDED.grouped_at
        WHERE enrolments.grouped_at IS NULL OR enrolments.grouped_at < EXCLUDED.grouped_at
      """)
  }

  private func leave(_ change: EnrolmentChange) -> PostgresStatement<Void> {
    PostgresStatement(
      """
      INSERT INTO enrolments (participant_id, study_id, left_at)
      VALUES (\(change.participantID), \(change.studyID), \(change.at))
      ON CONFLICT (participant_id, study_id) DO UPDATE
        SET left_at = greatest(enrolments.left_at, EXCLUDED.left_at)
      """)
  }

  /// Returns the enrolments by study; unknown ones are missing.
  func find(
    _ participantID: UUID, studyIDs: [String]
  ) -> PostgresStatement<[String: EnrolmentRecord]> {
    PostgresStatement(
      """
      SELECT \(unescaped: Self.columns) FROM enrolments
      WHERE participant_id = \(participantID) AND study_id = ANY (\(studyIDs))
      """, read: Self.records)
  }

  /// Returns the enrolments in all known studies.
  func all(of participantID: UUID) -> PostgresStatement<[String: EnrolmentRecord]> {
    PostgresStatement(
      "SELECT \(unescaped: Self.columns) FROM enrolments WHERE participant_id = \(participantID)",
      read: Self.records)
  }

  private static let columns =
    "study_id, joined_at, left_at, group_id, grouped_at, consent_ends_at, consent_told_at"

  @Sendable private static func records(
    _ rows: [PostgresRow]
  ) throws -> [String: EnrolmentRecord] {
    try rows.reduce(into: [:]) { found, row in
      found[try row.decode("study_id")] = try record(row)
    }
  }

  static func record(_ row: PostgresRow) throws -> EnrolmentRecord {
    EnrolmentRecord(
      joinedAt: try row.decode("joined_at"), leftAt: try row.decode("left_at"),
      groupID: try row.decode("group_id"), groupedAt: try row.decode("grouped_at"),
      consentEndsAt: try row.decode("consent_ends_at"),
      consentToldAt: try row.decode("consent_told_at"))
  }

  /// Stores the ends of consents from a token, for known enrolments, unless those of a later event
  /// are stored.
  ///
  /// - Parameter ends: ends by study; nil for no end.
  func keep(
    consentEnds ends: [String: Date?], of participantID: UUID, toldAt: Date
  ) -> PostgresStatement<Void> {
    let ends = ends.sorted { $0.key < $1.key }
    return PostgresStatement(
      """
      UPDATE enrolments SET consent_ends_at = told.ends_at, consent_told_at = \(toldAt)
      FROM unnest(\(ends.map(\.key)), \(ends.map(\.value))) AS told (study, ends_at)
      WHERE participant_id = \(participantID) AND study_id = told.study
        AND coalesce(consent_told_at <= \(toldAt), true)
      """)
  }
}
