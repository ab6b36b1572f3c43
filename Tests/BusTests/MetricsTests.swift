import CoreMetrics
import FoundationEssentials
import MetricsTestKit
import Postgres
import Synchronization
import TestSupport
import Testing

@testable import Bus

/// Metrics of the bus for operators.
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
        // Set separately from the count, slightly later.
        try await eventually("the older one's age") { gauge("outbox_age_seconds") ?? 0 >= 100 }
        log.gate.open()
        try await eventually("none waits") { gauge("outbox_events") == 0 }
      }
      #expect(try metrics.expectCounter("otolith_bus_relayed_total").totalValue == 2)
    }
  }

  /// Otherwise no alert fires while the transport is down.
  @Test func lagAndOutboxGrowWhileTheLogIsUnreachable() async throws {
    try await BusHarness.with { bus in
      let metrics = TestMetrics()
      let log = InterruptedLog(bus.log)
      let (ofOutbox, configuration) = (
        TestMetrics(), BusConfiguration.quick { $0.reportInterval = .milliseconds(10) }
      )
      let publisher = BusRunner(
        pool: bus.auth, log: log, outbox: bus.outbox, consumers: [], configuration: configuration,
        metrics: ofOutbox, logger: TestLog.logger)
      let runner = BusRunner(
        pool: bus.planning, log: log, outbox: Outbox(source: "otolith-planning"),
        consumers: [RecordingConsumer()], configuration: configuration, metrics: metrics,
        logger: TestLog.logger)
      func gauge(_ name: String) -> Double? {
        try? metrics.expectMeter("otolith_bus_\(name)", [("consumer", "recorder")]).lastValue
      }
      func outbox(_ name: String) -> Double? {
        try? ofOutbox.expectMeter("otolith_bus_outbox_\(name)").lastValue
      }
      try await bus.running(publisher, runner) {
        try await eventually("it has caught up") {
          gauge("lag_events") == 0 && gauge("lag_seconds") == 0
        }
        log.isAway = true
        var old = bus.event("a", 0)
        old.time = Date(timeIntervalSinceNow: -100)
        try await bus.publish(old)
        try await eventually("the lag is unknown") { gauge("lag_events")?.isNaN == true }
        try await eventually("the lag grows") { gauge("lag_seconds") ?? 0 > 0.2 }
        try await eventually("the outbox is measured") {
          outbox("events") == 1 && outbox("age_seconds") ?? 0 > 100
        }
        log.isAway = false
        try await eventually("all is well again") {
          outbox("events") == 0 && gauge("lag_events") == 0 && gauge("lag_seconds") == 0
        }
      }
    }
  }

  /// A service that starts while the transport is down has no measurement to grow from.
  @Test func lagIsReportedBeforeTheFirstMeasurement() {
    let metrics = TestMetrics()
    let start = Date(timeIntervalSince1970: 1_800_000_000)
    var gauges = LagMetrics(consumers: ["a"], factory: metrics, at: start)
    gauges.reportWithoutLog(
      outbox: BusLag.Outbox(events: 2, oldest: start - 50), at: start + 400)
    func gauge(_ name: String, _ labels: [(String, String)] = []) -> Double? {
      try? metrics.expectMeter("otolith_bus_\(name)", labels).lastValue
    }
    #expect(gauge("lag_seconds", [("consumer", "a")]) == 400)
    #expect(gauge("outbox_age_seconds") == 450)
    // The service's database is unreachable, too.
    gauges.reportWithoutLog(outbox: nil, at: start + 500)
    #expect(gauge("outbox_events") == 2)
    #expect(gauge("outbox_age_seconds") == 550)
  }
}

/// A log that fails while it is away.
private final class InterruptedLog: WrappedLog {
  struct Away: Error {}

  let log: any EventLog
  private let away = Mutex(false)

  init(_ log: any EventLog) {
    self.log = log
  }

  var isAway: Bool {
    get { away.withLock { $0 } }
    set { away.withLock { $0 = newValue } }
  }

  func append(_ events: [Event]) async throws {
    if isAway { throw Away() }
    try await log.append(events)
  }

  func read(
    after position: LogPosition, types: Set<String>, limit: Int
  ) async throws -> LogBatch {
    if isAway { throw Away() }
    return try await log.read(after: position, types: types, limit: limit)
  }

  func backlog(after position: LogPosition, types: Set<String>, limit: Int) async throws
    -> LogBacklog
  {
    if isAway { throw Away() }
    return try await log.backlog(after: position, types: types, limit: limit)
  }
}

/// A log that rejects all calls until it is opened, and discards all events afterwards.
private final class UnreachableLog: EventLog {
  struct Unreachable: Error {}

  let name = "nowhere"
  let gate = Gate()

  func append(_ events: [Event]) async throws {
    guard gate.isOpen else { throw Unreachable() }
  }

  func read(
    after position: LogPosition, types: Set<String>, limit: Int
  ) async throws -> LogBatch {
    LogBatch(events: [], end: position, rest: .none, log: Self.identity)
  }

  func backlog(after position: LogPosition, types: Set<String>, limit: Int) async throws
    -> LogBacklog
  {
    LogBacklog(events: 0, oldest: nil, log: Self.identity)
  }

  static let identity = LogIdentity(id: "nowhere", timeline: "")

  func holds(_ cursor: LogCursor, storedIn _: PostgresPool) async throws -> Bool { true }

  func end(of types: Set<String>) async throws -> (identity: LogIdentity, end: LogPosition) {
    (Self.identity, .start)
  }

  func subscribe(_ onNews: @escaping @Sendable (LogNotification) -> Void) -> LogSubscription {
    LogSubscription {}
  }

  func callReaders() async {}

  func declare(_ topics: [Topic]) async throws {}

  func prune(topic: String) async throws -> Int { 0 }

  func erase(_: ErasedEvents) async throws -> Int { 0 }

  func topics() async throws -> [TopicStatus] { [] }

  func close() async {}
}
