import Bus
import Foundation
import Postgres
import Synchronization

/// An empty log that records erasures.
final class RecordingLog: EventLog {
  let name = "recording"
  private let asked = Mutex<[ErasedEvents]>([])
  private static let identity = LogIdentity(id: "recording", timeline: "")

  var erasures: [ErasedEvents] { asked.withLock { $0 } }

  /// Source and subject of each erasure.
  var erased: [String] {
    erasures.flatMap { erased in erased.subjects.map { "\(erased.source) \($0)" } }
  }

  func erase(_ erased: ErasedEvents) async throws -> Int {
    asked.withLock { $0.append(erased) }
    return erased.subjects.count
  }

  func append(_ events: [Event]) async throws {}

  func read(
    after position: LogPosition, types _: Set<String>, limit _: Int
  ) async throws -> LogBatch {
    LogBatch(events: [], end: position, rest: .none, log: Self.identity)
  }

  func backlog(after _: LogPosition, types _: Set<String>, limit _: Int) async throws
    -> LogBacklog
  {
    LogBacklog(events: 0, oldest: nil, log: Self.identity)
  }

  func holds(_: LogCursor, storedIn _: PostgresPool) async throws -> Bool { true }

  func end(of _: Set<String>) async throws -> (identity: LogIdentity, end: LogPosition) {
    (Self.identity, .start)
  }

  func subscribe(_: @escaping @Sendable (LogNotification) -> Void) -> LogSubscription {
    LogSubscription {}
  }

  func callReaders() async {}

  func declare(_: [Topic]) async throws {}

  func prune(topic _: String) async throws -> Int { 0 }

  func topics() async throws -> [TopicStatus] { [] }

  func close() async {}
}
