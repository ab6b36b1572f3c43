public import FoundationEssentials
public import Messages
public import Postgres

/// Publishes events with the state change that they tell of: both are committed, or neither.
///
/// A relay (`BusRunner`) moves them to the log afterwards. Call `wake` after the commit to spare
/// it a poll.
///
/// **Order.** Publishing locks the subject until the end of the transaction (an advisory lock), so
/// that of two transactions which publish for one subject the second gets its ids, by which the
/// relay orders, only after the first has committed. Publish therefore late in a transaction, and
/// all subjects in one call: locks of one call are taken in one order, those of several calls may
/// end in a deadlock, which PostgreSQL resolves by failing one (SQLSTATE 40P01, retryable).
public struct Outbox: Sendable {
  /// The most events of one call.
  public static let eventsMax = 10_000
  /// The most bytes of one event's data; what `Messages.DecodingLimits` lets a reader decode.
  public static let eventBytesMax = 4 << 20
  /// The most bytes of a source, a type and a subject.
  public static let attributeBytesMax = 255

  /// The service that publishes, `otolith-auth`.
  public let source: String

  let signal = WakeSignal()
  /// Whether there is a log at all that a relay moves events to.
  private let isKept: Bool
  private let trace: @Sendable () -> EventTrace?
  private let tracing: (any EventTracing)?

  /// - Parameters:
  ///   - isKept: false in a service without a bus: events are checked and thrown away, instead of
  ///     waiting for ever.
  ///   - trace: that of the call being answered, if any. Events published by a consumer continue the
  ///     trace of the event that it applies.
  ///   - tracing: records that events are published; nil: nobody does.
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

  /// Publishes events in this order, in one statement. Those without a trace get that of the caller.
  ///
  /// - Throws: `BusError`, when they are over a limit; then none is published. `PostgresError`.
  public func publish(_ events: [Event], on connection: PostgresConnection) async throws {
    guard !events.isEmpty, let expressions = try expressions(publishing: events) else { return }
    var query: PostgresQuery = "WITH "
    query.append(expressions)
    query.append(" SELECT")
    try await connection.execute(query)
  }

  /// The same as a part of a larger statement, which changes the state: common table expressions that publish,
  /// to stand behind its own. They are called `outbox_events`, `outbox_locked` and
  /// `outbox_published`.
  ///
  /// - Parameters:
  ///   - places: a query for the places in `events`, counted from 1, of those that are published, which
  ///     may look into the statement's own expressions; nil: all are.
  ///   - owners: of each event the place with which it is published; nil: its own.
  /// - Returns: nil: there is nothing to do.
  /// - Throws: `BusError`, when events are over a limit.
  public func expressions(
    publishing events: [Event], places: String? = nil, owners: [Int]? = nil
  ) throws -> PostgresQuery? {
    guard events.count <= Self.eventsMax else { throw BusError.tooManyEvents(events.count) }
    var events = events
    for event in events { try Self.check(event) }
    guard isKept else { return nil }
    if let trace = currentTrace {
      for index in events.indices where events[index].trace == nil { events[index].trace = trace }
    }
    if let tracing { Self.record(&events, tracing) }
    var query: PostgresQuery = "outbox_events AS MATERIALIZED (SELECT * FROM"
    query.append(events.unnested)
    if let places, let owners {
      query.append(" WHERE (SELECT \(owners.map { Int64($0) })::int8[])[place] IN (")
      query.append(PostgresQuery(unsafeSQL: "\(places))"))
    } else if let places {
      query.append(PostgresQuery(unsafeSQL: " WHERE place IN (\(places))"))
    }
    // Reading the locks makes them precede the ids, which are given as the rows are inserted.
    query.append(
      """
      ), outbox_locked AS MATERIALIZED (
        SELECT pg_advisory_xact_lock(key)
        FROM (
          SELECT DISTINCT hashtextextended(\(keyPrefix) || subject, 0) AS key
          FROM outbox_events ORDER BY key
        ) AS keys
      ), outbox_published AS (
        INSERT INTO outbox (\(unescaped: Event.columns))
        SELECT \(unescaped: Event.columns) FROM outbox_events
        WHERE (SELECT count(*) FROM outbox_locked) > 0 ORDER BY place
      )
      """)
    return query
  }

  /// Events of one trace are published in one step of it; a statement may have those of several calls.
  private static func record(_ events: inout [Event], _ tracing: any EventTracing) {
    let traces = Set(events.compactMap { $0.trace?.isRecorded == true ? $0.trace : nil })
    for trace in traces {
      let step = tracing.publishing(events.filter { $0.trace == trace }, in: trace)
      for index in events.indices where events[index].trace == trace { events[index].trace = step }
    }
  }

  /// Lets nobody else publish for the subject until the transaction ends, as publishing does: what a later
  /// statement reads is what was told of the subject.
  public func lock(subject: String) -> PostgresStatement<Void> {
    PostgresStatement(
      "SELECT pg_advisory_xact_lock(hashtextextended(\(keyPrefix) || \(subject)::text, 0))")
  }

  private var keyPrefix: String { "outbox \(source) " }

  /// The trace that an event published now belongs to; for events that are made in the call and
  /// published later, elsewhere.
  public var currentTrace: EventTrace? { EventTrace.current ?? trace() }

  /// Tells the relay of this process that something was committed. Cheap, and safe to call for
  /// nothing.
  public func wake() {
    signal.raise()
  }

  /// What the outbox takes, every transport must carry: it would stop at an event that it cannot
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
