import Postgres

extension PostgresEventLog {
  /// Maximum number of events deleted per transaction.
  static let pruneMax = 5_000

  public func declare(_ topics: [Topic]) async throws {
    for topic in topics {
      let seconds: Int64? =
        if case .duration(let duration) = topic.retention {
          max(1, duration.components.seconds)
        } else {
          nil
        }
      do {
        _ = try await pool.query(
          """
          SELECT declare_topic(\(topic.type), \(topic.retention == .latestPerSubject), \(seconds))::text
          """)
      } catch let error as PostgresError where error.sqlState == "42501" {
        throw BusError.topicDeclaredElsewhere(topic.type)
      }
    }
  }

  public func prune(topic: String) async throws -> Int {
    try await pool.query("SELECT prune_topic(\(topic), \(Self.pruneMax)) AS gone")[0]
      .decode("gone")
  }

  public func topics() async throws -> [TopicStatus] {
    // Finds the types by jumping from one to the next in the index.
    try await pool.query(
      """
      WITH RECURSIVE present AS (
        (SELECT type FROM log ORDER BY type LIMIT 1)
        UNION ALL
        SELECT (SELECT log.type FROM log WHERE log.type > present.type ORDER BY log.type LIMIT 1)
        FROM present WHERE present.type IS NOT NULL
      ), named AS (
        SELECT type FROM present WHERE type IS NOT NULL UNION SELECT type FROM topics
      )
      SELECT named.type, declared.type IS NOT NULL AS is_declared, declared.latest_only,
        declared.keep_seconds,
        (SELECT count(*) FROM log WHERE log.type = named.type) AS events,
        (SELECT time FROM log WHERE log.type = named.type ORDER BY txid, position LIMIT 1) AS first,
        (SELECT time FROM log WHERE log.type = named.type ORDER BY txid DESC, position DESC LIMIT 1)
          AS last
      FROM named LEFT JOIN topics AS declared USING (type)
      ORDER BY named.type
      """
    ).map { row in
      var retention: Topic.Retention?
      if try row.decode("is_declared", as: Bool.self) {
        if try row.decode("latest_only", as: Bool.self) {
          retention = .latestPerSubject
        } else {
          let seconds = try row.decode("keep_seconds", as: Int64?.self)
          retention = seconds.map { .duration(.seconds($0)) } ?? .forever
        }
      }
      return TopicStatus(
        type: try row.decode("type"), retention: retention, events: try row.decode("events"),
        first: try row.decode("first"), last: try row.decode("last"))
    }
  }
}
