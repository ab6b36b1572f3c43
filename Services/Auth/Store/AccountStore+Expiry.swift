package import AuthDomain
package import FoundationEssentials
package import Postgres

extension AccountStore {
  /// An unconfirmed account of which nothing is known elsewhere: what delete_unconfirmed takes.
  private static let isKnownHereAlone = """
    confirmed_at IS NULL AND managed_revision = 0 AND NOT EXISTS (SELECT FROM account_roles
      WHERE account_roles.participant_id = accounts.participant_id AND role <> 'participant')
    """

  /// Deletes accounts that were never confirmed and of which nothing is known elsewhere, oldest first; with
  /// them go name, address, code and mails.
  ///
  /// - Returns: by which names the audit log knows them; nil: by none of its own.
  package func deleteUnconfirmed(
    createdBefore limit: Date, atMost count: Int, on connection: PostgresConnection
  ) async throws -> [UUID?] {
    let rows = try await connection.query(
      """
      SELECT audit_id FROM delete_unconfirmed(ARRAY(
        SELECT participant_id FROM accounts
        WHERE \(unescaped: Self.isKnownHereAlone) AND created_at < \(limit)
        ORDER BY created_at LIMIT \(count) FOR UPDATE SKIP LOCKED))
      """)
    return try rows.map { try $0.decode("audit_id") }
  }

  /// Deletes the oldest of the accounts that wait for confirmation under an address, but for so many, as
  /// ``deleteUnconfirmed(createdBefore:atMost:on:)`` does. The address is locked.
  package func deleteWaiting(
    under email: EmailAddress, keeping count: Int, madeBefore limit: Date,
    on connection: PostgresConnection
  ) async throws -> [UUID?] {
    let rows = try await connection.query(
      """
      SELECT audit_id FROM delete_unconfirmed(ARRAY(
        SELECT participant_id FROM (
          SELECT participant_id, created_at FROM accounts
          WHERE \(unescaped: Self.isKnownHereAlone) AND email_key = \(email.key)
          ORDER BY created_at DESC, participant_id OFFSET \(count)) AS older
        WHERE created_at < \(limit)))
      """)
    return try rows.map { try $0.decode("audit_id") }
  }

  /// Accounts that nobody can use any more and of which something may be known elsewhere, oldest first:
  /// anonymous ones without a session, an enrolment or a request to join; unconfirmed ones of staff, unless
  /// they were invited again, and those that were suspended or marked.
  package func expired(
    at now: Date, atMost count: Int, on executor: some PostgresExecutor
  ) async throws -> [UUID] {
    try await expired(nil, at: now, atMost: count, on: executor)
  }

  /// Whether it is one of those.
  package func isExpired(
    _ participantID: UUID, at now: Date, on connection: PostgresConnection
  ) async throws -> Bool {
    try await !expired(participantID, at: now, atMost: 1, on: connection).isEmpty
  }

  private func expired(
    _ only: UUID?, at now: Date, atMost count: Int, on executor: some PostgresExecutor
  ) async throws -> [UUID] {
    let rows = try await executor.query(
      """
      (SELECT participant_id, created_at FROM accounts
        WHERE password_hash IS NULL AND created_at < \(now - AccountRules.abandonedLifetime)
          AND (\(only)::uuid IS NULL OR participant_id = \(only))
          AND NOT EXISTS (SELECT FROM sessions
            WHERE sessions.participant_id = accounts.participant_id)
          AND NOT EXISTS (SELECT FROM enrolments
            WHERE enrolments.participant_id = accounts.participant_id)
          AND NOT EXISTS (SELECT FROM join_requests
            WHERE join_requests.participant_id = accounts.participant_id)
        ORDER BY created_at LIMIT \(count))
      UNION ALL
      (SELECT participant_id, created_at FROM accounts
        WHERE confirmed_at IS NULL AND created_at < \(now - AccountRules.waitingLifetime)
          AND (\(only)::uuid IS NULL OR participant_id = \(only))
          AND NOT (\(unescaped: Self.isKnownHereAlone))
          AND NOT EXISTS (SELECT FROM access_codes
            WHERE access_codes.participant_id = accounts.participant_id
              AND purpose = 'invitation' AND expires_at > \(now))
        ORDER BY created_at LIMIT \(count))
      ORDER BY created_at LIMIT \(count)
      """)
    return try rows.map { try $0.decode("participant_id") }
  }
}
