import AuthDomain
import FoundationEssentials
import Postgres

extension ManagedAccount {
  /// Of `accounts`. An address is read only where it may be shown.
  static let columns =
    "participant_id, username, "
    + "CASE WHEN email_consent AND confirmed_at IS NOT NULL THEN email END AS shown_email, "
    + "CASE WHEN email_consent AND confirmed_at IS NOT NULL THEN email_failed_at END AS email_failed_at, "
    + "ARRAY(SELECT role FROM account_roles "
    + "WHERE account_roles.participant_id = accounts.participant_id) AS roles, "
    + "ARRAY(SELECT study_id FROM led_studies "
    + "WHERE led_studies.participant_id = accounts.participant_id ORDER BY study_id) AS led, "
    + "created_at, confirmed_at, suspended_at, suspension_reason, test_participant, "
    + "managed_revision"

  init(row: PostgresRow) throws {
    let roles = try row.decode("roles", as: [String].self)
    let reason = try row.decode("suspension_reason", as: String?.self)
    let suspendedAt = try row.decode("suspended_at", as: Date?.self)
    self.init(
      participantID: try row.decode("participant_id"), username: try row.decode("username"),
      email: try row.decode("shown_email"),
      emailFailedAt: try row.decode("email_failed_at"),
      roles: Set(roles.compactMap(AccountRole.init(rawValue:))),
      ledStudies: try row.decode("led"), createdAt: try row.decode("created_at"),
      confirmedAt: try row.decode("confirmed_at"),
      suspension: suspendedAt.map {
        Suspension(since: $0, reason: reason.flatMap(SuspensionReason.init(rawValue:)) ?? .other)
      }, isTestParticipant: try row.decode("test_participant"),
      revision: try row.decode("managed_revision"))
  }
}
