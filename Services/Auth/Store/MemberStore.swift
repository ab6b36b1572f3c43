import FoundationEssentials
import Postgres

/// Enrolments as study leaders see them.
enum MemberStore {
  /// Lists current members in the order of joining.
  ///
  /// - Parameter last: last member of the previous page; nil for the first page.
  static func list(
    of study: StudyID, _ filter: MemberFilter, after last: UUID?, limit: Int
  ) -> PostgresStatement<[Member]> {
    PostgresStatement(
      """
      SELECT \(unescaped: columns) FROM enrolments
      CROSS JOIN LATERAL (\(unescaped: labelShown(filter.showsLabels))) AS shown
      WHERE study_id = \(study.text) AND left_at IS NULL
        AND (\(last)::uuid IS NULL OR enrolment_id > (SELECT enrolment_id FROM enrolments
          WHERE study_id = \(study.text) AND member_id = \(last)))
        AND (starts_with(member_id::text, lower(\(filter.search)))
          OR starts_with(lower(shown.label), lower(\(filter.search))))
        AND (\(filter.groupID) = '' OR group_id = \(filter.groupID))
      ORDER BY enrolment_id LIMIT \(limit)
      """, each: member)
  }

  /// Returns a current member.
  static func find(
    _ memberID: UUID, in study: StudyID, showsLabels: Bool
  ) -> PostgresStatement<Member?> {
    PostgresStatement(
      """
      SELECT \(unescaped: columns) FROM enrolments
      CROSS JOIN LATERAL (\(unescaped: labelShown(showsLabels))) AS shown
      WHERE study_id = \(study.text) AND member_id = \(memberID) AND left_at IS NULL
      """, first: member)
  }

  /// The label of a row of `enrolments`: empty unless the study uses labels and the reader sees them.
  private static func labelShown(_ isShown: Bool) -> String {
    """
    SELECT CASE WHEN \(isShown) AND EXISTS (SELECT FROM studies
        WHERE studies.study_id = enrolments.study_id AND studies.subject_labels)
      THEN subject_label ELSE '' END AS label
    """
  }

  private static let columns =
    Enrolment.columns + ", shown.label AS shown_label, "
    + "\(GivenConsent.hasGroupTexts("enrolments.study_id")) AS tells_group, "
    + "(SELECT date_trunc('week', max(rotated_at) AT TIME ZONE 'UTC') AT TIME ZONE 'UTC' "
    + "FROM sessions WHERE sessions.participant_id = enrolments.participant_id) AS last_used_in"

  private static func member(_ row: PostgresRow) throws -> Member {
    var enrolment = try Enrolment(row: row)
    enrolment.subjectLabel = try row.decode("shown_label")
    return Member(
      enrolment: enrolment, lastUsedIn: try row.decode("last_used_in"),
      consentTellsGroup: try row.decode("tells_group"))
  }

  /// Returns the participant of the current member with the label; of several, of the one who joined
  /// last.
  static func participant(labelled label: String, in study: StudyID) -> PostgresStatement<UUID?> {
    PostgresStatement(
      """
      SELECT participant_id FROM enrolments
      WHERE study_id = \(study.text) AND subject_label = \(label) AND subject_label <> ''
        AND left_at IS NULL
      ORDER BY enrolment_id DESC LIMIT 1
      """, first: { try $0.decode("participant_id") })
  }

  /// Sets the label; the account is locked.
  static func setLabel(_ label: String, of enrolment: Enrolment) -> PostgresStatement<Enrolment> {
    PostgresStatement(
      """
      UPDATE enrolments SET subject_label = \(label)
      WHERE enrolment_id = \(enrolment.enrolmentID)
      RETURNING \(unescaped: Enrolment.columns)
      """, named: "the change of a label", row: Enrolment.init(row:))
  }

  /// Removes the labels of current and former enrolments; the account is locked.
  ///
  /// - Returns: the changed enrolments.
  static func removeLabels(
    of participantID: UUID, in study: StudyID
  ) -> PostgresStatement<[Enrolment]> {
    PostgresStatement(
      """
      UPDATE enrolments SET subject_label = ''
      WHERE participant_id = \(participantID) AND study_id = \(study.text) AND subject_label <> ''
      RETURNING \(unescaped: Enrolment.columns)
      """, each: Enrolment.init)
  }

  /// Returns the participant of a member; nil if the member does not exist or has left.
  static func participant(_ memberID: UUID, in study: StudyID) -> PostgresStatement<UUID?> {
    PostgresStatement(
      """
      SELECT participant_id FROM enrolments
      WHERE study_id = \(study.text) AND member_id = \(memberID) AND left_at IS NULL
      """, first: { try $0.decode("participant_id") })
  }

  /// Returns the participant of a current or former member; nil if the member does not exist.
  static func participantEver(_ memberID: UUID, in study: StudyID) -> PostgresStatement<UUID?> {
    PostgresStatement(
      """
      SELECT participant_id FROM enrolments
      WHERE study_id = \(study.text) AND member_id = \(memberID)
      """, first: { try $0.decode("participant_id") })
  }

  /// Changes the group; the account is locked.
  ///
  /// - Returns: the enrolment, with a later change time than before, even if the clock was set
  ///   back.
  static func setGroup(_ groupID: String, of enrolment: Enrolment, at now: Date)
    -> PostgresStatement<Enrolment>
  {
    PostgresStatement(
      """
      UPDATE enrolments SET group_id = \(groupID),
        grouped_at = greatest(\(now), coalesce(grouped_at, joined_at) + interval '1 microsecond')
      WHERE enrolment_id = \(enrolment.enrolmentID)
      RETURNING \(unescaped: Enrolment.columns)
      """, named: "the change of a group", row: Enrolment.init(row:))
  }
}
