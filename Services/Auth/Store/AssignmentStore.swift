import FoundationEssentials
import Postgres

/// Staff roles and led studies as assignments: one row for each role on one object.
enum AssignmentStore {
  /// Maximum number of assignments of an account.
  private static let perAccountMax = AccountRules.ledStudiesMax + AccountRules.studyRolesMax + 10

  private static let assignments = """
    (SELECT participant_id, role, 'installation' AS object, NULL::timestamptz AS expires_at
       FROM account_roles WHERE role IN ('administrator', 'gateway')
     UNION ALL
     SELECT participant_id, role, coalesce('studies/' || study_id, ''), NULL FROM account_roles
       LEFT JOIN led_studies USING (participant_id)
       WHERE role = 'study_leader'
     UNION ALL
     SELECT participant_id, study_roles.role, 'studies/' || study_id, expires_at FROM study_roles
       JOIN account_roles USING (participant_id)
       WHERE account_roles.role = 'study_leader') AS assignments
    """

  /// Lists all assignments of an account that have not ended.
  static func all(of participantID: UUID, at now: Date) -> PostgresStatement<[Assignment]> {
    list(.account(participantID), limit: perAccountMax, at: now)
  }

  /// Lists assignments that have not ended, by object, role and account.
  ///
  /// - Parameter last: last assignment of the previous page; nil for the first page.
  static func list(
    _ filter: AssignmentFilter, after last: Assignment? = nil, limit: Int, at now: Date
  ) -> PostgresStatement<[Assignment]> {
    var query: PostgresQuery =
      """
      SELECT participant_id, role, object, expires_at, coalesce(verbs, '{}')
      FROM \(unescaped: assignments) LEFT JOIN defined_roles USING (role)
      WHERE (expires_at IS NULL OR expires_at > \(now))
      """
    switch filter {
    case .account(let participantID): query.append(" AND participant_id = \(participantID)")
    case .object(let object): query.append(" AND object = \(object)")
    }
    if let last {
      query.append(
        """
         AND (object COLLATE "C", role COLLATE "C", participant_id)
          > (\(last.object), \(last.role), \(last.participantID))
        """)
    }
    query.append(
      #" ORDER BY object COLLATE "C", role COLLATE "C", participant_id LIMIT \#(limit)"#)
    return PostgresStatement(query, each: assignment)
  }

  @Sendable private static func assignment(_ row: PostgresRow) throws -> Assignment {
    let (participantID, role, object, expiresAt, verbs) = try row.decode(
      UUID.self, String.self, String.self, Date?.self, [String].self)
    return Assignment(
      participantID: participantID, role: role, object: object, expiresAt: expiresAt,
      definedVerbs: verbs)
  }
}
