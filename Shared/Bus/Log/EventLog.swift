/// The log that every service appends to and reads from: the transport of the bus.
public protocol EventLog: Sendable {
  /// Appends events in this order, all or none, durably; those whose id the log has already are
  /// left out.
  func append(_ events: [Event]) async throws

  /// Reads events of some types, oldest first, at most `limit` of them.
  ///
  /// Events of one source and subject come in the order in which they were appended; none that is
  /// appended later ever comes before `end` of an earlier read.
  func read(after position: LogPosition, types: Set<String>, limit: Int) async throws -> LogBatch

  /// How many events of some types follow, counted up to `limit`.
  func count(after position: LogPosition, types: Set<String>, limit: Int) async throws -> Int

  /// Something each time when there may be news, coalesced. It is a hint: some may be missed.
  func news() -> AsyncStream<Void>
}
