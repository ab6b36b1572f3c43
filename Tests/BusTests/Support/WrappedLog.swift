import Bus
import FoundationEssentials
import Postgres

/// A log that wraps another one and changes part of its behaviour.
protocol WrappedLog: EventLog {
  var log: any EventLog { get }
}

extension WrappedLog {
  var name: String { log.name }

  func append(_ events: [Event]) async throws {
    try await log.append(events)
  }

  func backlog(after position: LogPosition, types: Set<String>, limit: Int) async throws
    -> LogBacklog
  {
    try await log.backlog(after: position, types: types, limit: limit)
  }

  func holds(_ cursor: LogCursor, storedIn pool: PostgresPool) async throws -> Bool {
    try await log.holds(cursor, storedIn: pool)
  }

  func end(of types: Set<String>) async throws -> (identity: LogIdentity, end: LogPosition) {
    try await log.end(of: types)
  }

  func subscribe(_ onNews: @escaping @Sendable (LogNotification) -> Void) -> LogSubscription {
    log.subscribe(onNews)
  }

  func callReaders() async { await log.callReaders() }

  func declare(_ topics: [Topic]) async throws { try await log.declare(topics) }

  func prune(topic: String) async throws -> Int { try await log.prune(topic: topic) }

  func erase(_ erased: ErasedEvents) async throws -> Int { try await log.erase(erased) }

  func topics() async throws -> [TopicStatus] { try await log.topics() }

  /// Does nothing: the wrapped log is closed by the test that opened it.
  func close() async {}
}
