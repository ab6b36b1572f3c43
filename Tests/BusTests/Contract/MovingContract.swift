import Bus
import FoundationEssentials
import Postgres
import Synchronization
import TestSupport
import Testing

/// Services that move from one transport to another, one after the other, while events flow.
@Suite struct MovingContract {
  /// Two services publish and one consumes. They are restarted with the new log in every order; in
  /// the end each event has had its effect once, and those of a subject in their order.
  @Test(arguments: Move.all, ["consumer first", "consumer last", "consumer between"])
  func nothingIsLostNorOutOfOrder(_ move: Move, order: String) async throws {
    try await BusHarness.with(move.from) { bus in
      let elsewhere = try await move.to.make(bus.database)
      let new = try await elsewhere.open()
      let catalogue = bus.database.pool(as: .catalogue)
      _ = try await Migrator(schema: "catalogue", sets: [BusMigrations.service]).apply(
        on: catalogue)
      let publishers = [
        Publisher(pool: bus.auth, outbox: bus.outbox, subject: "a"),
        Publisher(pool: catalogue, outbox: Outbox(source: "otolith-catalogue"), subject: "c"),
      ]
      var services = [
        Service { log, _ in publishers[0].runner(log) },
        Service { log, _ in publishers[1].runner(log) },
        Service { log, previous in
          bus.planningRunner(
            RecordingConsumer(), log: log, previous: previous,
            configuration: .quick { $0.batchMax = 7 })
        },
      ]
      let steps =
        switch order {
        case "consumer first": [2, 0, 1]
        case "consumer last": [0, 1, 2]
        default: [0, 2, 1]
        }
      let isOver = Gate()
      let publishing = Task {
        try await withThrowingTaskGroup(of: Int.self) { group in
          for publisher in publishers {
            group.addTask { try await publisher.publish(until: isOver) }
          }
          return try await group.reduce(into: [Int]()) { $0.append($1) }
        }
      }
      for index in services.indices { services[index].start(bus.log, nil) }
      var target = 0
      for step in steps {
        target += 25
        let goal = target
        try await eventually("more is published") {
          publishers.allSatisfy { $0.count >= goal }
        }
        await services[step].stop()
        services[step].start(new, bus.log)
      }
      let goal = target + 25
      try await eventually("more is published") { publishers.allSatisfy { $0.count >= goal } }
      isOver.open()
      _ = try await publishing.value
      let counts = publishers.map(\.count)
      try await eventually("all effects") {
        try await bus.effects().count >= counts.reduce(0, +)
      }
      #expect(try await bus.effects(on: "a") == Array(0..<counts[0]))
      #expect(try await bus.effects(on: "c") == Array(0..<counts[1]))

      // Everybody has moved: the previous log is no longer needed.
      for index in services.indices {
        await services[index].stop()
        services[index].start(new, nil)
      }
      try await publishers[0].publish()
      try await eventually("the last effect") {
        try await bus.effects(on: "a") == Array(0...counts[0])
      }
      for index in services.indices { await services[index].stop() }
      await new.close()
      await catalogue.close()
      try await elsewhere.remove()
    }
  }

  /// Something went wrong: back again. What the old log had is not applied twice.
  @Test(arguments: Move.all)
  func backAndForth(_ move: Move) async throws {
    try await BusHarness.with(move.from) { bus in
      let elsewhere = try await move.to.make(bus.database)
      let new = try await elsewhere.open()
      let publisher = Publisher(pool: bus.auth, outbox: bus.outbox, subject: "a")
      var previous: (any EventLog)?
      for log in [bus.log, new, bus.log, new] {
        var source = Service { log, _ in publisher.runner(log) }
        var sink = Service { log, previous in
          bus.planningRunner(RecordingConsumer(), log: log, previous: previous)
        }
        sink.start(log, previous)
        // Relayed by the new one, or left in the outbox by the old one.
        for _ in 0..<10 { try await publisher.publish() }
        source.start(log, nil)
        for _ in 0..<10 { try await publisher.publish() }
        let count = publisher.count
        try await eventually("all effects") { try await bus.effects(on: "a").count >= count }
        await source.stop()
        await sink.stop()
        previous = log
      }
      #expect(try await bus.effects(on: "a") == Array(0..<80))
      await new.close()
      try await elsewhere.remove()
    }
  }

  /// While the previous log cannot be read, what comes after it waits.
  @Test func thePreviousLogIsWaitedFor() async throws {
    try await BusHarness.with { bus in
      let elsewhere = try await Transport.postgresElsewhere.make(bus.database)
      let new = try await elsewhere.open()
      let old = GatedLog(bus.log)
      try await old.append([bus.event("a", 0)])
      try await new.append([bus.event("a", 1)])
      let runner = bus.planningRunner(RecordingConsumer(), log: new, previous: old)
      try await bus.running(runner) {
        try await eventually("it was tried") { old.attempts > 2 }
        #expect(try await bus.effects().isEmpty)
        old.open()
        try await eventually("both effects") { try await bus.effects().count >= 2 }
      }
      #expect(try await bus.effects(on: "a") == [0, 1])
      await new.close()
      try await elsewhere.remove()
    }
  }

  @Test func twoLogsOfOneNameAreRefused() async throws {
    try await BusHarness.with { bus in
      let runner = bus.planningRunner(RecordingConsumer(), previous: bus.log)
      await #expect(throws: BusError.duplicateLog("postgres")) { try await runner.run() }
    }
  }
}

/// Publishes numbers of one subject.
private final class Publisher: Sendable {
  private let pool: PostgresPool
  private let outbox: Outbox
  private let subject: String
  private let published = Mutex(0)

  init(pool: PostgresPool, outbox: Outbox, subject: String) {
    self.pool = pool
    self.outbox = outbox
    self.subject = subject
  }

  var count: Int { published.withLock { $0 } }

  func publish() async throws {
    let number = count
    let event = Event(
      source: outbox.source, type: BusHarness.enrolled, subject: subject, time: Date(),
      data: Array("\(number)".utf8))
    try await pool.transaction { try await outbox.publish([event], on: $0) }
    outbox.wake()
    published.withLock { $0 += 1 }
  }

  func publish(until gate: Gate) async throws -> Int {
    while !gate.isOpen { try await publish() }
    return count
  }

  func runner(_ log: any EventLog) -> BusRunner {
    BusRunner(
      pool: pool, log: log, outbox: outbox, consumers: [],
      configuration: .quick { $0.batchMax = 7 }, logger: TestLog.logger)
  }
}

/// A service that is stopped and started again with other logs.
private struct Service {
  let make: @Sendable (_ log: any EventLog, _ previous: (any EventLog)?) -> BusRunner
  private var task: Task<Void, any Error>?

  init(_ make: @escaping @Sendable (any EventLog, (any EventLog)?) -> BusRunner) {
    self.make = make
  }

  mutating func start(_ log: any EventLog, _ previous: (any EventLog)?) {
    let runner = make(log, previous)
    task = Task { try await runner.run() }
  }

  mutating func stop() async {
    task?.cancel()
    _ = await task?.result
    task = nil
  }
}
