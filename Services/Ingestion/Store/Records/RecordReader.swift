import Calendar
package import FoundationEssentials
package import IngestionDomain
package import Postgres

/// Reads health records.
package struct RecordReader: Sendable {
  let pool: PostgresPool
  let mayBeStale: PostgresReadRouter
  /// Letters of a title, as search has them, by which lists are ordered; what begins alike is ordered by id.
  package static let titleKeyLength: Int32 = 35

  /// - Parameter mayBeStale: for exports, which may lack the changes of the last seconds.
  package init(pool: PostgresPool, mayBeStale: PostgresReadRouter) {
    self.pool = pool
    self.mayBeStale = mayBeStale
  }

  /// A participant's changes since a cursor, in the order in which they were committed: by one statement, so
  /// that where it ends and what there is are of one moment.
  ///
  /// - Parameters:
  ///   - cursor: nil: from the beginning.
  ///   - limit: most records; fewer where they are large.
  ///   - bytesMax: of them, at least one whatever its size.
  /// - Throws: `PostgresError`.
  package func changes(
    of participantID: UUID, since cursor: RecordCursor?, limit: Int, bytesMax: Int
  ) async throws -> RecordChanges {
    let (change, forgotten) = (cursor?.change ?? 0, cursor?.forgotten ?? -1)
    let rows = try await pool.query(
      """
      WITH counter AS (
        SELECT change AS newest, forgotten, CASE
          -- A cursor from beyond the newest is of a database that was restored since.
          WHEN \(change) <= change AND (\(change) >= forgotten OR \(forgotten) >= forgotten)
            THEN \(change) ELSE 0 END AS since
        FROM record_counters WHERE participant_id = \(participantID)
      ), page AS (
        SELECT r.*, sum(bytes) OVER page AS page_bytes, row_number() OVER page AS place
        FROM health_records r, counter
        WHERE r.participant_id = \(participantID) AND r.change > counter.since
        WINDOW page AS (ORDER BY r.change) ORDER BY r.change LIMIT \(limit + 1)
      )
      SELECT counter.newest, counter.forgotten, counter.since, r.page_bytes, r.place,
        \(unescaped: StoredRecord.columns)
      FROM counter LEFT JOIN page r ON place = 1 OR page_bytes <= \(bytesMax)
      ORDER BY r.change
      """)
    guard let first = rows.first else {
      return RecordChanges(
        records: [], cursor: RecordCursor(change: 0, forgotten: 0), hasMore: false,
        isReset: change > 0)
    }
    let (newest, forgottenNow, since) = (
      try first.decode("newest", as: Int64.self), try first.decode("forgotten", as: Int64.self),
      try first.decode("since", as: Int64.self)
    )
    let records = try rows.filter { try $0.decode("place", as: Int64?.self) != nil }
      .prefix(limit).map { try StoredRecord($0) }
    let hasMore = records.last.map { $0.change < newest } ?? false
    let begins = since == 0
    return RecordChanges(
      records: records,
      cursor: RecordCursor(
        change: hasMore ? records.last?.change ?? since : newest,
        forgotten: begins ? forgottenNow : cursor?.forgotten ?? 0),
      hasMore: hasMore, isReset: change > 0 && begins)
  }

  /// A page of a participant's records, each with its place; tombstones are none.
  ///
  /// - Parameters:
  ///   - position: nil: from the first; otherwise those behind it.
  ///   - bytesMax: of them, at least one whatever its size.
  /// - Throws: `PostgresError`.
  package func list(
    of participantID: UUID, _ filter: RecordFilter, after position: RecordPosition?, limit: Int,
    bytesMax: Int
  ) async throws -> (entries: [(record: StoredRecord, position: RecordPosition)], hasMore: Bool) {
    let (key, time, order) = filter.order.columns
    var query: PostgresQuery = """
      SELECT \(unescaped: StoredRecord.columns), list_key, list_time, remaining FROM (
        SELECT r.*, \(unescaped: key) AS list_key, \(unescaped: time) AS list_time,
          sum(bytes) OVER page AS page_bytes, row_number() OVER page AS place, count(*) OVER () AS remaining
        FROM health_records r
        WHERE r.participant_id = \(participantID) AND r.contents IS NOT NULL
      """
    if !filter.studyID.isEmpty { query.append(" AND r.study_id = \(filter.studyID)") }
    if !filter.types.isEmpty {
      query.append(" AND r.type = ANY(\(filter.types.map(\.rawValue)))")
    }
    if let from = filter.from {
      query.append(" AND (r.ends_at IS NULL OR r.ends_at >= \(from.date))")
    }
    if let until = filter.until { query.append(" AND r.starts_at < \(until.date)") }
    if let words = filter.words { query.append(" AND r.words @@ record_search(\(words))") }
    if let position {
      query.append(
        """
         AND (\(unescaped: key), - \(unescaped: time), r.record_id)
          > (\(position.leading) COLLATE "C", - \(position.time), \(position.recordID))
        """)
    }
    query.append(
      """
       WINDOW page AS (ORDER BY \(unescaped: order)) ORDER BY \(unescaped: order) LIMIT \(limit)
      ) AS r WHERE place = 1 OR page_bytes <= \(bytesMax) ORDER BY place
      """)
    let rows = try await pool.query(query)
    let entries = try rows.map { row in
      let record = try StoredRecord(row)
      return (
        record,
        RecordPosition(
          leading: try row.decode("list_key"), time: try row.decode("list_time"),
          recordID: record.recordID)
      )
    }
    let remaining = try rows.first?.decode("remaining", as: Int64.self) ?? 0
    return (entries, remaining > Int64(entries.count))
  }
}

extension RecordFilter.Order {
  private static var microseconds: String { "(extract(epoch FROM r.starts_at) * 1000000)::bigint" }

  /// What is ordered by: a text, then a time from the latest, then the id.
  fileprivate var columns: (key: String, time: String, order: String) {
    let (key, time) =
      switch self {
      case .time: ("''::text COLLATE \"C\"", Self.microseconds)
      case .title: ("r.title_key", "0::bigint")
      case .type: ("r.type COLLATE \"C\"", Self.microseconds)
      }
    return (key, time, "\(key), - \(time), r.record_id")
  }
}
