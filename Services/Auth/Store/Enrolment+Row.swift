import AuthDomain
import Postgres

extension Enrolment {
  static let columns =
    "enrolment_id, study_id, joined_at, left_at, consent_version, consent_language, member_id, "
    + "group_id, grouped_at, "
    + "(SELECT test_participant FROM accounts "
    + "WHERE accounts.participant_id = enrolments.participant_id) AS test_participant, "
    + "(SELECT managed_revision FROM accounts "
    + "WHERE accounts.participant_id = enrolments.participant_id) AS managed_revision, "
    + "left_at IS NULL AND EXISTS (SELECT FROM studies "
    + "WHERE studies.study_id = enrolments.study_id AND studies.revision >= 0 "
    + "AND studies.consent_version <> enrolments.consent_version) AS consent_outdated, "
    + "consent_withdrawn_at, "
    + "CASE WHEN left_at IS NULL THEN \(consentEnd) END AS consent_ends_at"

  /// When the consent of a row of `enrolments` ends by what every text since says; null: it stays valid. In
  /// whole seconds, as tokens tell it.
  static let consentEnd = """
    (SELECT date_trunc('second', min(later.earlier_end_at))
    FROM consent_versions AS own JOIN consent_versions AS later
      ON later.study_id = own.study_id AND later.revision > own.revision
    WHERE own.study_id = enrolments.study_id AND own.consent_version = enrolments.consent_version)
    """

  init(row: PostgresRow) throws {
    self.init(
      enrolmentID: try row.decode("enrolment_id"), studyID: try row.decode("study_id"),
      joinedAt: try row.decode("joined_at"), leftAt: try row.decode("left_at"),
      consentVersion: try row.decode("consent_version"),
      consentLanguage: try row.decode("consent_language"),
      memberID: try row.decode("member_id"), groupID: try row.decode("group_id"),
      groupedAt: try row.decode("grouped_at"),
      isTestParticipant: try row.decode("test_participant"),
      accountRevision: try row.decode("managed_revision"),
      isConsentOutdated: try row.decode("consent_outdated"),
      consentWithdrawnAt: try row.decode("consent_withdrawn_at"),
      consentEndsAt: try row.decode("consent_ends_at"))
  }
}
