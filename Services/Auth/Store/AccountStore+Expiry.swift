package import AuthDomain
package import FoundationEssentials
package import Postgres

extension AccountStore {
  /// Deletes accounts that were never confirmed, oldest first; with them go name, address, code and
  /// mails. Returns whose.
  package func deleteUnconfirmed(
    createdBefore limit: Date, at now: Date, atMost count: Int, on connection: PostgresConnection
  ) async throws -> [UUID] {
    let rows = try await connection.query(
      """
      DELETE FROM accounts WHERE participant_id IN (
        SELECT participant_id FROM accounts
        WHERE confirmed_at IS NULL AND created_at < \(limit)
          -- Somebody who was invited again.
          AND NOT EXISTS (SELECT FROM access_codes
            WHERE access_codes.participant_id = accounts.participant_id
              AND purpose = 'invitation' AND expires_at > \(now))
        ORDER BY created_at LIMIT \(count) FOR UPDATE SKIP LOCKED)
      RETURNING participant_id
      """)
    return try rows.map { try $0.decode("participant_id") }
  }

  /// Deletes the oldest accounts that wait for confirmation under an address, but for so many. Returns
  /// whose. The address is locked.
  package func deleteWaiting(
    under email: EmailAddress, keeping count: Int, on connection: PostgresConnection
  ) async throws -> [UUID] {
    let rows = try await connection.query(
      """
      DELETE FROM accounts WHERE participant_id IN (
        SELECT participant_id FROM accounts
        WHERE confirmed_at IS NULL AND email_key = \(email.key)
        ORDER BY created_at DESC, participant_id OFFSET \(count))
      RETURNING participant_id
      """)
    return try rows.map { try $0.decode("participant_id") }
  }

  /// Deletes anonymous accounts without a session, an enrolment or a request to join. Returns whose.
  package func deleteAbandoned(
    createdBefore limit: Date, atMost count: Int, on connection: PostgresConnection
  ) async throws -> [UUID] {
    let rows = try await connection.query(
      """
      DELETE FROM accounts WHERE participant_id IN (
        SELECT participant_id FROM accounts
        WHERE password_hash IS NULL AND created_at < \(limit)
          AND NOT EXISTS (SELECT FROM sessions
            WHERE sessions.participant_id = accounts.participant_id)
          AND NOT EXISTS (SELECT FROM enrolments
            WHERE enrolments.participant_id = accounts.participant_id)
          AND NOT EXISTS (SELECT FROM join_requests
            WHERE join_requests.participant_id = accounts.participant_id)
        ORDER BY created_at LIMIT \(count) FOR UPDATE SKIP LOCKED)
      RETURNING participant_id
      """)
    return try rows.map { try $0.decode("participant_id") }
  }
}
