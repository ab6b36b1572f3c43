import Logging
import Postgres
import RPCServer
import TestSupport
import Testing

@testable import ServiceBasics
@testable import Telemetry

/// Counters in Prometheus' format.
@Suite struct CountingTests {
  @Test func everyValueIsThereBeforeItsFirstEvent() {
    let registry = MetricsRegistry()
    let counters = LabelledCounters(
      "c_total", of: "outcome", ["bad", "good"], labels: [("kind", "x")], factory: registry)
    counters.add("good")
    counters.add("good", 4)
    counters.add("good", -1)
    counters.add("unheard of")
    #expect(
      registry.exposition() == """
        # TYPE c_total counter
        c_total{kind="x",outcome="bad"} 0
        c_total{kind="x",outcome="good"} 5

        """)
  }

  @Test func batches() {
    let registry = MetricsRegistry()
    let metrics = BatchMetrics(of: "sheet", factory: registry)
    metrics.note(BatchReport(rows: 3, duration: .milliseconds(2), isWritten: true, waiting: 7))
    metrics.note(BatchReport(rows: 5, duration: .milliseconds(2), isWritten: false, waiting: 2))
    let lines = registry.exposition().split(separator: "\n")
    for line in [
      #"otolith_batches_total{kind="sheet",outcome="written"} 1"#,
      #"otolith_batches_total{kind="sheet",outcome="failed"} 1"#,
      #"otolith_batch_rows_total{kind="sheet"} 3"#,
      #"otolith_batch_seconds_count{kind="sheet"} 2"#,
      #"otolith_batch_waiting_rows{kind="sheet"} 2.0"#,
    ] {
      #expect(lines.contains(Substring(line)), "\(line)")
    }
  }

  @Test func workThatFails() {
    let registry = MetricsRegistry()
    let log = OutageLog("testing", logger: TestLog.logger, metrics: registry)
    func value() -> Bool? {
      let text = registry.exposition()
      return text.contains("otolith_work_failing{work=\"testing\"} 1.0")
        ? true : text.contains("otolith_work_failing{work=\"testing\"} 0.0") ? false : nil
    }
    #expect(value() == false)
    log.failed { _ in }
    #expect(value() == true)
    log.failed { _ in }
    #expect(value() == true)
    log.succeeded()
    #expect(value() == false)
  }

  @Test func serving() {
    let registry = MetricsRegistry()
    func isServing() -> Bool { registry.exposition().contains("otolith_serving 1.0\n") }
    let health = ServiceHealth(
      HealthService(), names: [], metrics: registry, logger: TestLog.logger)
    #expect(!isServing())
    health.startsAccepting()
    #expect(isServing())
    health.database(.isAway(PostgresError(kind: .timedOut, message: "no answer")))
    #expect(!isServing())
    health.database(.answers)
    #expect(isServing())
    health.shutDown()
    #expect(!isServing())
  }
}
