import Bus
import CoreMetrics
import FoundationEssentials
import MetricsTestKit
import Postgres
import TestSupport
import Testing

/// A consumer applies only events from sources that may publish their type.
@Suite struct SourceContract {
  /// Forged events between genuine ones of a subject, alone, and as the last event.
  @Test(arguments: Transport.all)
  func eventsOfOthersArePassedOver(_ transport: Transport) async throws {
    try await BusHarness.with(transport) { bus in
      let metrics = TestMetrics()
      let consumer = RecordingConsumer(sources: ["otolith-auth"])
      let runner = BusRunner(
        pool: bus.planning, log: bus.log, outbox: Outbox(source: "otolith-planning"),
        consumers: [consumer], configuration: .quick, metrics: metrics, logger: TestLog.logger)
      var events: [Event] = []
      for number in 0..<9 {
        var event = bus.event("a", number)
        if number % 3 == 2 { event.source = "otolith-elsewhere" }
        events.append(event)
      }
      try await bus.log.append(events)
      try await bus.running(runner) {
        try await eventually("caught up") { try await runner.caughtUp() }
        // It would become a dead letter if it were applied.
        var poison = bus.event("b", 0)
        poison.source = "otolith-elsewhere"
        poison.schemaVersion = 99
        try await bus.log.append([poison])
        try await bus.log.append([bus.event("b", 1)])
        try await eventually("the next one has its effect") {
          try await bus.effects(on: "b") == [1]
        }
      }
      #expect(try await bus.effects(on: "a") == [0, 1, 3, 4, 6, 7])
      #expect(try await bus.count("parked_events", in: bus.planning) == 0)
      #expect(try await bus.count("dead_letters", in: bus.planning) == 0)
      let refused = try metrics.expectCounter(
        "otolith_bus_refused_total", [("consumer", "recorder")])
      #expect(refused.totalValue >= 4)
    }
  }
}
