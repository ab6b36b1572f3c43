/// Where a consumer stands in the log: everything up to here is dealt with.
public struct LogPosition: Sendable, Hashable {
  /// Transaction id of the append, as PostgreSQL prints an `xid8`.
  public var transaction: String
  public var position: Int

  public static let start = LogPosition(transaction: "0", position: 0)

  public init(transaction: String, position: Int) {
    self.transaction = transaction
    self.position = position
  }
}

/// Some events of the log, and how far they bring a reader.
public struct LogPage: Sendable {
  public var events: [(position: LogPosition, event: Event)]
  /// Where to read on; beyond the last event when none of the skipped ones was asked for.
  public var next: LogPosition
  /// Whether the reader has seen everything that can be read now.
  public var atEnd: Bool
}

/// The transport between outboxes and inboxes.
public protocol EventLog: Sendable {
  /// Appends events in their order; an event whose id is in the log already is left alone.
  func append(_ events: [Event]) async throws
  /// Events of the given types after a position, at most `limit`, in an order in which the events
  /// of each subject keep the order of their appends. Never passes an append that may still commit.
  func read(after position: LogPosition, types: Set<String>, limit: Int) async throws -> LogPage
  /// Calls `onNews` after appends of any process, as far as the transport can tell; runs until
  /// cancelled. Consumers poll as well, so a lost hint costs time, not events.
  func listen(_ onNews: @escaping @Sendable () -> Void) async throws
}
