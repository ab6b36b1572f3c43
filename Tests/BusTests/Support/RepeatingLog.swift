import Bus

/// A log that hands out every event twice, as one may whose appends were repeated.
struct RepeatingLog: WrappedLog {
  let log: any EventLog

  init(_ log: any EventLog) {
    self.log = log
  }

  func read(
    after position: LogPosition, types: Set<String>, limit: Int, beside server: ServerInstance?
  ) async throws -> LogBatch {
    var batch = try await log.read(after: position, types: types, limit: limit, beside: server)
    batch.events = batch.events.flatMap { [$0, $0] }
    return batch
  }
}
