import Bus
import Postgres
import Synchronization
import TestSupport
import Testing

/// The statements of a consumer's transaction are planned once, not anew for each batch.
@Suite struct ConsumerPlanTests {
  /// Counts the plans of the statement that notes events in the inbox.
  private final class PlanCounter: EventConsumer {
    let name = "plans"
    let types: Set<String> = [BusHarness.enrolled]
    let seen = Mutex<[(custom: Int, generic: Int)]>([])

    func apply(_ event: Event, on connection: PostgresConnection) async throws {
      let row = try await connection.query(
        """
        SELECT coalesce(sum(custom_plans), 0)::int8 AS custom,
          coalesce(sum(generic_plans), 0)::int8 AS generic
        FROM pg_prepared_statements WHERE statement LIKE 'INSERT INTO inbox%'
        """)[0]
      let counts = (
        custom: try row.decode("custom", as: Int.self),
        generic: try row.decode("generic", as: Int.self)
      )
      seen.withLock { $0.append(counts) }
    }
  }

  @Test func batchesOfOneEventUseOnePlan() async throws {
    try await BusHarness.with { bus in
      let counter = PlanCounter()
      try await bus.running(bus.authRunner(), bus.planningRunner(counter)) {
        for number in 0..<8 {
          try await bus.publish(bus.event("a", number))
          try await eventually("event \(number)") { counter.seen.withLock { $0.count > number } }
        }
      }
      let seen = counter.seen.withLock { $0 }
      #expect(seen.allSatisfy { $0.custom == 0 && $0.generic > 0 })
      let modes = try await bus.planning.query("SHOW plan_cache_mode").map {
        try $0.decode("plan_cache_mode", as: String.self)
      }
      #expect(modes == ["auto"])
    }
  }
}
