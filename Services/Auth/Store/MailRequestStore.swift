package import AuthDomain
package import FoundationEssentials
package import Postgres

/// Mails that were asked for and not looked at yet.
package struct MailRequestStore: Sendable {
  package init() {}

  /// The same work whatever the request names. False when too many wait; then nothing was written.
  package func insert(
    _ request: MailRequest, at now: Date, on executor: some PostgresExecutor
  ) async throws -> Bool {
    try await executor.execute(
      """
      INSERT INTO mail_requests (purpose, identifier, requested_at)
      SELECT \(request.purpose.rawValue), \(request.identifier), \(now)
      WHERE (SELECT count(*) FROM (SELECT FROM mail_requests LIMIT \(MailRequest.waitingMax)) AS t)
        < \(MailRequest.waitingMax)
      """) == 1
  }

  /// Takes the oldest ones out, for the transaction that answers them.
  package func take(
    atMost count: Int, on connection: PostgresConnection
  ) async throws -> [(request: MailRequest, requestedAt: Date)] {
    let rows = try await connection.query(
      """
      DELETE FROM mail_requests WHERE request_id IN (
        SELECT request_id FROM mail_requests
        ORDER BY request_id LIMIT \(count) FOR UPDATE SKIP LOCKED)
      RETURNING purpose, identifier, requested_at
      """)
    return try rows.map { row in
      let name: String = try row.decode("purpose")
      guard let purpose = MailRequest.Purpose(rawValue: name) else {
        throw PostgresError(kind: .decoding, message: "a request for a mail is for \(name)")
      }
      return (
        MailRequest(purpose, identifier: try row.decode("identifier")),
        try row.decode("requested_at")
      )
    }
  }

  package func deleteForgotten(
    at now: Date, atMost count: Int, on executor: some PostgresExecutor
  ) async throws -> Int {
    try await executor.execute(
      """
      DELETE FROM mail_requests WHERE request_id IN (
        SELECT request_id FROM mail_requests
        WHERE requested_at <= \(now.addingTimeInterval(-MailRequest.lifetime))
        ORDER BY request_id LIMIT \(count) FOR UPDATE SKIP LOCKED)
      """)
  }
}
