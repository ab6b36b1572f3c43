import AuthDomain
import Postgres

extension Enrolment {
  static let columns =
    "enrolment_id, study_id, joined_at, left_at, consent_version, consent_language, member_id, "
    + "group_id, grouped_at, "
    + "(SELECT test_participant FROM accounts "
    + "WHERE accounts.participant_id = enrolments.participant_id) AS test_participant, "
    + "(SELECT managed_revision FROM accounts "
    + "WHERE accounts.participant_id = enrolments.participant_id) AS managed_revision"

  init(row: PostgresRow) throws {
    self.init(
      enrolmentID: try row.decode("enrolment_id"), studyID: try row.decode("study_id"),
      joinedAt: try row.decode("joined_at"), leftAt: try row.decode("left_at"),
      consentVersion: try row.decode("consent_version"),
      consentLanguage: try row.decode("consent_language"),
      memberID: try row.decode("member_id"), groupID: try row.decode("group_id"),
      groupedAt: try row.decode("grouped_at"),
      isTestParticipant: try row.decode("test_participant"),
      accountRevision: try row.decode("managed_revision"))
  }
}
