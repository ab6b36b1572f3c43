public import FoundationEssentials
public import Postgres

/// The log that every service appends to and reads from: the transport of the bus.
///
/// A log keeps events in an order and returns them from any position; it knows nothing of
/// consumers. Each service stores its consumers' positions and applied events in its own database,
/// beside the effects.
///
/// Every implementation passes the same tests (Tests/BusTests/Contract).
public protocol EventLog: Sendable {
  /// Name of this log, such as `postgres` or `nats:otolith`. Positions are stored under it, so it
  /// must not change.
  var name: String { get }

  /// Appends events in this order, durably. The log may ignore events whose id it already has;
  /// consumers ignore those that it stores twice.
  ///
  /// - Throws: if not all events are known to be durable; some may be. The caller must append all
  ///   of them again, before any other of the same subjects.
  func append(_ events: [Event]) async throws

  /// Moves the oldest events of an outbox to the log within the database, durably, if possible;
  /// for one relay at a time. Moves at most `limit` events and about 16 MiB.
  ///
  /// - Returns: nil if not possible: append the events, then delete them.
  func move(fromOutboxOf pool: PostgresPool, atMost limit: Int) async throws -> MovedEvents?

  /// The schema whose table `log` a transaction of the service's database may append to itself.
  ///
  /// - Parameters:
  ///   - source: the source of the events.
  ///   - pool: the service's pool.
  /// - Returns: nil if the log is elsewhere, or the role may not append these events.
  func schemaForAppends(of source: String, beside pool: PostgresPool) async throws -> String?

  /// Notifies readers in all processes of events that transactions appended themselves.
  func announce(_ types: Set<String>)

  /// Reads events of some types, oldest first: at most `limit` events and about 16 MiB.
  ///
  /// Events of one source and subject come in the order in which they were appended. No event
  /// appended later comes before `end` of an earlier read. Events of an unknown version or type are
  /// returned like any other. All returned events are durable.
  func read(after position: LogPosition, types: Set<String>, limit: Int) async throws -> LogBatch

  /// Counts the unread events of a reader.
  ///
  /// - Parameter limit: maximum count.
  func backlog(after position: LogPosition, types: Set<String>, limit: Int) async throws
    -> LogBacklog

  /// Whether a reader may continue after a cursor that names this log with another timeline or
  /// none: the log still has all events up to there, and will not assign these positions again.
  ///
  /// - Parameter pool: the database that stores the cursor.
  func holds(_ cursor: LogCursor, storedIn pool: PostgresPool) async throws -> Bool

  /// The identity of this log, and a position after all events of these types that are readable
  /// now.
  ///
  /// - Throws: `BusError.logOfAnotherServer`.
  func end(of types: Set<String>) async throws -> (identity: LogIdentity, end: LogPosition)

  /// Identifies this copy of the log: it changes when the log is created again, restored from a
  /// dump, or rolled forward from a backup. A NATS stream restored from a snapshot does not show
  /// it.
  func origin() async throws -> String

  /// Calls `onNews` when there may be new events, until the subscription is cancelled.
  /// Notifications may be lost or repeated.
  ///
  /// - Parameter onNews: called on any thread; it must not block.
  func subscribe(_ onNews: @escaping @Sendable (LogNotification) -> Void) -> LogSubscription

  /// Makes the subscribers in all processes look again, after changes that they do not notice
  /// otherwise. Lost if the log is unreachable.
  func callReaders() async

  /// Declares topics and their retention; undeclared topics are kept indefinitely. Another
  /// declaration changes it; the same one has no effect.
  ///
  /// - Throws: `BusError.topicDeclaredElsewhere` if another service's role declared it and the log
  ///   can tell.
  func declare(_ topics: [Topic]) async throws

  /// Removes expired events of a topic, a bounded number per call; call it until it returns 0. The
  /// latest event per key of a compacted topic is always kept.
  ///
  /// - Returns: the number of removed events.
  func prune(topic: String) async throws -> Int

  /// Removes one source's events of given subjects permanently, after all consumers have read them.
  /// Readers continue behind the gap. Call it again after an interruption.
  ///
  /// - Returns: the number of removed events.
  func erase(_ erased: ErasedEvents) async throws -> Int

  /// All topics that have events or were declared, by name.
  func topics() async throws -> [TopicStatus]

  /// Rights that this user was found to lack for a service's use of the log. Changes nothing.
  func missingRights(for profile: BusProfile) async throws -> [String]

  /// Ends background work; the log cannot be used afterwards.
  func close() async
}

extension EventLog {
  public func move(
    fromOutboxOf pool: PostgresPool, atMost limit: Int
  ) async throws -> MovedEvents? { nil }

  public func schemaForAppends(
    of source: String, beside pool: PostgresPool
  ) async throws -> String? { nil }

  public func announce(_ types: Set<String>) {}

  public func origin() async throws -> String { "\(try await end(of: []).identity)" }

  public func missingRights(for profile: BusProfile) async throws -> [String] { [] }
}

/// The events that a log moved from an outbox.
public struct MovedEvents: Sendable, Hashable {
  /// Whether another relay of the outbox is active; then nothing was moved.
  public var isStandby: Bool
  public var count: Int
  /// Bytes of their data.
  public var bytes: Int

  public init(isStandby: Bool, count: Int, bytes: Int) {
    self.isStandby = isStandby
    self.count = count
    self.bytes = bytes
  }
}

/// A request to erase a source's events of some subjects from the log permanently.
public struct ErasedEvents: Sendable {
  /// The source that published them.
  public var source: String
  /// Subjects, spelled as in the events.
  public var subjects: [String]
  /// The topics in which the source publishes of such subjects.
  public var types: Set<String>
  /// Events from this time on are kept.
  public var before: Date
  /// Whether an event of these subjects is erased; nil: all.
  public var isMeant: (@Sendable (Event) -> Bool)?

  public init(
    source: String, subjects: [String], types: Set<String>, before: Date = .distantFuture,
    isMeant: (@Sendable (Event) -> Bool)? = nil
  ) {
    self.source = source
    self.subjects = subjects
    self.types = types
    self.before = before
    self.isMeant = isMeant
  }
}
