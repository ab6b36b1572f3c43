public import Postgres

/// The log that every service appends to and reads from: the transport of the bus.
///
/// A log keeps events in an order and hands them out again from any position; it knows nothing of
/// consumers. How far a consumer has read, and which events had their effect, each service keeps in
/// its own database, beside the effects, whatever the transport.
///
/// Every implementation passes the same tests (Tests/BusTests/Contract).
public protocol EventLog: Sendable {
  /// What this log is known as, `postgres` or `nats:otolith`: positions are remembered under it, so
  /// that it must not change, and two logs that a service may see must not share it.
  var name: String { get }

  /// Appends events in this order, durably. Those whose id the log has already may be left out;
  /// those that it takes twice, its consumers leave out.
  ///
  /// - Parameter server: whose database the events' publications are in; nil if in none. A log on
  ///   that server need not wait for the disk: whatever it loses in a crash, the publications are
  ///   there again, since they are taken away later.
  /// - Throws: when not all are known to be durable: some may be. The caller appends all of them
  ///   again, before any other of the same subjects.
  func append(_ events: [Event], beside server: ServerInstance?) async throws

  /// Moves the oldest events of an outbox here, where the log can do so by itself, for one relay at a time: at most
  /// `limit`, and about 16 MiB. They are as durable as their publications.
  ///
  /// - Returns: nil: it cannot; they are to be appended, then taken away.
  func move(fromOutboxOf pool: PostgresPool, atMost limit: Int) async throws -> MovedEvents?

  /// Reads events of some types, oldest first, at most `limit` of them and about 16 MiB.
  ///
  /// Events of one source and subject come in the order in which they were appended; none that is
  /// appended later ever comes before `end` of an earlier read. An event whose version or type
  /// nobody knows is handed out like any other to who asks for its type.
  ///
  /// - Parameter server: whose database the reader keeps its effects and its position in; nil if in
  ///   none. From a log on that server it may also get what is not durable yet, but will be when
  ///   the effects are; from any other all is durable.
  func read(
    after position: LogPosition, types: Set<String>, limit: Int, beside server: ServerInstance?
  ) async throws -> LogBatch

  /// What a reader has before it.
  ///
  /// - Parameter limit: counting stops there.
  func backlog(after position: LogPosition, types: Set<String>, limit: Int) async throws
    -> LogBacklog

  /// Whether a reader may go on after a cursor that names this log, but another timeline or none: the
  /// log still holds everything up to there, and will give no position up to there again.
  ///
  /// - Parameter server: whose database the cursor is in; nil if in none.
  func holds(_ cursor: LogCursor, beside server: ServerInstance?) async throws -> Bool

  /// Which log this is, and the position behind everything of these types that is to be read now.
  ///
  /// - Throws: `BusError.logOfAnotherServer`.
  func end(of types: Set<String>) async throws -> (identity: LogIdentity, end: LogPosition)

  /// Which copy of the log this is: another one once it was made anew, read in from a dump, or rolled forward
  /// from a backup. A stream of NATS that was restored from a snapshot does not tell.
  func origin() async throws -> String

  /// Calls `onNews` each time when there may be something to read, until the subscription is
  /// cancelled. It is a hint: some may be missed, some told twice.
  ///
  /// - Parameter onNews: called on any thread; it must not block.
  func subscribe(_ onNews: @escaping @Sendable (LogNews) -> Void) -> LogSubscription

  /// Makes whoever subscribed, in whatever process, look again, as if there were news; for one who has
  /// changed something that they do not see otherwise. Lost where the log cannot be reached.
  func callReaders() async

  /// Makes topics and how long they are kept known to the log; a topic that nobody declares is kept
  /// for ever. Declaring again changes it; declaring the same again does nothing.
  ///
  /// - Throws: `BusError.topicDeclaredElsewhere`, when another service's role declared it and the
  ///   log can tell.
  func declare(_ topics: [Topic]) async throws

  /// Removes of a topic what its retention no longer keeps, a bounded number of events; called
  /// again until it returns 0. Nothing is removed that a reader in front of it has to see for the
  /// topic's promise: the latest event per key of a compacted topic always stays.
  ///
  /// - Returns: how many events went.
  func prune(topic: String) async throws -> Int

  /// Removes what one source published of subjects, for ever: whoever has to hear of it has. Readers go on
  /// over the gap. Stopped in the middle, it is called again.
  ///
  /// - Returns: how many events went.
  func erase(_ erased: ErasedEvents) async throws -> Int

  /// Every topic that has events or was declared, by name.
  func topics() async throws -> [TopicStatus]

  /// Ends what goes on in the background; the log is of no use afterwards.
  func close() async
}

/// For callers whose publications or effects are in no database.
extension EventLog {
  public func append(_ events: [Event]) async throws {
    try await append(events, beside: nil)
  }

  public func read(
    after position: LogPosition, types: Set<String>, limit: Int
  ) async throws -> LogBatch {
    try await read(after: position, types: types, limit: limit, beside: nil)
  }
}

extension EventLog {
  public func move(
    fromOutboxOf pool: PostgresPool, atMost limit: Int
  ) async throws -> MovedEvents? { nil }

  public func origin() async throws -> String { "\(try await end(of: []).identity)" }
}
