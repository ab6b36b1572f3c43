import FoundationEssentials
import Postgres

/// The individual notifications counted for compliance.
struct CountedNotificationStore: Sendable {
  /// Position of a notification in a study's export.
  struct Position: Sendable, Hashable {
    var pseudonym: String
    var at: Date
    var id: UUID

    init(_ counted: CountedNotification) {
      pseudonym = counted.participant
      at = counted.record.standing.handedOut.instant.at.date
      id = counted.record.id
    }
  }

  /// Finds the next participants by pseudonym, with or without notifications.
  ///
  /// - Returns: The last of at most `limit` pseudonyms; nil if there are no more.
  func lastOfNext(
    _ question: ComplianceQuestion, after: String?, limit: Int
  ) -> PostgresStatement<String?> {
    var query: PostgresQuery = "SELECT max(pseudonym) AS last FROM ("
    query.append(
      CountedNotifications.people(
        question, CountedNotifications.People(after: after, limit: limit)))
    query.append(") AS people")
    return PostgresStatement(query, first: { try $0.decode("last") })
  }

  /// Returns notifications ordered by pseudonym, then by instant.
  ///
  /// - Parameters:
  ///   - people: range of pseudonyms: after the first bound (nil for the start), up to the second.
  ///   - after: last entry of the previous page; nil for the first page of these participants.
  func page(
    _ question: ComplianceQuestion, now: Date, people: (after: String?, last: String),
    after: Position?, limit: Int
  ) -> PostgresStatement<[CountedNotification]> {
    var query = CountedNotifications.query(
      question, now: now,
      people: CountedNotifications.People(after: people.after, last: people.last),
      withoutRoom: true)
    query.append(
      """
      SELECT \(unescaped: NotificationStore.recordColumns), pseudonym, group_id, is_test, zone,
        to_char(local_at, 'YYYY-MM-DD"T"HH24:MI:SS') AS local_time, end_at
      FROM counted
      WHERE (\(after?.pseudonym)::text IS NULL
          OR (pseudonym, at, notification_id) > (\(after?.pseudonym), \(after?.at), \(after?.id)))
        AND (\(question.filter.firstDate)::text IS NULL
          OR local_at >= \(question.filter.firstDate)::text::date)
        AND (\(question.filter.lastDate)::text IS NULL
          OR local_at < \(question.filter.lastDate)::text::date + 1)
      ORDER BY pseudonym, at, notification_id LIMIT \(limit)
      """)
    return PostgresStatement(query, each: Self.counted)
  }

  private static func counted(_ row: PostgresRow) throws -> CountedNotification {
    CountedNotification(
      record: try NotificationStore.record(row), participant: try row.decode("pseudonym"),
      groupID: try row.decode("group_id"), isTest: try row.decode("is_test"),
      timeZone: try row.decode("zone"), localTime: try row.decode("local_time"),
      endsAt: try row.decode("end_at"))
  }
}
