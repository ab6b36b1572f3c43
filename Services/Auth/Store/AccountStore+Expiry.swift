import FoundationEssentials
import Postgres

extension AccountStore {
  /// Condition for unconfirmed accounts that other services do not know; those that
  /// delete_unconfirmed accepts.
  private static let isKnownHereAlone = """
    confirmed_at IS NULL AND managed_revision = 0 AND NOT EXISTS (SELECT FROM account_roles
      WHERE account_roles.participant_id = accounts.participant_id AND role <> 'participant')
    """

  /// Deletes the oldest unconfirmed accounts that other services do not know, with their names,
  /// addresses, codes and mails.
  ///
  /// - Returns: the audit ids of the deleted accounts; nil for accounts without one.
  static func deleteUnconfirmed(
    createdBefore limit: Date, atMost count: Int
  ) -> PostgresStatement<[UUID?]> {
    PostgresStatement(
      """
      SELECT audit_id FROM delete_unconfirmed(ARRAY(
        SELECT participant_id FROM accounts
        WHERE \(unescaped: Self.isKnownHereAlone) AND created_at < \(limit)
        ORDER BY created_at LIMIT \(count) FOR UPDATE SKIP LOCKED))
      """, each: { try $0.decode("audit_id") })
  }

  /// Deletes the oldest unconfirmed accounts under an address, except for `count`, like
  /// ``deleteUnconfirmed(createdBefore:atMost:on:)``. The address is locked.
  static func deleteWaiting(under email: EmailAddress, keeping count: Int, madeBefore limit: Date)
    -> PostgresStatement<[UUID?]>
  {
    PostgresStatement(
      """
      SELECT audit_id FROM delete_unconfirmed(ARRAY(
        SELECT participant_id FROM (
          SELECT participant_id, created_at FROM accounts
          WHERE \(unescaped: Self.isKnownHereAlone) AND email_key = \(email.key)
          ORDER BY created_at DESC, participant_id OFFSET \(count)) AS older
        WHERE created_at < \(limit)))
      """, each: { try $0.decode("audit_id") })
  }

  /// Returns unusable accounts that other services may know, oldest first: anonymous ones without a
  /// session, enrolment or join request; unconfirmed ones of staff without a valid invitation; and
  /// unconfirmed ones that were suspended or marked.
  static func expired(at now: Date, atMost count: Int) -> PostgresStatement<[UUID]> {
    PostgresStatement(
      expiredQuery(nil, at: now, atMost: count), each: { try $0.decode("participant_id") })
  }

  /// Whether the account is one of those.
  static func isExpired(_ participantID: UUID, at now: Date) -> PostgresStatement<Bool> {
    PostgresStatement(exists: expiredQuery(participantID, at: now, atMost: 1))
  }

  private static func expiredQuery(
    _ only: UUID?, at now: Date, atMost count: Int
  ) -> PostgresQuery {
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
    """
  }
}
