/// Reads a log for one consumer, and on request already while the last batch is being applied.
final class LogReader {
  let log: any EventLog
  private let types: Set<String>
  private let filter: SourceFilter
  private var ahead: (after: LogPosition, batch: Task<LogBatch, any Error>)?

  init(log: any EventLog, types: Set<String>, filter: SourceFilter) {
    self.log = log
    self.types = types
    self.filter = filter
  }

  deinit {
    ahead?.batch.cancel()
  }

  nonisolated(nonsending) func next(after position: LogPosition, limit: Int) async throws
    -> LogBatch
  {
    if let ahead, ahead.after == position {
      self.ahead = nil
      return try await withTaskCancellationHandler {
        try await ahead.batch.value
      } onCancel: {
        ahead.batch.cancel()
      }
    }
    forget()
    return try await read(after: position, limit: limit)
  }

  /// Reads anew, whatever was read ahead.
  nonisolated(nonsending) func read(after position: LogPosition, limit: Int) async throws
    -> LogBatch
  {
    filter.passing(try await log.read(after: position, types: types, limit: limit))
  }

  /// Begins to read what comes next.
  func readAhead(after position: LogPosition, limit: Int) {
    forget()
    ahead = (
      position,
      Task { [log, types, filter] in
        filter.passing(try await log.read(after: position, types: types, limit: limit))
      }
    )
  }

  /// Keeps a batch that `next` gave, to give it again.
  func keep(_ batch: LogBatch, after position: LogPosition) {
    forget()
    ahead = (position, Task { batch })
  }

  func forget() {
    ahead?.batch.cancel()
    ahead = nil
  }
}
