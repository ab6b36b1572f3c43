import FoundationEssentials
import Postgres

/// The tables of persons of the external provider and of the roles that its claims gave.
enum ProviderIdentityStore {
  /// Serialises sign-ins of one person, until the end of the transaction.
  static func lock(issuer: String, subject: String) -> PostgresStatement<Void> {
    PostgresStatement(
      """
      SELECT pg_advisory_xact_lock(
        hashtextextended('otolith-auth provider ' || \(issuer) || ' ' || \(subject), 0))
      """)
  }

  static func find(issuer: String, subject: String) -> PostgresStatement<UUID?> {
    PostgresStatement(
      """
      SELECT participant_id FROM provider_identities
      WHERE issuer = \(issuer) AND subject = \(subject)
      """, first: { try $0.decode("participant_id") })
  }

  /// Links an account to a person. Answers false, without writing, if the account has a link.
  static func insert(
    _ participantID: UUID, issuer: String, subject: String, at now: Date
  ) -> PostgresStatement<Bool> {
    PostgresStatement(
      affecting: """
        INSERT INTO provider_identities (participant_id, issuer, subject, linked_at)
        VALUES (\(participantID), \(issuer), \(subject), \(now))
        ON CONFLICT (participant_id) DO NOTHING
        """)
  }

  /// Returns the accounts of staff, confirmed or invited, with this address, at most two.
  static func staff(under email: EmailAddress) -> PostgresStatement<[UUID]> {
    PostgresStatement(
      """
      SELECT participant_id FROM accounts WHERE email_key = \(email.key) AND email_consent
        AND EXISTS (SELECT FROM account_roles
          WHERE account_roles.participant_id = accounts.participant_id
            AND role IN ('study_leader', 'administrator'))
        AND NOT EXISTS (SELECT FROM account_roles
          WHERE account_roles.participant_id = accounts.participant_id
            AND role IN ('participant', 'gateway'))
      LIMIT 2
      """, each: { try $0.decode("participant_id") })
  }

  /// Roles that the account has, by claims or otherwise.
  static func held(by participantID: UUID, at now: Date) -> PostgresStatement<Set<ProviderRole>> {
    PostgresStatement(
      """
      SELECT role, NULL AS study_id FROM account_roles
      WHERE participant_id = \(participantID) AND role IN ('study_leader', 'administrator')
      UNION SELECT 'study_leader', study_id FROM led_studies WHERE participant_id = \(participantID)
      UNION SELECT role, study_id FROM study_roles WHERE participant_id = \(participantID)
        AND (expires_at IS NULL OR expires_at > \(now))
      """
    ) { Set(try $0.map(role)) }
  }

  /// Roles that claims gave.
  static func given(to participantID: UUID) -> PostgresStatement<Set<ProviderRole>> {
    PostgresStatement(
      """
      SELECT role, nullif(study_id, '') AS study_id FROM provider_roles
      WHERE participant_id = \(participantID)
      """
    ) { Set(try $0.map(role)) }
  }

  /// Gives a role and records that a claim gave it.
  static func give(
    _ role: ProviderRole, to participantID: UUID, at now: Date
  ) -> [PostgresStatement<Void>] {
    let study = role.study
    return [
      study.map {
        StudyRoleStore.set(role.role, of: participantID, in: $0, until: nil, at: now)
      }
        ?? PostgresStatement(
          """
          INSERT INTO account_roles (participant_id, role) VALUES (\(participantID), \(role.role))
          ON CONFLICT DO NOTHING
          """),
      PostgresStatement(
        """
        INSERT INTO provider_roles (participant_id, role, study_id)
        VALUES (\(participantID), \(role.role), \(study?.text ?? "")) ON CONFLICT DO NOTHING
        """),
    ]
  }

  /// Forgets that a claim gave a role, because a person gave it: claims no longer take it.
  static func keep(_ role: ProviderRole, of participantID: UUID) -> PostgresStatement<Void> {
    PostgresStatement(
      """
      DELETE FROM provider_roles WHERE participant_id = \(participantID)
        AND role = \(role.role) AND study_id = \(role.study?.text ?? "")
      """)
  }

  /// Takes a role that a claim gave.
  static func take(
    _ role: ProviderRole, from participantID: UUID
  ) -> [PostgresStatement<Void>] {
    let study = role.study
    return [
      study.map { StudyRoleStore.delete(role.role, of: participantID, in: $0) }
        // Checks that a claim gave it.
        ?? PostgresStatement("SELECT end_provider_role(\(participantID), \(role.role))"),
      keep(role, of: participantID),
    ]
  }

  @Sendable private static func role(_ row: PostgresRow) throws -> ProviderRole {
    ProviderRole(
      role: try row.decode("role"),
      study: try row.decode("study_id", as: String?.self).flatMap(StudyID.init))
  }
}
