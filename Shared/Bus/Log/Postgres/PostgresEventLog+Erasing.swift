import FoundationEssentials
import Postgres

extension PostgresEventLog {
  /// Events of some hundred bytes.
  private static let pageMax = 20_000

  /// There is no index by subject, which each append would pay for: the log is read through once, by all
  /// topics, in whatever time that takes; once for each ``pageMax`` events where only some are meant.
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
      // Along an index that does not help it would take many times as long.
      try await connection.execute("SET LOCAL enable_seqscan = on")
      try await connection.execute("SET LOCAL statement_timeout = '15min'")
      return try await body(connection)
    }
  }
}
