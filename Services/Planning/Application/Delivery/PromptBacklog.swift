package import FoundationEssentials
package import PlanningDomain
import PlanningStore
package import Postgres
package import ServiceKit

/// How many prompts are due that nobody was told of yet, and for how long: what operators watch.
package struct PromptBacklog: Sendable {
  package struct Waiting: Sendable, Hashable {
    package var count: Int
    /// In seconds; 0 where there is none.
    package var oldestAge: TimeInterval

    package init(count: Int = 0, oldestAge: TimeInterval = 0) {
      self.count = count
      self.oldestAge = oldestAge
    }
  }

  private let pool: PostgresPool
  private let clock: any WallClock
  private let due = DuePromptStore()

  package init(pool: PostgresPool, clock: any WallClock) {
    self.pool = pool
    self.clock = clock
  }

  /// - Throws: `PostgresError`.
  package func callAsFunction() async throws -> [PromptWay: Waiting] {
    let now = clock.now()
    return try await due.waiting(now: now, on: pool).mapValues {
      Waiting(count: $0.count, oldestAge: max(0, now.timeIntervalSince($0.oldest)))
    }
  }
}
