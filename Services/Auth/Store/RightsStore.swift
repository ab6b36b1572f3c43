import FoundationEssentials
import Postgres

/// Reads an account's rights from the tables of roles, enrolments, led studies and study roles.
enum RightsStore {
  static func find(of participantID: UUID, at now: Date) -> PostgresStatement<Rights> {
    PostgresStatement(
      """
      SELECT
        ARRAY(SELECT role FROM account_roles WHERE participant_id = \(participantID)),
        ARRAY(SELECT study_id FROM enrolments
          WHERE participant_id = \(participantID) AND left_at IS NULL),
        ARRAY(SELECT study_id FROM led_studies WHERE participant_id = \(participantID)),
        ARRAY(SELECT study_id || ' ' || role FROM study_roles WHERE participant_id = \(participantID)
          AND role NOT IN (SELECT role FROM defined_roles)
          AND (expires_at IS NULL OR expires_at > \(now))),
        ARRAY(SELECT DISTINCT study_id || ' ' || verb
          FROM study_roles JOIN defined_roles USING (role), unnest(verbs) AS verb
          WHERE participant_id = \(participantID) AND (expires_at IS NULL OR expires_at > \(now))),
        (SELECT min(expires_at) FROM study_roles WHERE participant_id = \(participantID)
          AND expires_at > \(now)),
        ARRAY(SELECT study_id FROM allocation_schemes AS scheme
          WHERE \(unescaped: AllocationStore.isBlinded) AND study_id IN (
              SELECT study_id FROM led_studies WHERE participant_id = \(participantID)
              UNION SELECT study_id FROM study_roles WHERE participant_id = \(participantID))
            AND NOT EXISTS (SELECT FROM study_roles AS held
              WHERE held.participant_id = \(participantID) AND held.study_id = scheme.study_id
                AND \(unescaped: StudyRoleStore.seesGroups)
                AND (expires_at IS NULL OR expires_at > \(now)))),
        -- Ids have no spaces.
        ARRAY(SELECT study_id || ' ' || group_id FROM enrolments
          WHERE participant_id = \(participantID) AND left_at IS NULL AND group_id <> ''),
        ARRAY(SELECT study_id || ' ' || \(unescaped: Enrolment.currentConsent) || coalesce(
            ' ' || extract(epoch FROM \(unescaped: Enrolment.consentEnd))::bigint, '')
          FROM enrolments JOIN studies USING (study_id)
          WHERE participant_id = \(participantID) AND left_at IS NULL
            AND \(unescaped: Enrolment.isOutdated)
          ORDER BY study_id COLLATE "C"),
        account.test_participant, account.suspended_at IS NOT NULL, account.rights_changed_at,
        account.participant_id IS NOT NULL AND account.password_hash IS NULL,
        EXISTS (SELECT FROM second_factors
          WHERE participant_id = \(participantID) AND confirmed_at IS NOT NULL)
      FROM (SELECT) AS one LEFT JOIN accounts AS account ON participant_id = \(participantID)
      """, named: "a SELECT of one row", row: rights)
  }

  @Sendable private static func rights(_ row: PostgresRow) throws -> Rights {
    let (
      roles, enrolled, led, studyRoles, studyVerbs, studyRolesEndAt, blinded, grouped, outdated,
      isTest, isSuspended, changedAt, isAnonymous, hasSecondFactor
    ) = try row.decode(
      [String].self, [String].self, [String].self, [String].self, [String].self, Date?.self,
      [String].self, [String].self, [String].self, Bool?.self, Bool.self, Date?.self, Bool.self,
      Bool.self)
    var groups: [String: String] = [:]
    for (study, group) in grouped.compactMap(Self.pair) { groups[study] = group }
    let outdatedConsents = outdated.map(Self.outdatedConsent)
    return Rights(
      roles: Set(roles.compactMap(AccountRole.init(rawValue:))), enrolledStudies: Set(enrolled),
      ledStudies: Set(led), studyRoles: byStudy(studyRoles), studyVerbs: byStudy(studyVerbs),
      studyRolesEndAt: studyRolesEndAt,
      blindedStudies: Set(blinded),
      groups: groups, isTestParticipant: isTest ?? false,
      isSuspended: isSuspended, changedAt: changedAt, isAnonymous: isAnonymous,
      hasSecondFactor: hasSecondFactor,
      consentEnds: outdatedConsents.reduce(into: [:]) { $0[$1.studyID] = $1.endsAt },
      outdatedConsents: outdatedConsents)
  }

  /// Groups entries `study value` by study.
  private static func byStudy(_ entries: [String]) -> [String: Set<String>] {
    entries.compactMap(pair).reduce(into: [:]) { $0[$1.study, default: []].insert($1.value) }
  }

  /// Parses `study value`.
  private static func pair(_ entry: String) -> (study: String, value: String)? {
    let parts = entry.split(separator: " ")
    return parts.count == 2 ? (String(parts[0]), String(parts[1])) : nil
  }

  /// Parses `study version`, followed by the end in seconds if there is one.
  private static func outdatedConsent(_ entry: String) -> OutdatedConsent {
    let parts = entry.split(separator: " ", omittingEmptySubsequences: false)
    return OutdatedConsent(
      studyID: String(parts[0]), currentVersion: parts.count > 1 ? String(parts[1]) : "",
      endsAt: parts.count > 2
        ? TimeInterval(parts[2]).map { Date(timeIntervalSince1970: $0) } : nil)
  }
}
