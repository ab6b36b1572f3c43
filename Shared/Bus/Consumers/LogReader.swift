import Postgres

/// Reads a log for one consumer, and on request already while the last batch is being applied.
final class LogReader {
  private struct Ahead {
    var position: LogPosition
    var began: ContinuousClock.Instant
    var batch: Task<LogBatch, any Error>
  }

  let log: any EventLog
  /// Where the consumer's effects and position are kept; nil before that is known.
  var server: ServerInstance? {
    didSet { if server != oldValue { forget() } }
  }
  private let types: Set<String>
  private let filter: SourceFilter
  private var ahead: Ahead?
  /// When reading what was given last began.
  private var began = ContinuousClock.now

  init(log: any EventLog, types: Set<String>, filter: SourceFilter) {
    self.log = log
    self.types = types
    self.filter = filter
  }

  deinit {
    ahead?.batch.cancel()
  }

  /// Reads, or gives what was read ahead.
  nonisolated(nonsending) func next(after position: LogPosition, limit: Int) async throws
    -> LogBatch
  {
    guard let ahead, ahead.position == position else {
      return try await read(after: position, limit: limit)
    }
    self.ahead = nil
    began = ahead.began
    return try await withTaskCancellationHandler {
      try await ahead.batch.value
    } onCancel: {
      ahead.batch.cancel()
    }
  }

  /// Reads anew, whatever was read ahead.
  nonisolated(nonsending) func read(after position: LogPosition, limit: Int) async throws
    -> LogBatch
  {
    forget()
    began = .now
    return filter.passing(
      try await log.read(after: position, types: types, limit: limit, beside: server))
  }

  /// The server that the last batch may have its effects on, for which it need not have been durable
  /// yet. None for a connection that was opened after reading began: the server may have lost the
  /// batch in a crash before, and may give its positions to other events.
  func server(for connection: PostgresConnection) -> ServerInstance? {
    connection.openedAt <= began ? server : nil
  }

  /// Begins to read what comes next.
  func readAhead(after position: LogPosition, limit: Int) {
    forget()
    ahead = Ahead(
      position: position, began: .now,
      batch: Task { [log, types, filter, server] in
        filter.passing(
          try await log.read(after: position, types: types, limit: limit, beside: server))
      })
  }

  /// Keeps the batch that was given last, to give it again.
  func keep(_ batch: LogBatch, after position: LogPosition) {
    forget()
    ahead = Ahead(position: position, began: began, batch: Task { batch })
  }

  func forget() {
    ahead?.batch.cancel()
    ahead = nil
  }
}
