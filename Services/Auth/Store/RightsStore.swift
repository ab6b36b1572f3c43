package import AuthDomain
package import FoundationEssentials
package import Postgres

/// What the tables of roles, enrolments and led studies say together about an account.
package struct RightsStore: Sendable {
  package init() {}

  package func find(
    of participantID: UUID, on executor: some PostgresExecutor
  ) async throws -> Rights {
    let rows = try await executor.query(
      """
      SELECT
        ARRAY(SELECT role FROM account_roles WHERE participant_id = \(participantID)),
        ARRAY(SELECT study_id FROM enrolments
          WHERE participant_id = \(participantID) AND left_at IS NULL),
        ARRAY(SELECT study_id FROM led_studies WHERE participant_id = \(participantID)),
        -- Ids have no spaces.
        ARRAY(SELECT study_id || ' ' || group_id FROM enrolments
          WHERE participant_id = \(participantID) AND left_at IS NULL AND group_id <> ''),
        account.test_participant, account.suspended_at IS NOT NULL
      FROM (SELECT) AS one LEFT JOIN accounts AS account ON participant_id = \(participantID)
      """)
    guard let row = rows.first else { throw PostgresError.noRow("a SELECT of one row") }
    let (roles, enrolled, led, grouped, isTest, isSuspended) = try row.decode(
      [String].self, [String].self, [String].self, [String].self, Bool?.self, Bool.self)
    var groups: [String: String] = [:]
    for entry in grouped {
      let parts = entry.split(separator: " ")
      if parts.count == 2 { groups[String(parts[0])] = String(parts[1]) }
    }
    return Rights(
      roles: Set(roles.compactMap(AccountRole.init(rawValue:))), enrolledStudies: Set(enrolled),
      ledStudies: Set(led), groups: groups, isTestParticipant: isTest ?? false,
      isSuspended: isSuspended)
  }
}
