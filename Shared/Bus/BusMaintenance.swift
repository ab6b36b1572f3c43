import FoundationEssentials
import Logging
import Postgres

/// Removes what need not be kept, now and then and a little at a time: of the log what the topics'
/// retention says, of the inbox what nobody delivers again.
struct BusMaintenance: Sendable {
  let pool: PostgresPool
  let log: any EventLog
  let topics: [Topic]
  let configuration: BusConfiguration
  let logger: Logger

  func run() async {
    var outage = Backoff(first: .milliseconds(100), max: .seconds(60))
    var isDeclared = false
    while !Task.isCancelled {
      do {
        if !isDeclared { try await declare() }
        isDeclared = true
        try await prune()
        outage.reset()
        try? await Task.sleep(for: configuration.pruneInterval)
      } catch {
        if Task.isCancelled { return }
        logger.debug("cannot see to the retention", metadata: ["error": "\(error)"])
        try? await Task.sleep(for: outage.next())
      }
    }
  }

  private func declare() async throws {
    do {
      try await log.declare(topics)
    } catch let error as BusError {
      // Trying again would not help; events are kept longer, or as another service says.
      logger.error("the topics cannot be declared", metadata: ["error": "\(error)"])
    }
  }

  private func prune() async throws {
    while try await pruneInbox() == Self.inboxMax {}
    for topic in topics where topic.retention != .forever {
      while try await log.prune(topic: topic.type) > 0 {}
    }
  }

  /// The most rows that go in one transaction.
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
