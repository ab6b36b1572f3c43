import Calendar
import Fields
import FoundationEssentials
import Postgres

/// Reads health records.
enum RecordReader {
  /// Number of letters of the normalised title used for ordering; ties are ordered by id.
  static let titleKeyLength: Int32 = 35

  /// Returns a participant's changes since a cursor, in commit order, with one statement, so that
  /// records and end position are consistent.
  ///
  /// - Parameters:
  /// - cursor: nil starts at the beginning.
  /// - limit: maximum number of records; fewer if they are large.
  /// - bytesMax: maximum size of the page; at least one record is returned.
  static func changes(
    of participantID: UUID, since cursor: RecordCursor?, limit: Int, bytesMax: Int
  ) -> PostgresStatement<RecordChanges> {
    let (change, forgotten) = (cursor?.change ?? 0, cursor?.forgotten ?? -1)
    return PostgresStatement(
      """
      WITH counter AS (
        SELECT change AS newest, forgotten, CASE
          -- A cursor beyond the newest change comes from before a database restore.
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
      """
    ) { rows in try changes(rows, since: cursor, limit: limit) }
  }

  private static func changes(
    _ rows: [PostgresRow], since cursor: RecordCursor?, limit: Int
  ) throws -> RecordChanges {
    let change = cursor?.change ?? 0
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

  struct ListedRecord: Sendable {
    var record: StoredRecord
    var position: RecordPosition
  }

  /// Returns a page of a participant's records with their positions, without tombstones.
  ///
  /// - Parameters:
  /// - position: the last record already read; nil starts at the first.
  /// - bytesMax: maximum size of the page; at least one record is returned.
  static func list(
    of participantID: UUID, _ filter: RecordFilter, after position: RecordPosition?, limit: Int,
    bytesMax: Int
  ) -> PostgresStatement<Page<ListedRecord>> {
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
    return PostgresStatement(
      query, pageOf: "remaining",
      each: { row in
        let record = try StoredRecord(row)
        return ListedRecord(
          record: record,
          position: RecordPosition(
            leading: try row.decode("list_key"), time: try row.decode("list_time"),
            recordID: record.recordID))
      })
  }

  /// Position of a record in a study's export.
  struct ExportPosition: Sendable, Hashable {
    var participantID: UUID
    var recordID: UUID
  }

  /// Returns a study's records with the test mark of their participants. Excludes participants being
  /// erased, and those partly anonymised until all their records are.
  ///
  /// Ordered by record: the order of participant ids is the same in all studies, and would link the
  /// pseudonyms of people who take part in the same ones.
  ///
  /// - Parameters:
  ///   - cursor: selects records that were stored, changed or deleted since; nil for all that are there.
  ///   - position: the last record already read; nil starts at the first.
  static func exportPage(
    studyID: String, filter: ExportFilter, includesTests: Bool, since cursor: ExportCursor? = nil,
    after position: ExportPosition?, limit: Int, bytesMax: Int
  ) -> PostgresStatement<[(position: ExportPosition, record: StoredRecord, isTest: Bool)]> {
    let isTest: PostgresQuery =
      "r.participant_id IN (SELECT participant_id FROM test_participants WHERE marked)"
    var query: PostgresQuery = """
      SELECT \(unescaped: StoredRecord.columns), r.participant_id, is_test FROM (
        SELECT r.*, sum(bytes) OVER page AS page_bytes, row_number() OVER page AS place,
      """
    query.append(" ")
    query.append(isTest)
    query.append(
      """
       AS is_test FROM health_records r
        WHERE r.study_id = \(studyID) AND (r.contents IS NOT NULL OR \(cursor != nil))
          AND r.participant_id NOT IN (
            SELECT participant_id FROM erasures
            WHERE done_at IS NULL AND study_id IN ('', \(studyID)))
          AND r.participant_id NOT IN (SELECT anonymous_id FROM anonymous_names)
      """)
    if !includesTests {
      query.append(" AND NOT ")
      query.append(isTest)
    }
    // The day of a deleted record is not known any more.
    query.append(" AND (r.contents IS NULL OR (true")
    query.append(
      filter.conditions(
        day: "local_date(r.starts_at, r.time_zone)", group: ExportFilter.presentGroup("r")))
    query.append("))")
    query.append(
      ExportFilter(groupIDs: filter.groupIDs).conditions(
        day: "", group: ExportFilter.presentGroup("r")))
    if let cursor { query.append(cursor.changed("r")) }
    if let position {
      query.append(
        """
         AND (r.record_id, r.participant_id) > (\(position.recordID), \(position.participantID))
        """)
    }
    query.append(
      """
       WINDOW page AS (ORDER BY r.record_id, r.participant_id)
        ORDER BY r.record_id, r.participant_id LIMIT \(limit)
      ) AS r WHERE place = 1 OR page_bytes <= \(bytesMax) ORDER BY place
      """)
    return PostgresStatement(
      query,
      each: { row in
        let record = try StoredRecord(row)
        return (
          ExportPosition(
            participantID: try row.decode("participant_id"), recordID: record.recordID), record,
          try row.decode("is_test")
        )
      })
  }

  /// Returns the versions of vocabularies that a study's records use.
  static func exportedVocabularies(studyID: String) -> PostgresStatement<[LibraryVersion]> {
    PostgresStatement(
      """
      SELECT DISTINCT vocabulary_id, (term ->> 'version')::bigint FROM health_records
      CROSS JOIN LATERAL (
        VALUES (contents -> 'kind'), (contents -> 'quantity')
        UNION ALL SELECT match -> 'timbre'
        FROM jsonb_path_query(contents, '$.matches[*]') AS match
      ) AS named (term)
      WHERE study_id = \(studyID) AND vocabulary_id <> '' AND term ->> 'version' IS NOT NULL
      """,
      each: { row in
        let (id, version) = try row.decode(String.self, Int64.self)
        return LibraryVersion(.vocabulary, id, version: UInt32(exactly: version) ?? 0)
      })
  }
}

extension RecordFilter.Order {
  private static var microseconds: String { "(extract(epoch FROM r.starts_at) * 1000000)::bigint" }

  /// The sort keys: a text, then a time (latest first), then the id.
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
