import AuthDomain
import Postgres

extension JoinRequest {
  static let columns =
    "join_request_id, participant_id, study_id, state, note, consent_version, consent_language, "
    + "requested_at, expires_at, decided_at, reason"

  init(row: PostgresRow) throws {
    let name: String = try row.decode("state")
    guard let state = JoinRequestRules.State(rawValue: name) else {
      throw PostgresError(kind: .decoding, message: "a request to join in the state \(name)")
    }
    self.init(
      joinRequestID: try row.decode("join_request_id"),
      participantID: try row.decode("participant_id"), studyID: try row.decode("study_id"),
      state: state, note: try row.decode("note"),
      consentVersion: try row.decode("consent_version"),
      consentLanguage: try row.decode("consent_language"),
      requestedAt: try row.decode("requested_at"), expiresAt: try row.decode("expires_at"),
      decidedAt: try row.decode("decided_at"), reason: try row.decode("reason"))
  }
}
