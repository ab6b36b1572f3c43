import AuthDomain
import Postgres

extension Session {
  static let columns =
    "session_id, participant_id, selector, audiences, signed_in_at, generation::bigint, "
    + "rotated_at, tokens_of_generation::bigint, revoked_at, label, proven_at"

  init(row: PostgresRow) throws {
    self.init(
      sessionID: try row.decode("session_id"), participantID: try row.decode("participant_id"),
      selector: try row.decode("selector"), audiences: try row.decode("audiences"),
      family: RefreshTokenFamily(
        signedInAt: try row.decode("signed_in_at"), generation: try row.decode("generation"),
        rotatedAt: try row.decode("rotated_at"),
        tokensOfGeneration: try row.decode("tokens_of_generation"),
        revokedAt: try row.decode("revoked_at")),
      label: try row.decode("label"), provenAt: try row.decode("proven_at"))
  }
}
