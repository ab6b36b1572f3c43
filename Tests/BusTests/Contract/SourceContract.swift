import Bus
import CoreMetrics
import FoundationEssentials
import MetricsTestKit
import Postgres
import TestSupport
import Testing

/// A consumer hears only those who may tell of something.
@Suite struct SourceContract {
  /// Among genuine ones of the same subject, alone, and as the last of all.
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
        // One that would be a dead letter were it read.
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

  /// While a service moves from one transport to another both of its logs are read with the same care.
  @Test(arguments: Move.all)
  func alsoInThePreviousLog(_ move: Move) async throws {
    try await BusHarness.with(move.from) { bus in
      let next = try await move.to.make(bus.database)
      let log = try await next.open()
      var stranger = bus.event("a", 7)
      stranger.source = "otolith-elsewhere"
      try await bus.log.append([stranger, bus.event("a", 1)])
      stranger.id = UUID()
      try await log.append([stranger, bus.event("a", 2)])
      let runner = bus.planningRunner(
        RecordingConsumer(sources: ["otolith-auth"]), log: log, previous: bus.log)
      try await bus.running(runner) {
        try await eventually("both logs are read") { try await bus.effects(on: "a") == [1, 2] }
      }
      await log.close()
      try await next.remove()
    }
  }
}
