import Bus
import FoundationEssentials

/// A log that changes one thing about another, which does the rest.
protocol WrappedLog: EventLog {
  var log: any EventLog { get }
}

extension WrappedLog {
  var name: String { log.name }

  func append(_ events: [Event], beside server: ServerInstance?) async throws {
    try await log.append(events, beside: server)
  }

  func backlog(after position: LogPosition, types: Set<String>, limit: Int) async throws
    -> LogBacklog
  {
    try await log.backlog(after: position, types: types, limit: limit)
  }

  func holds(_ cursor: LogCursor, beside server: ServerInstance?) async throws -> Bool {
    try await log.holds(cursor, beside: server)
  }

  func end(of types: Set<String>) async throws -> (identity: LogIdentity, end: LogPosition) {
    try await log.end(of: types)
  }

  func subscribe(_ onNews: @escaping @Sendable (LogNews) -> Void) -> LogSubscription {
    log.subscribe(onNews)
  }

  func callReaders() async { await log.callReaders() }

  func declare(_ topics: [Topic]) async throws { try await log.declare(topics) }

  func prune(topic: String) async throws -> Int { try await log.prune(topic: topic) }

  func erase(_ erased: ErasedEvents) async throws -> Int { try await log.erase(erased) }

  func topics() async throws -> [TopicStatus] { try await log.topics() }

  /// Whoever opened the other one closes it.
  func close() async {}
}
