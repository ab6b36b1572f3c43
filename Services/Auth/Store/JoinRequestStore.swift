import FoundationEssentials
import Postgres

/// The table of join requests. Callers that change one hold the lock of its account.
enum JoinRequestStore {
  static func find(_ joinRequestID: UUID, in study: StudyID) -> PostgresStatement<JoinRequest?> {
    PostgresStatement(
      """
      SELECT \(unescaped: JoinRequest.columns) FROM join_requests
      WHERE join_request_id = \(joinRequestID) AND study_id = \(study.text)
      """, first: JoinRequest.init)
  }

  static func pending(of participantID: UUID, in study: StudyID) -> PostgresStatement<JoinRequest?>
  {
    PostgresStatement(
      """
      SELECT \(unescaped: JoinRequest.columns) FROM join_requests
      WHERE participant_id = \(participantID) AND study_id = \(study.text) AND state = 'pending'
      """, first: JoinRequest.init)
  }

  /// Lists a participant's requests, oldest first.
  ///
  /// - Parameters:
  ///   - state: state to select; nil for all.
  ///   - last: last request of the previous page; nil for the first page.
  static func list(
    of participantID: UUID, in state: JoinRequestRules.State?, after last: UUID?, limit: Int
  ) -> PostgresStatement<[JoinRequest]> {
    let state = state?.rawValue
    return PostgresStatement(
      """
      SELECT \(unescaped: JoinRequest.columns) FROM join_requests
      WHERE participant_id = \(participantID) AND (\(state)::text IS NULL OR state = \(state))
        AND (\(last)::uuid IS NULL OR (requested_at, join_request_id) > (
          SELECT requested_at, join_request_id FROM join_requests
          WHERE join_request_id = \(last) AND participant_id = \(participantID)))
      ORDER BY requested_at, join_request_id LIMIT \(limit)
      """, each: JoinRequest.init)
  }

  /// Lists a study's requests, oldest first.
  ///
  /// - Parameter last: last request of the previous page; nil for the first page.
  static func list(
    of study: StudyID, in state: JoinRequestRules.State, after last: UUID?, limit: Int
  ) -> PostgresStatement<[JoinRequest]> {
    PostgresStatement(
      """
      SELECT \(unescaped: JoinRequest.columns) FROM join_requests
      WHERE study_id = \(study.text) AND state = \(state.rawValue)
        AND (\(last)::uuid IS NULL OR (requested_at, join_request_id) > (
          SELECT requested_at, join_request_id FROM join_requests
          WHERE join_request_id = \(last) AND study_id = \(study.text)))
      ORDER BY requested_at, join_request_id LIMIT \(limit)
      """, each: JoinRequest.init)
  }

  /// Counts the participant's pending requests, all requests by the participant to this study, and
  /// the study's pending requests.
  static func counts(
    of participantID: UUID, to study: StudyID
  ) -> PostgresStatement<(ofParticipant: Int, toStudy: Int, ofStudy: Int)> {
    PostgresStatement(
      """
      SELECT
        (SELECT count(*) FROM join_requests
          WHERE participant_id = \(participantID) AND state = 'pending'),
        (SELECT count(*) FROM join_requests
          WHERE participant_id = \(participantID) AND study_id = \(study.text)),
        (SELECT count(*) FROM join_requests
          WHERE study_id = \(study.text) AND state = 'pending')
      """, named: "a count", row: { try $0.decode(Int.self, Int.self, Int.self) })
  }

  /// Locks the study's list until the end of the transaction, so that the counts stay valid.
  static func lockList(of study: StudyID) -> PostgresStatement<Void> {
    PostgresStatement(
      "SELECT pg_advisory_xact_lock(hashtextextended('requests ' || \(study.text), 0))")
  }

  static func insert(
    _ consent: Consent, note: String, at now: Date
  ) -> PostgresStatement<JoinRequest> {
    PostgresStatement(
      """
      INSERT INTO join_requests (join_request_id, participant_id, study_id, state, note,
        consent_version, consent_language, requested_at, expires_at)
      VALUES (\(UUID()), \(consent.participantID), \(consent.studyID.text), 'pending', \(note),
        \(consent.version), \(consent.language.description), \(now),
        \(now.addingTimeInterval(JoinRequestRules.lifetime)))
      RETURNING \(unescaped: JoinRequest.columns)
      """, named: "the write of a join request", row: JoinRequest.init(row:))
  }

  /// Continues the request with a new consent.
  static func renew(_ request: JoinRequest, with consent: Consent) -> PostgresStatement<JoinRequest>
  {
    PostgresStatement(
      """
      UPDATE join_requests SET consent_version = \(consent.version),
        consent_language = \(consent.language.description)
      WHERE join_request_id = \(request.joinRequestID)
      RETURNING \(unescaped: JoinRequest.columns)
      """, named: "the write of a join request", row: JoinRequest.init(row:))
  }

  /// Closes a pending request and deletes its note.
  static func close(
    _ joinRequestID: UUID, as state: JoinRequestRules.State, reason: String = "", at now: Date
  ) -> PostgresStatement<JoinRequest?> {
    PostgresStatement(
      """
      UPDATE join_requests SET state = \(state.rawValue), reason = \(reason), note = '',
        decided_at = \(now)
      WHERE join_request_id = \(joinRequestID) AND state = 'pending'
      RETURNING \(unescaped: JoinRequest.columns)
      """, first: JoinRequest.init)
  }

  /// Closes overdue requests, oldest first. Returns participant and study of each.
  static func expire(
    at now: Date, atMost count: Int
  ) -> PostgresStatement<[(participantID: UUID, studyID: String)]> {
    PostgresStatement(
      """
      UPDATE join_requests SET state = 'expired', note = '', decided_at = \(now)
      WHERE state = 'pending' AND join_request_id IN (
        SELECT join_request_id FROM join_requests
        WHERE state = 'pending' AND expires_at <= \(now)
        ORDER BY expires_at LIMIT \(count) FOR UPDATE SKIP LOCKED)
      RETURNING participant_id, study_id
      """, each: { try $0.decode(UUID.self, String.self) })
  }
}

extension JoinRequest {
  static let columns =
    "join_request_id, participant_id, study_id, state, note, consent_version, consent_language, "
    + "requested_at, expires_at, decided_at, reason"

  init(row: PostgresRow) throws {
    let name: String = try row.decode("state")
    guard let state = JoinRequestRules.State(rawValue: name) else {
      throw PostgresError(kind: .decoding, message: "a join request has the unknown state \(name)")
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
