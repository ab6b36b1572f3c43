import FoundationEssentials
import IngestionDomain
import IngestionStore
package import Logging
package import Postgres
package import ServiceKit

/// Removes what tells of deleted records, when every device had time enough to hear of it.
package struct ForgetTombstones: Sendable {
  private let pool: PostgresPool
  private let clock: any WallClock
  /// At once, so that locks and the log stay small.
  private let atMost: Int64
  private static let pause = Duration.seconds(6 * 3600)

  package init(pool: PostgresPool, clock: any WallClock, atMost: Int64 = 1000) {
    self.pool = pool
    self.clock = clock
    self.atMost = atMost
  }

  /// Until there are none left that are old enough.
  ///
  /// - Returns: how many there were.
  /// - Throws: `PostgresError`.
  @discardableResult
  package func callAsFunction() async throws -> Int64 {
    let before = clock.now().addingTimeInterval(-86_400 * Double(RecordLimits.tombstoneDays))
    var all: Int64 = 0
    while true {
      let gone = try await RecordStore.forgetTombstones(before: before, atMost: atMost, on: pool)
      all += gone
      guard gone == atMost else { return all }
    }
  }

  /// Until cancelled.
  package func keepForgetting(logger: Logger) async throws {
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
