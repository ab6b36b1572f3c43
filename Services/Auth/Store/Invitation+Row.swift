import AuthDomain
import Postgres

extension Invitation {
  static let columns =
    "invitation_id, study_id, group_id, code, uses::bigint AS uses, uses_max::bigint AS uses_max, "
    + "valid_days::bigint AS valid_days, created_at, expires_at, revoked_at"

  init(row: PostgresRow) throws {
    self.init(
      invitationID: try row.decode("invitation_id"), studyID: try row.decode("study_id"),
      groupID: try row.decode("group_id"), code: try row.decode("code"),
      uses: try row.decode("uses"), usesMax: try row.decode("uses_max"),
      validDays: try row.decode("valid_days"), createdAt: try row.decode("created_at"),
      expiresAt: try row.decode("expires_at"), revokedAt: try row.decode("revoked_at"))
  }
}
