public import FoundationEssentials
public import Messages
public import Postgres

/// Publishes events in the transaction of the change that they describe: both are committed, or
/// neither.
///
/// If the log is in the service's database, publishing appends to it. Otherwise it writes to the
/// table `outbox`, and a relay (`BusRunner`) moves the events to the log afterwards. Call `wake`
/// after the commit to avoid waiting for a poll.
///
/// **Order.** Publishing locks the subject until the end of the transaction (an advisory lock). Of
/// two transactions that publish for one subject, the second gets its places in the outbox or the
/// log after the first has committed. So publish late in a transaction, and all subjects in one
/// call. The locks of one call are taken in a fixed order; those of several calls may deadlock,
/// which PostgreSQL resolves by failing one (SQLSTATE 40P01, retryable).
public struct Outbox: Sendable {
  /// Maximum number of events per call.
  public static let eventsMax = 10_000
  /// Maximum bytes of an event's data; matches the limit of `Messages.DecodingLimits`.
  public static let eventBytesMax = 4 << 20
  /// Maximum bytes of a source, type or subject.
  public static let attributeBytesMax = 255

  /// The publishing service, such as `otolith-auth`.
  public let source: String

  let signal = WakeSignal()
  /// Set by the relay of the process.
  let direct = DirectAppends()
  /// Whether a relay moves the events to a log.
  private let isKept: Bool
  private let trace: @Sendable () -> EventTrace?
  private let tracing: (any EventTracing)?

  /// - Parameters:
  ///   - isKept: false in a service without a bus: events are checked and discarded.
  ///   - trace: returns the trace of the current call, if any. Events published by a consumer
  ///     continue the trace of the event that it applies.
  ///   - tracing: records that events are published; nil: not recorded.
  public init(
    source: String, isKept: Bool = true, tracing: (any EventTracing)? = nil,
    trace: @escaping @Sendable () -> EventTrace? = { nil }
  ) {
    self.source = source
    self.isKept = isKept
    self.trace = trace
    self.tracing = tracing
  }

  /// Publishes one message.
  ///
  /// - Parameters:
  ///   - subject: the aggregate's id, the unit of order.
  ///   - time: when it happened, by the service's clock.
  /// - Throws: `BusError`; `PostgresError`.
  public func publish<M: Message>(
    _ message: M, subject: String, at time: Date, on connection: PostgresConnection
  ) async throws {
    try await publish(
      [Event(source: source, subject: subject, time: time, message: message)], on: connection)
  }

  /// Publishes events in this order, in one statement. Events without a trace get the caller's.
  ///
  /// - Throws: `BusError` if they exceed a limit; then none is published. `PostgresError`.
  public func publish(_ events: [Event], on connection: PostgresConnection) async throws {
    guard !events.isEmpty, let expressions = try expressions(publishing: events) else { return }
    var query: PostgresQuery = "WITH "
    query.append(expressions)
    query.append(" SELECT")
    do {
      try await connection.execute(query)
    } catch {
      failed(with: error)
      throw error
    }
  }

  /// Falls back on the outbox for the next events if a statement failed because the log cannot be
  /// appended to. Callers of `expressions` must call it when their statement fails.
  public func failed(with error: any Error) {
    guard direct.chosen != nil, let error = error as? PostgresError,
      error.sqlState.map(PostgresEventLog.accessStates.contains) == true
    else { return }
    direct.choose(nil)
    signal.raise()
  }

  /// Returns common table expressions that publish events within a larger statement, to be placed
  /// after its own. Their names begin with `outbox_`.
  ///
  /// - Parameters:
  ///   - places: a query for the places in `events`, counted from 1, to publish; it may use the
  ///     statement's own expressions. Nil: all.
  ///   - owners: for each event the place with which it is published; nil: its own.
  /// - Returns: nil if there is nothing to do.
  /// - Throws: `BusError` if events exceed a limit.
  public func expressions(
    publishing events: [Event], places: String? = nil, owners: [Int]? = nil
  ) throws -> PostgresQuery? {
    guard let events = try prepared(events) else { return nil }
    var query: PostgresQuery = "outbox_events AS MATERIALIZED (SELECT * FROM"
    query.append(events.unnested)
    if let places, let owners {
      query.append(" WHERE (SELECT \(owners.map { Int64($0) })::int8[])[place] IN (")
      query.append(PostgresQuery(unsafeSQL: "\(places))"))
    } else if let places {
      query.append(PostgresQuery(unsafeSQL: " WHERE place IN (\(places))"))
    }
    query.append("), ")
    query.append(
      publication(
        of: events, subjects: "SELECT DISTINCT subject FROM outbox_events",
        rows: "SELECT \(unescaped: Event.columns) FROM outbox_events", isRepeatable: true))
    return query
  }

