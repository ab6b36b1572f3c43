import AuthDomain
import Postgres

extension Account {
  static let columns =
    "participant_id, username, password_hash, email, email_given, email_consent, "
    + "studies_given, language, created_at, confirmed_at, test_participant, "
    + "newsletter_since, email_failed_at, revision"

  init(row: PostgresRow) throws {
    self.init(
      participantID: try row.decode("participant_id"), username: try row.decode("username"),
      passwordHash: try row.decode("password_hash"), email: try row.decode("email"),
      emailGiven: try row.decode("email_given"), emailConsent: try row.decode("email_consent"),
      studiesGiven: try row.decode("studies_given"), language: try row.decode("language"),
      createdAt: try row.decode("created_at"), confirmedAt: try row.decode("confirmed_at"),
      isTestParticipant: try row.decode("test_participant"),
      newsletterSince: try row.decode("newsletter_since"),
      emailFailedAt: try row.decode("email_failed_at"), revision: try row.decode("revision"))
  }
}
