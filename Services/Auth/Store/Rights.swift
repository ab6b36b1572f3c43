import FoundationEssentials
import Postgres
import ServiceKit

/// What an account may do now: what its access tokens say.
struct Rights: Sendable, Hashable {
  var roles: Set<Role>
  var enrolledStudies: Set<String>
  var ledStudies: Set<String>
  /// Of the studies that the participant belongs to a group of.
  var groups: [String: String]

  static func load(
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
          WHERE participant_id = \(participantID) AND left_at IS NULL AND group_id <> '')
      """)
    guard let row = rows.first else {
      throw PostgresError(kind: .decoding, message: "a SELECT without FROM gave no row")
    }
    let (roles, enrolled, led, grouped) = try row.decode(
      [String].self, [String].self, [String].self, [String].self)
    var groups: [String: String] = [:]
    for entry in grouped {
      let parts = entry.split(separator: " ")
      if parts.count == 2 { groups[String(parts[0])] = String(parts[1]) }
    }
    return Rights(
      roles: Set(roles.compactMap(Role.init(rawValue:))), enrolledStudies: Set(enrolled),
      ledStudies: Set(led), groups: groups)
  }
}

extension Rights {
  /// What a token says.
  init(_ claims: AccessClaims) {
    self.init(
      roles: claims.roles, enrolledStudies: claims.enrolledStudies,
      ledStudies: claims.ledStudies, groups: claims.groups)
  }
}
