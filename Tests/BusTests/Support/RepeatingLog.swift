import Bus

/// A log that hands out every event twice, as one may whose appends were repeated.
struct RepeatingLog: EventLog {
  private let log: any EventLog

  init(_ log: any EventLog) {
    self.log = log
  }

  var name: String { log.name }

  func append(_ events: [Event]) async throws { try await log.append(events) }

  func read(after position: LogPosition, types: Set<String>, limit: Int) async throws -> LogBatch {
    var batch = try await log.read(after: position, types: types, limit: limit)
    batch.events = batch.events.flatMap { [$0, $0] }
    return batch
  }

  func backlog(after position: LogPosition, types: Set<String>, limit: Int) async throws
    -> LogBacklog
  {
    try await log.backlog(after: position, types: types, limit: limit)
  }

  func subscribe(_ onNews: @escaping @Sendable (LogNews) -> Void) -> LogSubscription {
    log.subscribe(onNews)
  }

  func declare(_ topics: [Topic]) async throws { try await log.declare(topics) }

  func prune(topic: String) async throws -> Int { try await log.prune(topic: topic) }

  func topics() async throws -> [TopicStatus] { try await log.topics() }

  func close() async {}
}
