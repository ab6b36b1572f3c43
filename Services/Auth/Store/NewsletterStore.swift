package import AuthDomain
import Fields
package import FoundationEssentials
package import Postgres

/// Newsletters, and who wants them.
package struct NewsletterStore: Sendable {
  package init() {}

  /// Somebody who wants the newsletter.
  package struct Recipient: Sendable {
    package var participantID: UUID
    package var email: String
    package var language: String
    package var username: String?
    package var token: UUID

    /// The least id that is greater, as PostgreSQL orders them: who is erased is named nowhere.
    package var nextID: UUID {
      var id = participantID.uuid
      withUnsafeMutableBytes(of: &id) { bytes in
        for index in bytes.indices.reversed() {
          bytes[index] &+= 1
          if bytes[index] != 0 { return }
        }
      }
      return UUID(uuid: id)
    }
  }

  /// A newsletter for which not all mails are made.
  package struct UnderWay: Sendable {
    package var newsletter: Newsletter
    /// The least id that may come next; nil: from the first.
    package var nextID: UUID?
  }

  /// False when the id is taken; then nothing was written.
  package func insert(
    _ newsletter: Newsletter, _ texts: [NewsletterText], on connection: PostgresConnection
  ) async throws -> Bool {
    let inserted = try await connection.execute(
      """
      INSERT INTO newsletters (newsletter_id, created_at)
      VALUES (\(newsletter.newsletterID), \(newsletter.createdAt)) ON CONFLICT DO NOTHING
      """)
    guard inserted == 1 else { return false }
    for (position, text) in texts.enumerated() {
      try await connection.execute(
        """
        INSERT INTO newsletter_texts (newsletter_id, position, language, subject, text)
        VALUES (\(newsletter.newsletterID), \(position), \(text.language.description),
          \(text.subject), \(text.text))
        """)
    }
    return true
  }

  package func find(
    _ newsletterID: UUID, on executor: some PostgresExecutor
  ) async throws -> Newsletter? {
    try await executor.query(
      """
      SELECT newsletter_id, created_at, recipient_count, completed_at FROM newsletters
      WHERE newsletter_id = \(newsletterID)
      """
    ).first.map(Self.newsletter)
  }

  /// In the order in which they were sent.
  package func texts(
    of newsletterID: UUID, on executor: some PostgresExecutor
  ) async throws -> [NewsletterText] {
    try await executor.query(
      """
      SELECT language, subject, text FROM newsletter_texts
      WHERE newsletter_id = \(newsletterID) ORDER BY position
      """
    ).map { row in
      NewsletterText(
        language: LanguageTag(recorded: try row.decode("language")),
        subject: try row.decode("subject"), text: try row.decode("text"))
    }
  }

  /// The oldest one, locked until the end of the transaction; nil: there is none, or another process has it.
  package func lockUnderWay(on connection: PostgresConnection) async throws -> UnderWay? {
    try await connection.query(
      """
      SELECT newsletter_id, created_at, recipient_count, completed_at, next_id
      FROM newsletters WHERE completed_at IS NULL
      ORDER BY created_at, newsletter_id LIMIT 1 FOR UPDATE SKIP LOCKED
      """
    ).first.map { row in
      UnderWay(
        newsletter: try Self.newsletter(row), nextID: try row.decode("next_id"))
    }
  }

  /// Whose wish is from before the newsletter, in the order of their ids. Nobody who is shut out, or
  /// whose address is undeliverable.
  package func recipients(
    of newsletter: Newsletter, from nextID: UUID?, limit: Int, on connection: PostgresConnection
  ) async throws -> [Recipient] {
    try await connection.query(
      """
      SELECT participant_id, email, language, username, newsletter_token FROM accounts
      WHERE newsletter_since <= \(newsletter.createdAt) AND suspended_at IS NULL
        AND email_failed_at IS NULL AND (\(nextID)::uuid IS NULL OR participant_id >= \(nextID))
      ORDER BY participant_id LIMIT \(limit)
      """
    ).map { row in
      Recipient(
        participantID: try row.decode("participant_id"), email: try row.decode("email"),
        language: try row.decode("language"), username: try row.decode("username"),
        token: try row.decode("newsletter_token"))
    }
  }

  package func advance(
    _ newsletterID: UUID, by count: Int, to nextID: UUID?, completedAt: Date?,
    on connection: PostgresConnection
  ) async throws {
    try await connection.execute(
      """
      UPDATE newsletters SET recipient_count = recipient_count + \(count),
        next_id = CASE WHEN \(completedAt)::timestamptz IS NULL THEN \(nextID)::uuid END,
        completed_at = \(completedAt)
      WHERE newsletter_id = \(newsletterID)
      """)
  }

  /// Ends the wish of whoever got the token.
  ///
  /// - Returns: whose it was; nil: nobody's.
  package func endWish(
    of token: UUID, on connection: PostgresConnection
  ) async throws -> UUID? {
    try await connection.query(
      """
      UPDATE accounts SET newsletter_since = NULL, newsletter_token = NULL, revision = revision + 1
      WHERE newsletter_token = \(token) RETURNING participant_id
      """
    ).first?.decode("participant_id")
  }

  private static func newsletter(_ row: PostgresRow) throws -> Newsletter {
    Newsletter(
      newsletterID: try row.decode("newsletter_id"), createdAt: try row.decode("created_at"),
      recipientCount: try row.decode("recipient_count"),
      completedAt: try row.decode("completed_at"))
  }
}
