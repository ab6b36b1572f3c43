internal import CatalogueStore
internal import Logging
internal import Postgres

/// Makes what is searched of questionnaires that were published before there was a search.
struct IndexMaintenance: Sendable {
  let pool: PostgresPool
  let logger: Logger

  /// Returns when nothing is missing: new versions are indexed as they are published.
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
    // Background work that ends would end the service.
    while true { try await Task.sleep(for: .seconds(86_400)) }
  }
}
