import Bus
import Synchronization

/// A log that cannot be read until it is opened.
final class GatedLog: WrappedLog {
  struct Closed: Error {}

  let log: any EventLog
  private let gate = Gate()
  private let count = Mutex(0)

  init(_ log: any EventLog) {
    self.log = log
  }

  /// Number of attempted reads.
  var attempts: Int { count.withLock { $0 } }

  func open() { gate.open() }

  func read(
    after position: LogPosition, types: Set<String>, limit: Int
  ) async throws -> LogBatch {
    count.withLock { $0 += 1 }
    guard gate.isOpen else { throw Closed() }
    return try await log.read(after: position, types: types, limit: limit)
  }
}
