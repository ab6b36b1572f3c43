import AuthApplication
import Logging
import Postgres
import ServiceKit

/// Ends what studies have kept for as long as they said, and accounts that nobody can use any more.
struct RetentionWork: Sendable {
  private let end: EndRetention
  private let eraseExpired: EraseExpired
  private let logger: Logger

  private static let interval = Duration.seconds(5)
  /// Accounts are looked for more seldom, a minute apart, unless there were some.
  private static let accountsEvery = 12

  init(_ environment: ServiceEnvironment, events: any EventPublisher) {
    end = EndRetention(pool: environment.pool, events: events, clock: environment.clock)
    eraseExpired = EraseExpired(
      pool: environment.pool, events: events, clock: environment.clock)
    logger = environment.logger
  }

  var background: BackgroundWork {
    BackgroundWork(name: "retention") { try await run() }
  }

  /// Works until cancelled.
  private func run() async throws {
    let outages = OutageLog("ending what studies no longer keep", logger: logger)
    var rounds = 0
    try await outages.repeating(every: Self.interval) {
      let begun = try await end()
      if rounds == 0, try await eraseExpired() == 0 { rounds = Self.accountsEvery }
      rounds = max(rounds - 1, 0)
      if begun > 0 {
        logger.notice("retention ended; erasures begun", metadata: ["count": "\(begun)"])
      }
    }
  }
}
