import Fields
import FoundationEssentials
import Logging
import Postgres
import ServiceKit

/// Lists a participant's own records, for calendars and lists.
struct ListRecords: Sendable {
  let pool: PostgresPool
  let threads: WorkerThreads

  /// - Throws: `PostgresError`; ``IngestionError`` `.validationLimit`.
  func callAsFunction(
    of participantID: UUID, _ filter: RecordFilter, after position: RecordPosition?,
    limit: Int, bytesMax: Int
  ) async throws -> Page<RecordReader.ListedRecord> {
    // Reading megabytes of records must not block an event loop.
    try await threads.running {
      try await pool.answer(
        to: RecordReader.list(
          of: participantID, filter, after: position, limit: limit, bytesMax: bytesMax))
    }
  }
}

/// Removes tombstones of deleted records once every device had time to read them.
struct ForgetTombstones: Sendable {
  let pool: PostgresPool
  let clock: any WallClock
  /// Maximum rows per statement; keeps locks and WAL small.
  var atMost: Int64 = 1000
  private static let pause = Duration.seconds(6 * 3600)

  /// Removes all tombstones that are old enough.
  ///
  /// - Returns: their number.
  /// - Throws: `PostgresError`.
  @discardableResult
  func callAsFunction() async throws -> Int64 {
    let before = clock.now().addingTimeInterval(-86_400 * Double(RecordLimits.tombstoneDays))
    var all: Int64 = 0
    while true {
      let gone = try await pool.answer(
        to: RecordStore.forgetTombstones(before: before, atMost: atMost))
      all += gone
      guard gone == atMost else { return all }
    }
  }

  /// Runs every six hours until cancelled.
  func keepForgetting(logger: Logger) async throws {
    while true {
      do {
        try await self()
      } catch {
        try Task.checkCancellation()
        logger.warning(
          "tombstones of records cannot be removed", metadata: ["reason": "\(error)"])
      }
      try await Task.sleep(for: Self.pause)
    }
  }
}
