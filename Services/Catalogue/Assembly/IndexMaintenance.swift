import Logging
import Postgres

/// Indexes questionnaires that were published before the search existed.
struct IndexMaintenance: Sendable {
  let pool: PostgresPool
  let logger: Logger

  /// Indexes all missing versions; new versions are indexed at publication.
  func run() async throws {
    let outages = OutageLog("indexing questionnaires", logger: logger)
    var count = 0
    while true {
      try Task.checkCancellation()
      do {
        guard try await SearchIndex().writeNext(on: pool) else { break }
        outages.succeeded()
        count += 1
      } catch let error as PostgresError where error.kind != .cancelled {
        outages.failed(error)
        try await Task.sleep(for: .seconds(10))
      }
    }
    if count > 0 { logger.info("indexed questionnaires", metadata: ["count": "\(count)"]) }
    // The service would end if this background work returned.
    while true { try await Task.sleep(for: .seconds(86_400)) }
  }
}
