package import FoundationEssentials
package import PlanningDomain
package import Postgres

/// The notifications that compliance counts, one by one.
package struct CountedNotificationStore: Sendable {
  package init() {}

  /// Place of a notification in a study's export.
  package struct Position: Sendable, Hashable {
    package var pseudonym: String
    package var at: Date
    package var id: UUID

    package init(_ counted: CountedNotification) {
      pseudonym = counted.participant
      at = counted.kept.standing.handedOut.instant.at.date
      id = counted.kept.id
    }
  }

  /// The next participants by pseudonym, whether they were asked anything or not.
  ///
  /// - Returns: the last one of them, at most `limit` further; nil: there are none.
  package func lastOfNext(
    _ question: ComplianceQuestion, after: String?, limit: Int
  ) -> PostgresStatement<String?> {
    var query: PostgresQuery = "SELECT max(pseudonym) AS last FROM ("
    query.append(
      CountedNotifications.people(
        question, CountedNotifications.People(after: after, limit: limit)))
    query.append(") AS people")
    return PostgresStatement(query) { rows in try rows.first?.decode("last") }
  }

  /// By pseudonym, then by instant.
  ///
  /// - Parameters:
  ///   - people: pseudonyms behind the first one (nil: from the beginning) up to the last one.
  ///   - after: the last one of the page before; nil: the first page of these people.
  package func page(
    _ question: ComplianceQuestion, now: Date, people: (after: String?, last: String),
    after: Position?, limit: Int
  ) -> PostgresStatement<[CountedNotification]> {
    var query = CountedNotifications.query(
      question, now: now,
      people: CountedNotifications.People(after: people.after, last: people.last))
    query.append(
      """
      SELECT \(unescaped: KeptNotificationStore.columns), pseudonym, group_id, is_test, zone,
        to_char(local_at, 'YYYY-MM-DD"T"HH24:MI:SS') AS local_time, end_at
      FROM counted
      WHERE \(after?.pseudonym)::text IS NULL
        OR (pseudonym, at, notification_id) > (\(after?.pseudonym), \(after?.at), \(after?.id))
      ORDER BY pseudonym, at, notification_id LIMIT \(limit)
      """)
    return PostgresStatement(query) { rows in try rows.map(Self.counted) }
  }

  private static func counted(_ row: PostgresRow) throws -> CountedNotification {
    CountedNotification(
      kept: try KeptNotificationStore.kept(row), participant: try row.decode("pseudonym"),
      groupID: try row.decode("group_id"), isTest: try row.decode("is_test"),
      timeZone: try row.decode("zone"), localTime: try row.decode("local_time"),
      endsAt: try row.decode("end_at"))
  }
}
