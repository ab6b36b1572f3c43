package import AuthDomain
package import FoundationEssentials
package import Postgres

/// The table of invitations.
package struct InvitationStore: Sendable {
  package init() {}

  package func find(
    _ invitationID: UUID, on executor: some PostgresExecutor
  ) async throws -> Invitation? {
    try await executor.query(
      """
      SELECT \(unescaped: Invitation.columns) FROM invitations
      WHERE invitation_id = \(invitationID)
      """
    ).first.map(Invitation.init)
  }

  package func find(
    code: InvitationCode, in study: StudyID, on executor: some PostgresExecutor
  ) async throws -> Invitation? {
    try await executor.query(
      """
      SELECT \(unescaped: Invitation.columns) FROM invitations
      WHERE study_id = \(study.text) AND code = \(code.canonical)
      """
    ).first.map(Invitation.init)
  }

  /// Newest first.
  ///
  /// - Parameter last: the last one of the page before; nil: from the newest.
  package func list(
    of study: StudyID, after last: UUID?, limit: Int, on executor: some PostgresExecutor
  ) async throws -> [Invitation] {
    try await executor.query(
      """
      SELECT \(unescaped: Invitation.columns) FROM invitations
      WHERE study_id = \(study.text)
        AND (\(last)::uuid IS NULL OR (created_at, invitation_id) < (
          SELECT created_at, invitation_id FROM invitations
          WHERE invitation_id = \(last) AND study_id = \(study.text)))
      ORDER BY created_at DESC, invitation_id DESC LIMIT \(limit)
      """
    ).map(Invitation.init)
  }

  /// Locks the list of the study until the end of the transaction, so that the count stays true.
  package func countUsable(
    of study: StudyID, at now: Date, on connection: PostgresConnection
  ) async throws -> Int {
    try await connection.execute(
      "SELECT pg_advisory_xact_lock(hashtextextended('invitations ' || \(study.text), 0))")
    let rows = try await connection.query(
      """
      SELECT count(*) AS usable FROM invitations
      WHERE study_id = \(study.text) AND revoked_at IS NULL AND expires_at > \(now)
        AND uses < uses_max
      """)
    return try rows.first?.decode("usable") ?? 0
  }

  /// Nil when the id, or, very rarely, the code is taken.
  package func insert(
    _ new: NewInvitation, code: InvitationCode, at now: Date, on connection: PostgresConnection
  ) async throws -> Invitation? {
    try await connection.query(
      """
      INSERT INTO invitations (invitation_id, study_id, group_id, code, uses_max, valid_days,
        created_at, expires_at)
      VALUES (\(new.invitationID), \(new.study.text), \(new.groupID), \(code.canonical),
        \(Int32(new.usesMax)), \(Int32(new.validDays)), \(now), \(new.expiresAt(madeAt: now)))
      ON CONFLICT DO NOTHING
      RETURNING \(unescaped: Invitation.columns)
      """
    ).first.map(Invitation.init)
  }

  /// Takes one use; nil when there is none left, or the invitation is no longer good.
  package func use(
    _ invitationID: UUID, at now: Date, on connection: PostgresConnection
  ) async throws -> Invitation? {
    try await connection.query(
      """
      UPDATE invitations SET uses = uses + 1
      WHERE invitation_id = \(invitationID) AND uses < uses_max AND revoked_at IS NULL
        AND expires_at > \(now)
      RETURNING \(unescaped: Invitation.columns)
      """
    ).first.map(Invitation.init)
  }

  /// Nil when it is revoked already, or is none of the study's.
  package func revoke(
    _ invitationID: UUID, of study: StudyID, at now: Date, on connection: PostgresConnection
  ) async throws -> Invitation? {
    try await connection.query(
      """
      UPDATE invitations SET revoked_at = \(now)
      WHERE invitation_id = \(invitationID) AND study_id = \(study.text) AND revoked_at IS NULL
      RETURNING \(unescaped: Invitation.columns)
      """
    ).first.map(Invitation.init)
  }
}
