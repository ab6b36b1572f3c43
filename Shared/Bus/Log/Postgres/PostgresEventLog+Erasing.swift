import FoundationEssentials
import Postgres

extension PostgresEventLog {
  /// Maximum number of events per page; an event has some hundred bytes.
  private static let pageMax = 20_000

  /// Scans the whole log once, since an index by subject would slow down every append. If only some
  /// events are selected, it scans once per ``pageMax`` events.
  public func erase(_ erased: ErasedEvents) async throws -> Int {
    if let isMeant = erased.isMeant { return try await erase(erased, where: isMeant) }
    var count = 0
    while true {
      let gone = try await readingThrough { connection in
        try await connection.query(
          """
          SELECT erase_subjects(\(erased.source), \(erased.subjects), \(erased.before),
            \(Int64(Self.pruneMax))) AS gone
          """)[0].decode("gone", as: Int64.self)
      }
      count += Int(gone)
      if gone < Self.pruneMax { return count }
    }
  }

  private func erase(
    _ erased: ErasedEvents, where isMeant: @Sendable (Event) -> Bool
  ) async throws -> Int {
    var count = 0
    var last: UUID?
    while true {
      let page = try await readingThrough { [last] connection in
        try await Self.page(of: erased, after: last, on: connection)
      }
      let ids = page.filter(isMeant).map(\.id)
      if !ids.isEmpty {
        count += try await pool.query("SELECT erase_events(\(erased.source), \(ids)) AS gone")[0]
          .decode("gone", as: Int.self)
      }
      guard page.count == Self.pageMax else { return count }
      last = page.last?.id
    }
  }

  private static func page(
    of erased: ErasedEvents, after last: UUID?, on connection: PostgresConnection
  ) async throws -> [Event] {
    try await connection.query(
      """
      SELECT event_id, type, subject, time, data FROM log
      WHERE source = \(erased.source) AND subject = ANY (\(erased.subjects))
        AND type = ANY (\(erased.types.sorted())) AND time < \(erased.before)
        AND (\(last)::uuid IS NULL OR event_id > \(last)::uuid)
      ORDER BY event_id LIMIT \(Int64(pageMax))
      """
    ).map { row in
      let (id, type, subject, time, data) = try row.decode(
        UUID.self, String.self, String.self, Date.self, [UInt8].self)
      return Event(
        id: id, source: erased.source, type: type, subject: subject, time: time, data: data)
    }
  }

  private func readingThrough<R: Sendable>(
    _ body: @Sendable (PostgresConnection) async throws -> R
  ) async throws -> R {
    try await pool.transaction { connection in
      // An index scan would take many times as long here.
      try await connection.execute("SET LOCAL enable_seqscan = on")
      try await connection.execute("SET LOCAL statement_timeout = '15min'")
      return try await body(connection)
    }
  }
}
