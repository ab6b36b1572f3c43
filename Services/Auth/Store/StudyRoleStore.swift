import FoundationEssentials
import Postgres

/// Roles of staff in studies: leaders in `led_studies`, further ones in `study_roles`.
enum StudyRoleStore {
  /// Name of the role of leaders.
  static let leader = AccountRole.studyLeader.rawValue

  /// Condition on a row `held` of `study_roles`: the role sees the groups of a blinded allocation.
  static let seesGroups = """
    (held.role = 'unblinded_statistician' OR held.role IN (SELECT role FROM defined_roles
      WHERE 'allocation.read' = ANY (verbs)))
    """

  /// Whether the account is active staff and holds the verb on the study.
  ///
  /// - Parameter roles: shipped roles that have the verb.
  static func holds(
    _ participantID: UUID, _ verb: String, of roles: [String], in study: StudyID, at now: Date
  ) -> PostgresStatement<Bool> {
    PostgresStatement(
      exists: """
        SELECT FROM account_roles JOIN accounts USING (participant_id)
        WHERE participant_id = \(participantID) AND role = \(leader) AND suspended_at IS NULL
          AND (\(roles.contains(leader)) AND EXISTS (SELECT FROM led_studies
              WHERE led_studies.participant_id = \(participantID) AND study_id = \(study.text))
            OR EXISTS (SELECT FROM study_roles
              WHERE study_roles.participant_id = \(participantID) AND study_id = \(study.text)
                AND (study_roles.role = ANY (\(roles)) OR study_roles.role IN
                  (SELECT role FROM defined_roles WHERE \(verb) = ANY (verbs)))
                AND (expires_at IS NULL OR expires_at > \(now))))
        """)
  }

  /// Maximum number of accounts that are mailed at once.
  static let reachableMax = 200
  /// Condition on a row of `accounts`: it is active staff with a deliverable address.
  static let isReachable = """
    (suspended_at IS NULL AND confirmed_at IS NOT NULL AND email IS NOT NULL
      AND email_failed_at IS NULL AND EXISTS (SELECT FROM account_roles AS staff
        WHERE staff.participant_id = accounts.participant_id AND staff.role = '\(leader)'))
    """

  /// Returns the active staff with one of the roles in the study and a deliverable address. Defined roles
  /// need the right to read alerts.
  ///
  /// - Parameter seesGroups: whether staff is left out from whom groups are concealed.
  static func reachable(
    _ roles: [String], in study: StudyID, seesGroups: Bool, at now: Date
  ) -> PostgresStatement<[UUID]> {
    PostgresStatement(
      """
      SELECT participant_id FROM accounts
      WHERE \(unescaped: isReachable)
        AND (\(roles.contains(leader)) AND EXISTS (SELECT FROM led_studies AS led
            WHERE led.participant_id = accounts.participant_id AND led.study_id = \(study.text))
          OR EXISTS (SELECT FROM study_roles AS held
            WHERE held.participant_id = accounts.participant_id AND held.study_id = \(study.text)
              AND held.role = ANY (\(roles)) AND NOT EXISTS (SELECT FROM defined_roles
                WHERE role = held.role AND 'alert.read' <> ALL (verbs))
              AND (held.expires_at IS NULL OR held.expires_at > \(now))))
        AND (NOT \(seesGroups)
          OR NOT EXISTS (SELECT FROM allocation_schemes WHERE study_id = \(study.text)
            AND \(unescaped: AllocationStore.isBlinded))
          OR EXISTS (SELECT FROM study_roles AS held
            WHERE held.participant_id = accounts.participant_id AND held.study_id = \(study.text)
              AND \(unescaped: Self.seesGroups)
              AND (held.expires_at IS NULL OR held.expires_at > \(now))))
      ORDER BY participant_id LIMIT \(reachableMax)
      """, each: { try $0.decode("participant_id") })
  }

  /// Whether another active account leads the study.
  static func hasLeader(of study: StudyID, besides participantID: UUID) -> PostgresStatement<Bool> {
    PostgresStatement(
      exists: """
        SELECT FROM led_studies JOIN account_roles USING (participant_id)
          JOIN accounts USING (participant_id)
        WHERE study_id = \(study.text) AND role = \(leader) AND participant_id <> \(participantID)
          AND suspended_at IS NULL AND confirmed_at IS NOT NULL
        """)
  }

  /// Lists the accounts that have a role in the study, in the order of their ids.
  static func staff(of study: StudyID) -> PostgresStatement<[UUID]> {
    PostgresStatement(
      """
      SELECT participant_id FROM led_studies WHERE study_id = \(study.text)
      UNION SELECT participant_id FROM study_roles WHERE study_id = \(study.text)
      ORDER BY participant_id
      """, each: { try $0.decode("participant_id") })
  }

  /// Serialises changes of a study's roles, so that two leaders cannot leave concurrently.
  static func lock(_ study: StudyID) -> PostgresStatement<Void> {
    PostgresStatement(
      """
      SELECT pg_advisory_xact_lock(hashtextextended('otolith-auth roles ' || \(study.text), 0))
      """)
  }

  /// Gives a role, or changes its end.
  static func set(
    _ role: String, of participantID: UUID, in study: StudyID, until end: Date?, at now: Date
  ) -> PostgresStatement<Void> {
    if role == leader {
      return PostgresStatement(
        """
        INSERT INTO led_studies (participant_id, study_id)
        VALUES (\(participantID), \(study.text)) ON CONFLICT DO NOTHING
        """)
    }
    return PostgresStatement(
      """
      INSERT INTO study_roles (participant_id, study_id, role, since, expires_at)
      VALUES (\(participantID), \(study.text), \(role), \(now), \(end))
      ON CONFLICT (participant_id, study_id, role) DO UPDATE
        SET since = excluded.since, expires_at = excluded.expires_at
      """)
  }

  static func delete(
    _ role: String, of participantID: UUID, in study: StudyID
  ) -> PostgresStatement<Void> {
    if role == leader {
      return PostgresStatement(
        """
        DELETE FROM led_studies
        WHERE participant_id = \(participantID) AND study_id = \(study.text)
        """)
    }
    return PostgresStatement(
      """
      DELETE FROM study_roles
      WHERE participant_id = \(participantID) AND study_id = \(study.text) AND role = \(role)
      """)
  }

  /// Deletes roles that ended more than a day ago. Returns their number.
  static func deleteEnded(at now: Date, atMost count: Int) -> PostgresStatement<Int> {
    PostgresStatement(
      """
      DELETE FROM study_roles WHERE ctid IN (SELECT ctid FROM study_roles
        WHERE expires_at < \(now - 86_400) LIMIT \(count)) RETURNING 1
      """
    ) { $0.count }
  }
}