  /// Checks events and gives them the current trace; nil if the service has no bus.
  func prepared(_ events: [Event]) throws -> [Event]? {
    guard events.count <= Self.eventsMax else { throw BusError.tooManyEvents(events.count) }
    var events = events
    for event in events { try Self.check(event) }
    guard isKept else { return nil }
    if let trace = currentTrace {
      for index in events.indices where events[index].trace == nil { events[index].trace = trace }
    }
    if let tracing { Self.record(&events, tracing) }
    return events
  }

  /// The expressions `outbox_locked` to `outbox_published`. Reading the locks takes them before the
  /// rows are inserted and get their places.
  ///
  /// - Parameters:
  ///   - subjects: a query for the column `subject`.
  ///   - rows: a query for `Event.columns`, without `WHERE`; it has a column `place`.
  ///   - isRepeatable: whether events that the log already has are skipped.
  func publication(
    of events: [Event], subjects: String, rows: PostgresQuery, isRepeatable: Bool
  ) -> PostgresQuery {
    var query: PostgresQuery = """
      outbox_locked AS MATERIALIZED (
        SELECT pg_advisory_xact_lock(key)
        FROM (
          SELECT hashtextextended(\(keyPrefix) || subject, 0) AS key
          FROM (\(unescaped: subjects)) AS subjects ORDER BY key
        ) AS keys
      ),

      """
    guard let way = direct.way(of: events) else {
      query.append(
        """
        outbox_used AS MATERIALIZED (
          SELECT pg_advisory_xact_lock_shared(
            hashtextextended('otolith outbox of ' || current_schema(), 0))
          WHERE (SELECT count(*) FROM outbox_locked) > 0
        ), outbox_published AS (
          INSERT INTO outbox (\(unescaped: Event.columns))

        """)
      query.append(rows)
      query.append(" WHERE (SELECT count(*) FROM outbox_used) > 0 ORDER BY place)")
      return query
    }
    // A sequence shows its present value, not that of the statement's snapshot.
    query.append(
      """
      outbox_waiting AS MATERIALIZED (
        SELECT CASE WHEN last_value + is_called::int <> \(way.drained) THEN
          append_waiting(\(way.schema), ARRAY(\(unescaped: subjects))) END
        FROM outbox_id_seq WHERE (SELECT count(*) FROM outbox_locked) > 0
      ), outbox_published AS (
        INSERT INTO \(unescaped: way.schema).log (\(unescaped: Event.columns))

      """)
    query.append(rows)
    query.append(" WHERE (SELECT count(*) FROM outbox_waiting) > 0 ORDER BY place")
    query.append(isRepeatable ? " ON CONFLICT DO NOTHING)" : ")")
    return query
  }

  /// Records the publication once per trace; a statement may have events of several calls.
  private static func record(_ events: inout [Event], _ tracing: any EventTracing) {
    let traces = Set(events.compactMap { $0.trace?.isRecorded == true ? $0.trace : nil })
    for trace in traces {
      let step = tracing.publishing(events.filter { $0.trace == trace }, in: trace)
      for index in events.indices where events[index].trace == trace { events[index].trace = step }
    }
  }

  /// Takes the same lock as publishing, until the transaction ends: nothing else is published for
  /// the subject, so a later statement reads the state that was published last.
  public func lock(subject: String) -> PostgresStatement<Void> {
    PostgresStatement(
      "SELECT pg_advisory_xact_lock(hashtextextended(\(keyPrefix) || \(subject)::text, 0))")
  }

  private var keyPrefix: String { "outbox \(source) " }

  /// The trace of an event published now, for events that are created in the call and published
  /// later.
  public var currentTrace: EventTrace? { EventTrace.current ?? trace() }

  /// Notifies the relay of this process of a commit. Cheap, and safe to call needlessly.
  public func wake() {
    signal.raise()
  }

  /// Checks limits that every transport supports; a relay would block at an event that it cannot
  /// append.
  private static func check(_ event: Event) throws {
    guard event.data.count <= eventBytesMax else {
      throw BusError.eventTooLarge(type: event.type, bytes: event.data.count)
    }
    for (name, value) in [("source", event.source), ("type", event.type)] {
      guard (1...attributeBytesMax).contains(value.utf8.count),
        value.utf8.allSatisfy({ isNameCharacter($0) })
      else {
        throw BusError.malformedAttribute(
          "its \(name) must be 1 to \(attributeBytesMax) letters, digits, dots, hyphens and "
            + "underscores")
      }
    }
    guard (1...attributeBytesMax).contains(event.subject.utf8.count),
      !event.subject.utf8.contains(0)
    else {
      throw BusError.malformedAttribute(
        "its subject must be 1 to \(attributeBytesMax) bytes, none of them NUL")
    }
    guard (1...Int(Int32.max)).contains(event.schemaVersion) else {
      throw BusError.malformedAttribute("its schema version must be at least 1")
    }
  }

  private static func isNameCharacter(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "."), UInt8(ascii: "-"),
      UInt8(ascii: "_"):
      true
    default: false
    }
  }
}
