import Bus
import Synchronization

/// A log that cannot be read until it is opened.
final class GatedLog: EventLog {
  struct Closed: Error {}

  private let log: any EventLog
  private let gate = Gate()
  private let count = Mutex(0)

  init(_ log: any EventLog) {
    self.log = log
  }

  /// How often somebody tried to read.
  var attempts: Int { count.withLock { $0 } }

  func open() { gate.open() }

  var name: String { log.name }

  func append(_ events: [Event]) async throws { try await log.append(events) }

  func read(after position: LogPosition, types: Set<String>, limit: Int) async throws -> LogBatch {
    count.withLock { $0 += 1 }
    guard gate.isOpen else { throw Closed() }
    return try await log.read(after: position, types: types, limit: limit)
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
