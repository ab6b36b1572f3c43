import Bus

/// A log that returns every event twice, as after repeated appends.
struct RepeatingLog: WrappedLog {
  let log: any EventLog

  init(_ log: any EventLog) {
    self.log = log
  }

  func read(
    after position: LogPosition, types: Set<String>, limit: Int
  ) async throws -> LogBatch {
    var batch = try await log.read(after: position, types: types, limit: limit)
    batch.events = batch.events.flatMap { [$0, $0] }
    return batch
  }
}
