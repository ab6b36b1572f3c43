/// Reads a log for one consumer; it can read ahead while the last batch is being applied.
final class LogReader {
  private struct Ahead {
    var position: LogPosition
    var batch: Task<LogBatch, any Error>
  }

  let log: any EventLog
  private let types: Set<String>
  private let filter: SourceFilter
  private var ahead: Ahead?

  init(log: any EventLog, types: Set<String>, filter: SourceFilter) {
    self.log = log
    self.types = types
    self.filter = filter
  }

  deinit {
    ahead?.batch.cancel()
  }

  /// Returns the batch read ahead, or reads one.
  nonisolated(nonsending) func next(after position: LogPosition, limit: Int) async throws
    -> LogBatch
  {
    guard let ahead, ahead.position == position else {
      forget()
      return filter.passing(try await log.read(after: position, types: types, limit: limit))
    }
    self.ahead = nil
    return try await withTaskCancellationHandler {
      try await ahead.batch.value
    } onCancel: {
      ahead.batch.cancel()
    }
  }

  /// Starts reading the next batch.
  func readAhead(after position: LogPosition, limit: Int) {
    forget()
    ahead = Ahead(
      position: position,
      batch: Task { [log, types, filter] in
        filter.passing(try await log.read(after: position, types: types, limit: limit))
      })
  }

  func forget() {
    ahead?.batch.cancel()
    ahead = nil
  }
}
