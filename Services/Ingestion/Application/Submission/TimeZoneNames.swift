import IngestionStore
package import Logging
package import Postgres
import Synchronization

/// The IANA zone names that the database knows. It computes the offsets, so its list decides.
///
/// The list grows with an update of the database's time zones, and sheets with a name that is not in it
/// yet wait for it, so it is read again from time to time.
package final class TimeZoneNames: Sendable {
  /// How often. The database looks through a folder of about 600 files for it.
  package static let interval = Duration.seconds(600)

  private let read: @Sendable () async throws -> Set<String>
  private let names: Mutex<Set<String>>

  /// - Throws: what `read` throws.
  init(read: @escaping @Sendable () async throws -> Set<String>) async throws {
    self.read = read
    names = Mutex(try await read())
  }

  /// - Throws: `PostgresError`.
  package convenience init(pool: PostgresPool) async throws {
    try await self.init { try await TimeZoneStore.names(on: pool) }
  }

  var known: Set<String> { names.withLock { $0 } }

  /// Reads the list again. What was known stays while it cannot be had.
  package func refresh(logger: Logger) async {
    do {
      let read = try await read()
      names.withLock { $0 = read }
    } catch {
      logger.warning(
        "the names of time zones cannot be read again", metadata: ["reason": "\(error)"])
    }
  }

  /// Until cancelled.
  package func keepFresh(logger: Logger) async throws {
    while true {
      try await Task.sleep(for: Self.interval)
      await refresh(logger: logger)
    }
  }
}
