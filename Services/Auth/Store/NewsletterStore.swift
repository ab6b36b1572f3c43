import Fields
import FoundationEssentials
import Postgres

/// The tables of newsletters and subscribers.
enum NewsletterStore {
  /// A subscriber of the newsletter.
  struct Recipient: Sendable {
    var participantID: UUID
    var email: String
    var language: String
    var username: String?
    var token: UUID

    /// The next id in PostgreSQL's order. Stored as the position instead of the subscriber's own
    /// id, so that no erased participant is referenced.
    var nextID: UUID {
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

  /// A newsletter whose mails are not all created.
  struct UnderWay: Sendable {
    var newsletter: Newsletter
    /// The smallest id to continue with; nil for the start.
    var nextID: UUID?
  }

  /// Answers false, without writing, if the id is taken.
  static func insert(
    _ newsletter: Newsletter, _ texts: [NewsletterText]
  ) -> PostgresStatement<Bool> {
    PostgresStatement(
      exists: """
        WITH newsletter AS (
          INSERT INTO newsletters (newsletter_id, created_at)
          VALUES (\(newsletter.newsletterID), \(newsletter.createdAt)) ON CONFLICT DO NOTHING
          RETURNING newsletter_id),
        texts AS (
          INSERT INTO newsletter_texts (newsletter_id, position, language, subject, text)
          SELECT newsletter_id, number - 1, language, subject, text
          FROM newsletter CROSS JOIN unnest(\(texts.map(\.language.description)),
              \(texts.map(\.subject)), \(texts.map(\.text)))
            WITH ORDINALITY AS given (language, subject, text, number))
        SELECT FROM newsletter
        """)
  }

  static func find(_ newsletterID: UUID) -> PostgresStatement<Newsletter?> {
    PostgresStatement(
      """
      SELECT newsletter_id, created_at, recipient_count, completed_at FROM newsletters
      WHERE newsletter_id = \(newsletterID)
      """, first: Self.newsletter)
  }

  /// Returns the texts in their original order.
  static func texts(of newsletterID: UUID) -> PostgresStatement<[NewsletterText]> {
    PostgresStatement(
      """
      SELECT language, subject, text FROM newsletter_texts
      WHERE newsletter_id = \(newsletterID) ORDER BY position
      """,
      each: { row in
        NewsletterText(
          language: LanguageTag(recorded: try row.decode("language")),
          subject: try row.decode("subject"), text: try row.decode("text"))
      })
  }

  /// Returns the oldest unfinished newsletter, locked until the end of the transaction; nil if
  /// no newsletter waits or another process holds it.
  static func lockUnderWay() -> PostgresStatement<UnderWay?> {
    PostgresStatement(
      """
      SELECT newsletter_id, created_at, recipient_count, completed_at, next_id
      FROM newsletters WHERE completed_at IS NULL
      ORDER BY created_at, newsletter_id LIMIT 1 FOR UPDATE SKIP LOCKED
      """,
      first: { UnderWay(newsletter: try Self.newsletter($0), nextID: try $0.decode("next_id")) })
  }

  /// Returns subscribers from before the newsletter by ascending id, without suspended accounts and
  /// undeliverable addresses.
  static func recipients(
    of newsletter: Newsletter, from nextID: UUID?, limit: Int
  ) -> PostgresStatement<[Recipient]> {
    PostgresStatement(
      """
      SELECT participant_id, email, language, username, newsletter_token FROM accounts
      WHERE newsletter_since <= \(newsletter.createdAt) AND suspended_at IS NULL
        AND email_failed_at IS NULL AND (\(nextID)::uuid IS NULL OR participant_id >= \(nextID))
      ORDER BY participant_id LIMIT \(limit)
      """,
      each: { row in
        Recipient(
          participantID: try row.decode("participant_id"), email: try row.decode("email"),
          language: try row.decode("language"), username: try row.decode("username"),
          token: try row.decode("newsletter_token"))
      })
  }

  static func advance(_ newsletterID: UUID, by count: Int, to nextID: UUID?, completedAt: Date?)
    -> PostgresStatement<Void>
  {
    PostgresStatement(
      """
      UPDATE newsletters SET recipient_count = recipient_count + \(count),
        next_id = CASE WHEN \(completedAt)::timestamptz IS NULL THEN \(nextID)::uuid END,
        completed_at = \(completedAt)
      WHERE newsletter_id = \(newsletterID)
      """)
  }

  /// Ends the subscription that the token belongs to.
  ///
  /// - Returns: the participant; nil for an unknown token.
  static func endWish(of token: UUID) -> PostgresStatement<UUID?> {
    PostgresStatement(
      """
      UPDATE accounts SET newsletter_since = NULL, newsletter_token = NULL, revision = revision + 1
      WHERE newsletter_token = \(token) RETURNING participant_id
      """, first: { try $0.decode("participant_id") })
  }

  private static func newsletter(_ row: PostgresRow) throws -> Newsletter {
    Newsletter(
      newsletterID: try row.decode("newsletter_id"), createdAt: try row.decode("created_at"),
      recipientCount: try row.decode("recipient_count"),
      completedAt: try row.decode("completed_at"))
  }
}
