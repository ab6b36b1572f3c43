package import AuthDomain
package import FoundationEssentials
package import Postgres

/// The table of requests to join studies. Callers that change one have locked the account that made it.
package struct JoinRequestStore: Sendable {
  package init() {}

  package func find(
    _ joinRequestID: UUID, in study: StudyID, on executor: some PostgresExecutor
  ) async throws -> JoinRequest? {
    try await executor.query(
      """
      SELECT \(unescaped: JoinRequest.columns) FROM join_requests
      WHERE join_request_id = \(joinRequestID) AND study_id = \(study.text)
      """
    ).first.map(JoinRequest.init)
  }

  package func pending(
    of participantID: UUID, in study: StudyID, on executor: some PostgresExecutor
  ) async throws -> JoinRequest? {
    try await executor.query(
      """
      SELECT \(unescaped: JoinRequest.columns) FROM join_requests
      WHERE participant_id = \(participantID) AND study_id = \(study.text) AND state = 'pending'
      """
    ).first.map(JoinRequest.init)
  }

  /// Of a participant, oldest first.
  ///
  /// - Parameters:
  ///   - state: nil: any.
  ///   - last: the last one of the page before; nil: from the first.
  package func list(
    of participantID: UUID, in state: JoinRequestRules.State?, after last: UUID?, limit: Int,
    on executor: some PostgresExecutor
  ) async throws -> [JoinRequest] {
    let state = state?.rawValue
    return try await executor.query(
      """
      SELECT \(unescaped: JoinRequest.columns) FROM join_requests
      WHERE participant_id = \(participantID) AND (\(state)::text IS NULL OR state = \(state))
        AND (\(last)::uuid IS NULL OR (requested_at, join_request_id) > (
          SELECT requested_at, join_request_id FROM join_requests
          WHERE join_request_id = \(last) AND participant_id = \(participantID)))
      ORDER BY requested_at, join_request_id LIMIT \(limit)
      """
    ).map(JoinRequest.init)
  }

  /// Of a study, oldest first.
  ///
  /// - Parameter last: the last one of the page before; nil: from the first.
  package func list(
    of study: StudyID, in state: JoinRequestRules.State, after last: UUID?, limit: Int,
    on executor: some PostgresExecutor
  ) async throws -> [JoinRequest] {
    try await executor.query(
      """
      SELECT \(unescaped: JoinRequest.columns) FROM join_requests
      WHERE study_id = \(study.text) AND state = \(state.rawValue)
        AND (\(last)::uuid IS NULL OR (requested_at, join_request_id) > (
          SELECT requested_at, join_request_id FROM join_requests
          WHERE join_request_id = \(last) AND study_id = \(study.text)))
      ORDER BY requested_at, join_request_id LIMIT \(limit)
      """
    ).map(JoinRequest.init)
  }

  /// How many requests there are: pending of the participant, ever of the participant to this study, and
  /// pending of all participants to this study. Locks the list of the study until the end of the
  /// transaction, so that the counts stay true.
  package func counts(
    of participantID: UUID, to study: StudyID, on connection: PostgresConnection
  ) async throws -> (ofParticipant: Int, toStudy: Int, ofStudy: Int) {
    try await connection.execute(
      "SELECT pg_advisory_xact_lock(hashtextextended('requests ' || \(study.text), 0))")
    let rows = try await connection.query(
      """
      SELECT
        (SELECT count(*) FROM join_requests
          WHERE participant_id = \(participantID) AND state = 'pending'),
        (SELECT count(*) FROM join_requests
          WHERE participant_id = \(participantID) AND study_id = \(study.text)),
        (SELECT count(*) FROM join_requests
          WHERE study_id = \(study.text) AND state = 'pending')
      """)
    guard let row = rows.first else { return (0, 0, 0) }
    return try row.decode(Int.self, Int.self, Int.self)
  }

  package func insert(
    _ consent: Consent, note: String, at now: Date, on connection: PostgresConnection
  ) async throws -> JoinRequest {
    let rows = try await connection.query(
      """
      INSERT INTO join_requests (join_request_id, participant_id, study_id, state, note,
        consent_version, consent_language, requested_at, expires_at)
      VALUES (\(UUID()), \(consent.participantID), \(consent.studyID.text), 'pending', \(note),
        \(consent.version), \(consent.language.description), \(now),
        \(now.addingTimeInterval(JoinRequestRules.lifetime)))
      RETURNING \(unescaped: JoinRequest.columns)
      """)
    guard let row = rows.first else { throw PostgresError.noRow("a request to join") }
    return try JoinRequest(row: row)
  }

  /// The same request under a new consent.
  package func renew(
    _ request: JoinRequest, with consent: Consent, on connection: PostgresConnection
  ) async throws -> JoinRequest {
    let rows = try await connection.query(
      """
      UPDATE join_requests SET consent_version = \(consent.version),
        consent_language = \(consent.language.description)
      WHERE join_request_id = \(request.joinRequestID)
      RETURNING \(unescaped: JoinRequest.columns)
      """)
    guard let row = rows.first else { throw PostgresError.noRow("a request to join") }
    return try JoinRequest(row: row)
  }

  /// Ends a pending request; the note goes with it.
  package func close(
    _ joinRequestID: UUID, as state: JoinRequestRules.State, reason: String = "", at now: Date,
    on connection: PostgresConnection
  ) async throws -> JoinRequest? {
    try await connection.query(
      """
      UPDATE join_requests SET state = \(state.rawValue), reason = \(reason), note = '',
        decided_at = \(now)
      WHERE join_request_id = \(joinRequestID) AND state = 'pending'
      RETURNING \(unescaped: JoinRequest.columns)
      """
    ).first.map(JoinRequest.init)
  }

  /// Ends those without a decision in time, oldest first. Returns the participant and study of each.
  package func expire(
    at now: Date, atMost count: Int, on connection: PostgresConnection
  ) async throws -> [(participantID: UUID, studyID: String)] {
    let rows = try await connection.query(
      """
      UPDATE join_requests SET state = 'expired', note = '', decided_at = \(now)
      WHERE state = 'pending' AND join_request_id IN (
        SELECT join_request_id FROM join_requests
        WHERE state = 'pending' AND expires_at <= \(now)
        ORDER BY expires_at LIMIT \(count) FOR UPDATE SKIP LOCKED)
      RETURNING participant_id, study_id
      """)
    return try rows.map { try $0.decode(UUID.self, String.self) }
  }
}
