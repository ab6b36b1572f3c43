import MetricsTestKit
import Postgres
import RPCTestSupport
import Synchronization
import TestSupport
import Testing

@testable import Telemetry

@Suite(.timeLimit(.minutes(2))) struct MeasurementTests {
  private struct Broken: Error {}

  /// The measured values, and how often they were read.
  private final class Source: Sendable {
    let looks = Mutex(0)
    let values = Mutex<[Double]?>([1, 2])
    let gate = Signal()
    let isGated: Bool

    init(isGated: Bool = false) { self.isGated = isGated }

    var count: Int { looks.withLock { $0 } }

    func measurement(_ registry: MetricsRegistry) -> Measurement {
      Measurement(
        "looking", of: [.init("a"), .init("b", labels: [("x", "y")])], factory: registry
      ) { [self] in
        looks.withLock { $0 += 1 }
        if isGated { await gate.wait() }
        guard let values = values.withLock({ $0 }) else { throw Broken() }
        return values
      }
    }
  }

  private func text(_ a: String, _ b: String) -> String {
    "# TYPE a gauge\na \(a)\n# TYPE b gauge\nb{x=\"y\"} \(b)\n"
  }

  @Test func whatIsNotKnownIsNoNumber() async throws {
    let (registry, source) = (MetricsRegistry(), Source())
    let measurement = source.measurement(registry)
    #expect(registry.exposition() == text("NaN", "NaN"))
    try await measurement.update()
    #expect(registry.exposition() == text("1.0", "2.0"))
    // An old value would look current.
    source.values.withLock { $0 = nil }
    await #expect(throws: Broken.self) { try await measurement.update() }
    #expect(registry.exposition() == text("NaN", "NaN"))
  }

  @Test func whoeverAsksAgainWithinSecondsIsToldTheSame() async {
    let (registry, source) = (MetricsRegistry(), Source())
    let always = Mutex(0)
    let round = MeasuringRound([source.measurement(registry)], logger: TestLog.logger) {
      always.withLock { $0 += 1 }
    }
    for _ in 0..<10 { await round.look() }
    #expect(source.count == 1)
    #expect(always.withLock { $0 } == 10)
  }

  @Test func thoseWhoComeTogetherWaitForOneLook() async {
    let (registry, source) = (MetricsRegistry(), Source(isGated: true))
    let round = MeasuringRound([source.measurement(registry)], logger: TestLog.logger)
    await withTaskGroup(of: Void.self) { group in
      for _ in 0..<20 {
        group.addTask {
          await round.look()
          // All callers wait for the first result.
          #expect(registry.exposition().contains("a 1.0"))
        }
      }
      try? await Task.sleep(for: .milliseconds(100))
      source.gate.fire()
    }
    #expect(source.count == 1)
  }

  @Test func oneThatFailsIsToldAndKeepsNoOtherFromBeingLookedAt() async {
    let (registry, other, outages) = (MetricsRegistry(), MetricsRegistry(), MetricsRegistry())
    let (bad, good) = (Source(), Source())
    bad.values.withLock { $0 = nil }
    let round = MeasuringRound(
      [bad.measurement(registry), good.measurement(other)], logger: TestLog.logger,
      metrics: outages)
    await round.look()
    #expect(registry.exposition() == text("NaN", "NaN"))
    #expect(other.exposition() == text("1.0", "2.0"))
    #expect(outages.exposition().contains("otolith_work_failing{work=\"looking\"} "))
  }

  /// A hanging database does not block scraping.
  @Test func statementsHaveADeadline() async throws {
    let registry = MetricsRegistry()
    try await TestDatabase.with { database in
      let pool = database.runtimePool(as: .planning)
      let measurement = Measurement("sleeping", of: [.init("s")], factory: registry) {
        try await pool.execute("SELECT pg_sleep(60)")
        return [1]
      }
      let start = ContinuousClock.now
      await MeasuringRound([measurement], logger: TestLog.logger).look()
      #expect(.now - start < .seconds(30))
      #expect(registry.exposition().contains("s NaN"))
      await pool.close()
    }
  }
}
