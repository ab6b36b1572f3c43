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
        ARRAY(SELECT study_id || ' ' || studies.consent_version || coalesce(
            ' ' || extract(epoch FROM \(unescaped: Enrolment.consentEnd))::bigint, '')
          FROM enrolments JOIN studies USING (study_id)
          WHERE participant_id = \(participantID) AND left_at IS NULL AND studies.revision >= 0
            AND studies.consent_version <> enrolments.consent_version
          ORDER BY study_id COLLATE "C"),
        account.test_participant, account.suspended_at IS NOT NULL,
        account.participant_id IS NOT NULL AND account.password_hash IS NULL
      FROM (SELECT) AS one LEFT JOIN accounts AS account ON participant_id = \(participantID)
      """)
    guard let row = rows.first else { throw PostgresError.noRow("a SELECT of one row") }
    let (roles, enrolled, led, grouped, outdated, isTest, isSuspended, isAnonymous) =
      try row.decode(
        [String].self, [String].self, [String].self, [String].self, [String].self, Bool?.self,
        Bool.self,
        Bool.self)
    var groups: [String: String] = [:]
    for entry in grouped {
      let parts = entry.split(separator: " ")
      if parts.count == 2 { groups[String(parts[0])] = String(parts[1]) }
    }
    let outdatedConsents = outdated.map(Self.outdatedConsent)
    return Rights(
      roles: Set(roles.compactMap(AccountRole.init(rawValue:))), enrolledStudies: Set(enrolled),
      ledStudies: Set(led), groups: groups, isTestParticipant: isTest ?? false,
      isSuspended: isSuspended, isAnonymous: isAnonymous,
      consentEnds: outdatedConsents.reduce(into: [:]) { $0[$1.studyID] = $1.endsAt },
      outdatedConsents: outdatedConsents)
  }

  /// `study version`, and where there is one the end in seconds.
  private static func outdatedConsent(_ entry: String) -> OutdatedConsent {
    let parts = entry.split(separator: " ", omittingEmptySubsequences: false)
    return OutdatedConsent(
      studyID: String(parts[0]), currentVersion: parts.count > 1 ? String(parts[1]) : "",
      endsAt: parts.count > 2
        ? TimeInterval(parts[2]).map { Date(timeIntervalSince1970: $0) } : nil)
  }
}
