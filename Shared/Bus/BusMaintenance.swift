import FoundationEssentials
import Logging
import Postgres

/// Removes expired data periodically, in small steps: from the log according to the topics'
/// retention, from the inbox after its own.
struct BusMaintenance: Sendable {
  let pool: PostgresPool
  let log: any EventLog
  let topics: [Topic]
  let configuration: BusConfiguration
  let logger: Logger

  func run() async {
    var outage = Backoff(first: .milliseconds(100), max: .seconds(60))
    let outages = OutageLog("enforcing the retention of the log", logger: logger)
    var isDeclared = false
    while !Task.isCancelled {
      do {
        if !isDeclared { try await declare() }
        isDeclared = true
        try await prune()
        outage.reset()
        outages.succeeded()
        try? await Task.sleep(for: configuration.pruneInterval)
      } catch {
        if Task.isCancelled { return }
        outages.failed(error)
        try? await Task.sleep(for: outage.next())
      }
    }
  }

  private func declare() async throws {
    do {
      try await log.declare(topics)
    } catch let error as BusError {
      // A retry would not help. Events are kept longer, or as the other service declared.
      logger.error("cannot declare the topics", metadata: ["error": "\(error)"])
    }
  }

  private func prune() async throws {
    while try await pruneInbox() == Self.inboxMax {}
    for topic in topics where topic.retention != .forever {
      while try await log.prune(topic: topic.type) > 0 {}
    }
  }

  /// Maximum number of rows deleted per transaction.
  private static let inboxMax = 1000

  private func pruneInbox() async throws -> Int {
    try await pool.execute(
      """
      DELETE FROM inbox WHERE (consumer, event_id) IN (
        SELECT consumer, event_id FROM inbox
        WHERE applied_at < clock_timestamp()
          - make_interval(secs => \(configuration.inboxRetention / .seconds(1)))
        LIMIT \(Self.inboxMax))
      """)
  }
}
