import FoundationEssentials
import Postgres

/// An enrolment as it is stored.
struct Enrolment: Sendable {
  var enrolmentID: Int
  var studyID: String
  var joinedAt: Date
  /// Nil while it lasts.
  var leftAt: Date?
  var consentVersion: String
  var consentLanguage: String
  /// Names it for leaders.
  var memberID: UUID
  /// Empty: none.
  var groupID: String
  var groupedAt: Date?

  static let columns =
    "enrolment_id, study_id, joined_at, left_at, consent_version, consent_language, member_id, "
    + "group_id, grouped_at"

  init(row: PostgresRow) throws {
    enrolmentID = try row.decode("enrolment_id")
    studyID = try row.decode("study_id")
    joinedAt = try row.decode("joined_at")
    leftAt = try row.decode("left_at")
    consentVersion = try row.decode("consent_version")
    consentLanguage = try row.decode("consent_language")
    memberID = try row.decode("member_id")
    groupID = try row.decode("group_id")
    groupedAt = try row.decode("grouped_at")
  }
}
