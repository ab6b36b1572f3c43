public import FoundationEssentials
public import Postgres

/// The dead letters of one service.
public struct DeadLetters: Sendable {
  private let pool: PostgresPool

  /// - Parameter pool: a pool with the service's schema in its search path.
  public init(pool: PostgresPool) {
    self.pool = pool
  }

  /// Lists dead letters, latest first.
  ///
  /// - Parameter limit: 1...1000.
  /// - Throws: `PostgresError`.
  public func list(consumer: String? = nil, limit: Int = 100) async throws -> [DeadLetter] {
    try await pool.query(
      """
      SELECT * FROM dead_letters WHERE \(consumer) IS NULL OR consumer = \(consumer)
      ORDER BY last_failed_at DESC, seq DESC LIMIT \(max(1, min(limit, 1000)))
      """
    ).map(DeadLetter.init(row:))
  }

  /// Finds the dead letter of each consumer that gave the event up.
  ///
  /// - Throws: `PostgresError`.
  public func find(eventID: UUID, consumer: String? = nil) async throws -> [DeadLetter] {
    try await pool.query(
      """
      SELECT * FROM dead_letters
      WHERE event_id = \(eventID) AND (\(consumer) IS NULL OR consumer = \(consumer))
      ORDER BY consumer
      """
    ).map(DeadLetter.init(row:))
  }

  /// Makes the consumer retry the event, before parked events of its subject, with the full number
  /// of attempts. Later events of the subject may have been applied meanwhile.
  ///
  /// - Returns: whether the dead letter existed.
  /// - Throws: `PostgresError`.
  @discardableResult
  public func replay(consumer: String, eventID: UUID) async throws -> Bool {
    try await replay(consumer, eventID) == 1
  }

  /// Makes the consumer retry all its dead letters: those of a subject in the order in which they
  /// were given up, before its parked events.
  ///
  /// - Returns: the number of dead letters.
  /// - Throws: `PostgresError`.
  @discardableResult
  public func replayAll(consumer: String) async throws -> Int {
    try await replay(consumer, nil)
  }

  /// Deletes a dead letter. The effects of its event stay missing.
  ///
  /// - Returns: whether the dead letter existed.
  /// - Throws: `PostgresError`.
  public func dismiss(consumer: String, eventID: UUID) async throws -> Bool {
    try await pool.execute(
      "DELETE FROM dead_letters WHERE consumer = \(consumer) AND event_id = \(eventID)") == 1
  }

  private func replay(_ consumer: String, _ eventID: UUID?) async throws -> Int {
    try await pool.transaction { connection in
      // A batch may park events, too, and dead letters may be large.
      try await connection.execute("SET LOCAL statement_timeout = 0")
      try await ConsumerLock.take(consumer, on: connection)
      let replayed = try await connection.query(
        """
        WITH chosen AS (
          DELETE FROM dead_letters
          WHERE consumer = \(consumer) AND (\(eventID) IS NULL OR event_id = \(eventID))
          RETURNING *
        ), ranked AS (
          SELECT *, row_number() OVER (PARTITION BY subject ORDER BY seq DESC) AS from_last
          FROM chosen
        ), following AS (
          SELECT subject, coalesce(
              (SELECT min(seq) FROM parked_events AS parked
                WHERE parked.consumer = \(consumer) AND parked.subject = subjects.subject),
              nextval(pg_get_serial_sequence('parked_events', 'seq'))) AS seq
          FROM (SELECT DISTINCT subject FROM chosen) AS subjects
        ), parked AS (
          INSERT INTO parked_events (seq, consumer, \(unescaped: Event.columns), parked_at)
          SELECT following.seq - from_last, consumer,
            \(unescaped: Event.columns.replacing("subject", with: "ranked.subject")),
            clock_timestamp()
          FROM ranked JOIN following ON following.subject = ranked.subject
          ON CONFLICT (consumer, event_id) DO NOTHING
        )
        SELECT subject FROM chosen
        """
      ).map { try $0.decode("subject", as: String.self) }
      guard !replayed.isEmpty else { return 0 }
      let subjects = Array(Set(replayed))
      try await connection.execute(
        """
        UPDATE parked_events SET next_attempt_at = NULL
        WHERE consumer = \(consumer) AND subject = ANY (\(subjects)) AND next_attempt_at IS NOT NULL
        """)
      try await ParkedHeads.makeDue(of: subjects, consumers: [consumer], on: connection)
      return replayed.count
    }
  }
}
