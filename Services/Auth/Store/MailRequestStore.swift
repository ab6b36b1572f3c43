import FoundationEssentials
import Postgres

/// The queue of requested mails.
enum MailRequestStore {
  /// Adds a request; does the same work for every name. Returns false, without writing, if the
  /// queue is full.
  static func insert(_ request: MailRequest, at now: Date) -> PostgresStatement<Bool> {
    PostgresStatement(
      affecting: """
        INSERT INTO mail_requests (purpose, identifier, requested_at)
        SELECT \(request.purpose.rawValue), \(request.identifier), \(now)
        WHERE (SELECT count(*) FROM (SELECT FROM mail_requests LIMIT \(MailRequest.waitingMax)) AS t)
          < \(MailRequest.waitingMax)
        """)
  }

  /// Removes the oldest requests within the transaction that answers them.
  static func take(
    atMost count: Int
  ) -> PostgresStatement<[(request: MailRequest, requestedAt: Date)]> {
    PostgresStatement(
      """
      DELETE FROM mail_requests WHERE request_id IN (
        SELECT request_id FROM mail_requests
        ORDER BY request_id LIMIT \(count) FOR UPDATE SKIP LOCKED)
      RETURNING purpose, identifier, requested_at
      """,
      each: { row in
        let name: String = try row.decode("purpose")
        guard let purpose = MailRequest.Purpose(rawValue: name) else {
          throw PostgresError(
            kind: .decoding, message: "a mail request has the unknown purpose \(name)")
        }
        return (
          MailRequest(purpose, identifier: try row.decode("identifier")),
          try row.decode("requested_at")
        )
      })
  }

  static func deleteForgotten(at now: Date, atMost count: Int) -> PostgresStatement<Int> {
    PostgresStatement(
      counting: """
        DELETE FROM mail_requests WHERE request_id IN (
          SELECT request_id FROM mail_requests
          WHERE requested_at <= \(now.addingTimeInterval(-MailRequest.lifetime))
          ORDER BY request_id LIMIT \(count) FOR UPDATE SKIP LOCKED)
        """)
  }
}
