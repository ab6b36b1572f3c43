import Bus
import CoreMetrics
import FoundationEssentials
import MetricsTestKit
import Postgres
import TestSupport
import Testing

/// What an operator sees of the bus.
@Suite struct MetricsTests {
  @Test func lagAndFailuresAreTold() async throws {
    try await BusHarness.with { bus in
      let metrics = TestMetrics()
      var configuration = BusConfiguration.quick
      configuration.reportInterval = .milliseconds(10)
      configuration.attemptsMax = 2
      let stuck = Gate()
      let recorder = RecordingConsumer { event, _ in
        if event.subject == "bad" { throw PermanentFailure("bad") }
        if event.subject == "slow", !stuck.isOpen {
          throw PostgresError(kind: .poolExhausted, message: "no connection")
        }
      }
      let runner = BusRunner(
        pool: bus.planning, log: bus.log, outbox: Outbox(source: "otolith-planning"),
        consumers: [recorder], configuration: configuration, metrics: metrics,
        logger: TestLog.logger)
      func gauge(_ name: String, ofConsumer: Bool = true) -> Double? {
        try? metrics.expectMeter(
          "otolith_bus_\(name)", ofConsumer ? [("consumer", "recorder")] : []
        ).lastValue
      }
      func counter(_ name: String) -> Int64? {
        try? metrics.expectCounter(
          "otolith_bus_\(name)_total", [("consumer", "recorder")]
        ).totalValue
      }
      try await bus.log.append([bus.event("good", 0), bus.event("bad", 0)])
      try await bus.running(runner) {
        try await eventually("the dead letter is told") { gauge("dead_letters") == 1 }
        try await eventually("nothing waits in the outbox") {
          gauge("outbox_events", ofConsumer: false) == 0
            && gauge("outbox_age_seconds", ofConsumer: false) == 0
        }
        try await eventually("it has caught up") {
          gauge("lag_events") == 0 && gauge("lag_seconds") == 0
        }
        #expect(counter("given_up") == 1)
        #expect(counter("applied") == 1)
        var late = bus.event("slow", 0)
        late.time = Date(timeIntervalSinceNow: -1000)
        try await bus.log.append([late, bus.event("good", 1)])
        try await eventually("the lag is told") { gauge("lag_events") == 2 }
        try await eventually("its time is told") { gauge("lag_seconds") ?? 0 >= 1000 }
        stuck.open()
        try await eventually("it has caught up again") { gauge("lag_events") == 0 }
        #expect(gauge("parked_events") == 0)
      }
    }
  }

  @Test func theOutboxIsTold() async throws {
    try await BusHarness.with { bus in
      let metrics = TestMetrics()
      let log = UnreachableLog()
      let runner = BusRunner(
        pool: bus.auth, log: log, outbox: bus.outbox, consumers: [],
        configuration: .quick { $0.reportInterval = .milliseconds(10) }, metrics: metrics,
        logger: TestLog.logger)
      var old = bus.event("a", 0)
      old.time = Date(timeIntervalSinceNow: -100)
      try await bus.publish(old, bus.event("a", 1))
      func gauge(_ name: String) -> Double? {
        try? metrics.expectMeter("otolith_bus_\(name)").lastValue
      }
      try await bus.running(runner) {
        try await eventually("two wait") { gauge("outbox_events") == 2 }
        // Told apart from the number, a moment later.
        try await eventually("the older one's age") { gauge("outbox_age_seconds") ?? 0 >= 100 }
        log.gate.open()
        try await eventually("none waits") { gauge("outbox_events") == 0 }
      }
      #expect(try metrics.expectCounter("otolith_bus_relayed_total").totalValue == 2)
    }
  }
}

/// Refuses everything until it is opened, and forgets everything then.
private final class UnreachableLog: EventLog {
  struct Unreachable: Error {}

  let name = "nowhere"
  let gate = Gate()

  func append(_ events: [Event], beside _: ServerInstance?) async throws {
    guard gate.isOpen else { throw Unreachable() }
  }

  func read(
    after position: LogPosition, types: Set<String>, limit: Int, beside _: ServerInstance?
  ) async throws -> LogBatch {
    LogBatch(events: [], end: position, rest: .none, log: Self.identity)
  }

  func backlog(after position: LogPosition, types: Set<String>, limit: Int) async throws
    -> LogBacklog
  {
    LogBacklog(events: 0, oldest: nil, log: Self.identity)
  }

  static let identity = LogIdentity(id: "nowhere", timeline: "")

  func holds(_ cursor: LogCursor, beside _: ServerInstance?) async throws -> Bool { true }

  func end(of types: Set<String>) async throws -> (identity: LogIdentity, end: LogPosition) {
    (Self.identity, .start)
  }

  func subscribe(_ onNews: @escaping @Sendable (LogNews) -> Void) -> LogSubscription {
    LogSubscription {}
  }

  func callReaders() async {}

  func declare(_ topics: [Topic]) async throws {}

  func prune(topic: String) async throws -> Int { 0 }

  func erase(_: ErasedEvents) async throws -> Int { 0 }

  func topics() async throws -> [TopicStatus] { [] }

  func close() async {}
}
