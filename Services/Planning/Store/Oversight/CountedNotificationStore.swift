import Fields
import FoundationEssentials
import Postgres

/// Rows of a study's exports of notifications and decision points.
struct CountedNotificationStore: Sendable {
  /// Finds the next participants, with or without rows.
  ///
  /// - Parameter since: an earlier export, for participants with changes only; nil for all.
  /// - Returns: At most `limit` pseudonyms in their order.
  func participants(
    _ question: ComplianceQuestion, since: ExportCursor?, now: Date, after: String?, limit: Int
  ) -> PostgresStatement<[String]> {
    var query: PostgresQuery = "SELECT pseudonym FROM ("
    query.append(
      CountedNotifications.people(
        question, CountedNotifications.People(after: after, since: since, limit: limit), now: now))
    // Those who joined since the participants were named have no pseudonym yet.
    query.append(") AS people WHERE pseudonym IS NOT NULL ORDER BY pseudonym")
    return PostgresStatement(query, each: { try $0.decode("pseudonym") })
  }

  /// Returns rows ordered by pseudonym, then by instant.
  ///
  /// - Parameters:
  ///   - names: pseudonyms of the participants.
  ///   - after: position of the last row of the previous page; nil for the first page.
  func page(
    _ table: PlanExportRow.Table, _ question: ComplianceQuestion, now: Date, of names: [String],
    after: PlanExportRow.Position?, limit: Int
  ) -> PostgresStatement<[PlanExportRow]> {
    var query = CountedNotifications.query(
      question, now: now, people: CountedNotifications.People(names: names), withoutRoom: true)
    let columns =
      switch table {
      case .notifications: NotificationStore.recordColumns + ", end_at"
      case .decisionPoints: DecisionPointSQL.columns
      }
    if table == .decisionPoints { query.append(DecisionPointSQL.table(question, now: now)) }
    query.append(
      """
      SELECT \(unescaped: columns), pseudonym, group_id, is_test, zone,
        to_char(local_at, 'YYYY-MM-DD"T"HH24:MI:SS') AS local_time
      FROM \(unescaped: table == .notifications ? "counted" : "decided")
      WHERE (\(after?.pseudonym)::text IS NULL
          OR (pseudonym, at, notification_id) > (\(after?.pseudonym), \(after?.at), \(after?.id)))
        AND (\(question.filter.firstDate)::text IS NULL
          OR local_at >= \(question.filter.firstDate)::text::date)
        AND (\(question.filter.lastDate)::text IS NULL
          OR local_at < \(question.filter.lastDate)::text::date + 1)
      ORDER BY pseudonym, at, notification_id LIMIT \(limit)
      """)
    return PostgresStatement(query, each: { try Self.row($0, table) })
  }

  private static func row(
    _ row: PostgresRow, _ table: PlanExportRow.Table
  ) throws -> PlanExportRow {
    if table == .decisionPoints { return .decisionPoint(try DecisionPointSQL.row(row)) }
    return .notification(
      CountedNotification(
        record: try NotificationStore.record(row), participant: try row.decode("pseudonym"),
        groupID: try row.decode("group_id"), isTest: try row.decode("is_test"),
        timeZone: try row.decode("zone"), localTime: try row.decode("local_time"),
        endsAt: try row.decode("end_at")))
  }
}
