import FoundationEssentials
import Postgres

/// An invitation as it is stored.
struct Invitation: Sendable {
  var invitationID: UUID
  var studyID: String
  /// Empty: none.
  var groupID: String
  /// Canonical.
  var code: String
  var uses: Int
  var usesMax: Int
  var validDays: Int
  var createdAt: Date
  var expiresAt: Date
  var revokedAt: Date?

  static let columns =
    "invitation_id, study_id, group_id, code, uses::bigint AS uses, uses_max::bigint AS uses_max, "
    + "valid_days::bigint AS valid_days, created_at, expires_at, revoked_at"

  init(row: PostgresRow) throws {
    invitationID = try row.decode("invitation_id")
    studyID = try row.decode("study_id")
    groupID = try row.decode("group_id")
    code = try row.decode("code")
    uses = try row.decode("uses")
    usesMax = try row.decode("uses_max")
    validDays = try row.decode("valid_days")
    createdAt = try row.decode("created_at")
    expiresAt = try row.decode("expires_at")
    revokedAt = try row.decode("revoked_at")
  }

  func isUsable(at now: Date) -> Bool {
    revokedAt == nil && now < expiresAt && uses < usesMax
  }
}
