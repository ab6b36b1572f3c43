import Bus
import FoundationEssentials
import Postgres
import Synchronization
import TestSupport
import Testing

@Suite struct ConsumerTests {
  @Test func effectsHappenOnceAndInOrder() async throws {
    try await BusHarness.with { bus in
      let recorder = RecordingConsumer()
      let runner = bus.planningRunner(recorder)
      try await bus.running(bus.authRunner(), runner) {
        for number in 0..<50 {
          try await bus.publish(bus.event("a", number), bus.event("b", number))
        }
        try await eventually("caught up") {
          try await bus.effects().count >= 100 ? try await runner.caughtUp() : false
        }
      }
      #expect(try await bus.effects(on: "a") == Array(0..<50))
      #expect(try await bus.effects(on: "b") == Array(0..<50))
    }
  }

  /// The effect of an event is taken back when its consumer fails after writing it, and so are
  /// those of the batch around it; in the end each is there once.
  @Test func aFailureMidwayLeavesNoHalfEffect() async throws {
    try await BusHarness.with { bus in
      let recorder = RecordingConsumer { event, attempt in
        if event.number % 5 == 0, attempt <= 2 { throw RecordingConsumer.Failure() }
      }
      try await bus.log.append((0..<30).map { bus.event("s\($0)", $0) })
      let runner = bus.planningRunner(recorder)
      try await bus.running(runner) {
        try await eventually("caught up") { try await runner.caughtUp() }
      }
      let effects = try await bus.effects()
      #expect(effects.count == 30)
      #expect(Set(effects) == Set((0..<30).map { "s\($0):\($0)" }))
    }
  }

  @Test func laterEventsOfASubjectWaitBehindAFailingOneAndOthersGoOn() async throws {
    try await BusHarness.with { bus in
      let isFixed = Mutex(false)
      let fixed = Box { isFixed.withLock { $0 } }
      let recorder = RecordingConsumer { event, _ in
        if event.label == "a:1", !fixed.value() { throw RecordingConsumer.Failure() }
      }
      var configuration = BusConfiguration.quick
      configuration.attemptsMax = 1_000_000
      let runner = bus.planningRunner(recorder, configuration: configuration)
      try await bus.log.append(
        (0..<4).flatMap { [bus.event("a", $0), bus.event("b", $0)] })
      try await bus.running(runner) {
        try await eventually("b is done and a waits") {
          try await bus.effects(on: "b").count == 4
        }
        // What comes later waits too, in another batch.
        try await bus.log.append([bus.event("a", 4), bus.event("b", 4)])
        try await eventually("b is done again") { try await bus.effects(on: "b").count == 5 }
        #expect(try await bus.effects(on: "a") == [0])
        try await eventually("it is tried again") { recorder.attempts(of: "a:1") >= 4 }
        #expect(try await runner.lag().consumers["recorder"]?.parked == 4)
        #expect(try await runner.caughtUp() == false)
        isFixed.withLock { $0 = true }
        try await eventually("caught up") { try await runner.caughtUp() }
      }
      #expect(try await bus.effects(on: "a") == [0, 1, 2, 3, 4])
      #expect(try await bus.effects(on: "b") == [0, 1, 2, 3, 4])
    }
  }

  @Test func anEventThatNeverSucceedsBecomesADeadLetterAndItsSubjectGoesOn() async throws {
    try await BusHarness.with { bus in
      let isFixed = Mutex(false)
      let fixed = Box { isFixed.withLock { $0 } }
      let recorder = RecordingConsumer { event, _ in
        if event.number == 1, !fixed.value() { throw RecordingConsumer.Failure() }
      }
      var configuration = BusConfiguration.quick
      configuration.attemptsMax = 3
      let runner = bus.planningRunner(recorder, configuration: configuration)
      let letters = DeadLetters(pool: bus.planning)
      let events = (0..<3).map { bus.event("a", $0) }
      try await bus.log.append(events)
      try await bus.running(runner) {
        try await eventually("given up") { try await letters.list().count == 1 }
        try await eventually("caught up") { try await runner.caughtUp() }
        #expect(try await bus.effects(on: "a") == [0, 2])
        let letter = try await letters.list(consumer: "recorder")[0]
        #expect(letter.event.id == events[1].id)
        #expect(letter.event.data == events[1].data)
        #expect(letter.attempts == 3)
        #expect(letter.reason.contains("Failure"))
        #expect(letter.firstFailedAt <= letter.lastFailedAt)
        // One attempt in the batch, and then three that count.
        #expect(recorder.attempts(of: "a:1") == 4)
        #expect(try await letters.list(consumer: "another").isEmpty)

        // Still broken: it comes back.
        #expect(try await letters.replay(consumer: "recorder", eventID: letter.event.id))
        try await eventually("given up again") { try await letters.list().count == 1 }
        #expect(recorder.attempts(of: "a:1") == 7)

        isFixed.withLock { $0 = true }
        #expect(try await letters.replay(consumer: "recorder", eventID: letter.event.id))
        try await eventually("caught up") { try await runner.caughtUp() }
        #expect(try await letters.list().isEmpty)
        #expect(try await bus.effects(on: "a") == [0, 2, 1])
        #expect(try await letters.replay(consumer: "recorder", eventID: letter.event.id) == false)
      }
    }
  }

  @Test func aPermanentFailureIsNotTriedAgain() async throws {
    try await BusHarness.with { bus in
      let recorder = RecordingConsumer { event, _ in
        if event.number == 0 { throw PermanentFailure("nobody can read that\0") }
      }
      let runner = bus.planningRunner(recorder)
      try await bus.log.append([bus.event("a", 0), bus.event("a", 1)])
      try await bus.running(runner) {
        try await eventually("caught up") { try await runner.caughtUp() }
      }
      let letters = try await DeadLetters(pool: bus.planning).list()
      #expect(letters.map(\.reason) == ["nobody can read that"])
      #expect(letters.map(\.attempts) == [1])
      #expect(try await bus.effects(on: "a") == [1])
      #expect(recorder.attempts(of: "a:0") == 2)
    }
  }

  /// A statement that fails aborts the transaction of the whole batch.
  @Test func anEventThatTheDatabaseRefusesHarmsOnlyItself() async throws {
    try await BusHarness.with { bus in
      try await bus.planning.execute("ALTER TABLE effects ADD CHECK (number <> 3)")
      let recorder = RecordingConsumer()
      var configuration = BusConfiguration.quick
      configuration.attemptsMax = 2
      let runner = bus.planningRunner(recorder, configuration: configuration)
      try await bus.log.append((0..<6).map { bus.event("s\($0)", $0) })
      try await bus.running(runner) {
        try await eventually("caught up") { try await runner.caughtUp() }
      }
      #expect(try await bus.effects().count == 5)
      let letter = try #require(try await DeadLetters(pool: bus.planning).list().first)
      #expect(letter.event.number == 3)
      #expect(letter.reason.contains("effects_number_check"))
    }
  }

  @Test func twoInstancesShareTheWorkWithoutRepeatingIt() async throws {
    try await BusHarness.with { bus in
      let pool = bus.database.pool(as: .planning)
      let log = BusHarness.makeLog(bus.database)
      var configuration = BusConfiguration.quick
      configuration.batchMax = 5
      // Failures here and there, so that both also meet over parked events.
      let consumers = (0..<2).map { _ in
        RecordingConsumer { event, attempt in
          if event.number % 11 == 0, attempt == 1 { throw RecordingConsumer.Failure() }
        }
      }
      let runners = [
        bus.planningRunner(consumers[0], configuration: configuration),
        bus.planningRunner(consumers[1], pool: pool, log: log, configuration: configuration),
      ]
      try await bus.running(runners[0], runners[1], bus.authRunner()) {
        for number in 0..<100 {
          try await bus.publish(bus.event("a", number), bus.event("b\(number % 4)", number))
        }
        try await eventually("caught up") {
          try await bus.effects().count >= 200 ? try await runners[0].caughtUp() : false
        }
      }
      #expect(try await bus.effects().count == 200)
      #expect(try await bus.effects(on: "a") == Array(0..<100))
      await log.close()
      await pool.close()
    }
  }

  @Test func aServiceThatWasDownCatchesUp() async throws {
    try await BusHarness.with { bus in
      let first = bus.planningRunner(RecordingConsumer())
      try await bus.running(bus.authRunner(), first) {
        try await bus.publish(bus.event("a", 0))
        try await eventually("the first effect") { try await bus.effects().count == 1 }
      }
      // Down; the others go on.
      try await bus.running(bus.authRunner()) {
        for number in 1...20 { try await bus.publish(bus.event("a", number)) }
        try await eventually("all are in the log") { try await bus.logged() == 21 }
      }
      let second = bus.planningRunner(RecordingConsumer())
      #expect(try await second.lag().consumers["recorder"]?.behind == 20)
      try await bus.running(second) {
        try await eventually("caught up") { try await second.caughtUp() }
      }
      #expect(try await bus.effects(on: "a") == Array(0...20))
    }
  }

  /// The database ends every connection, again and again, while events flow.
  @Test func lostConnectionsCostNoEffect() async throws {
    try await BusHarness.with { bus in
      let runner = bus.planningRunner(RecordingConsumer())
      let admin = bus.database.pool()
      try await bus.running(bus.authRunner(), runner) {
        for number in 0..<60 {
          // Publishing may meet it too: then the commit is unknown, and nothing is repeated.
          while (try? await bus.publish(bus.event("a", number))) == nil {
            let isThere = try await admin.query(
              """
              SELECT EXISTS (SELECT FROM auth.outbox WHERE data = \(Array("\(number)".utf8)))
                OR EXISTS (SELECT FROM bus.log WHERE data = \(Array("\(number)".utf8))) AS found
              """)[0].decode("found", as: Bool.self)
            if isThere { break }
          }
          if number % 10 == 5 {
            try await admin.execute(
              """
              SELECT pg_terminate_backend(pid) FROM pg_stat_activity
              WHERE datname = current_database() AND usename LIKE 'otolith_%'
              """)
          }
        }
        try await eventually("all effects") { (try? await bus.effects().count) ?? 0 >= 60 }
        try await eventually("caught up") { (try? await runner.caughtUp()) ?? false }
      }
      await admin.close()
      #expect(try await bus.effects(on: "a") == Array(0..<60))
    }
  }

  @Test func aRebuiltConsumerReadsFromTheStart() async throws {
    try await BusHarness.with { bus in
      let runner = bus.planningRunner(RecordingConsumer(), RecordingConsumer(name: "other"))
      try await bus.log.append((0..<5).map { bus.event("a", $0) })
      try await bus.running(runner) {
        try await eventually("caught up") { try await runner.caughtUp() }
        try await bus.planning.execute("DELETE FROM effects WHERE consumer = 'recorder'")
        try await runner.rebuild(consumer: "recorder")
        try await eventually("all effects again") { try await bus.effects().count == 5 }
        try await eventually("caught up") { try await runner.caughtUp() }
      }
      #expect(try await bus.effects(on: "a") == [0, 1, 2, 3, 4])
      #expect(try await bus.effects(of: "other", on: "a") == [0, 1, 2, 3, 4])
      await #expect(throws: BusError.unknownConsumer("nobody")) {
        try await runner.rebuild(consumer: "nobody")
      }
    }
  }

  /// A cursor that was set back, say after a restore: what was applied is not applied again.
  @Test func theInboxKnowsWhatWasApplied() async throws {
    try await BusHarness.with { bus in
      let runner = bus.planningRunner(RecordingConsumer())
      try await bus.log.append((0..<5).map { bus.event("a", $0) })
      try await bus.running(runner) {
        try await eventually("caught up") { try await runner.caughtUp() }
        try await bus.planning.execute("UPDATE bus_cursors SET txid = '0', position = 0")
        try await bus.log.append([bus.event("a", 5)])
        try await eventually("the new one") { try await bus.effects().count >= 6 }
        try await eventually("caught up") { try await runner.caughtUp() }
      }
      #expect(try await bus.effects(on: "a") == [0, 1, 2, 3, 4, 5])
    }
  }

  @Test func aTypeNobodyWantsIsReadByALaterVersion() async throws {
    try await BusHarness.with { bus in
      let old = bus.planningRunner(RecordingConsumer())
      try await bus.log.append([bus.event("a", 1, type: BusHarness.ended), bus.event("a", 2)])
      try await bus.running(old) {
        try await eventually("caught up") { try await old.caughtUp() }
      }
      #expect(try await bus.effects() == ["a:2"])
      let new = bus.planningRunner(
        RecordingConsumer(name: "recorder of ends", types: [BusHarness.ended]))
      try await bus.running(new) {
        try await eventually("caught up") { try await new.caughtUp() }
      }
      #expect(try await bus.effects(of: "recorder of ends") == ["a:1"])
    }
  }

  @Test func withTooManyParkedEventsAConsumerReadsNoFurther() async throws {
    try await BusHarness.with { bus in
      let isFixed = Mutex(false)
      let fixed = Box { isFixed.withLock { $0 } }
      let recorder = RecordingConsumer { event, _ in
        if event.subject == "a", !fixed.value() { throw RecordingConsumer.Failure() }
      }
      var configuration = BusConfiguration.quick
      configuration.attemptsMax = 1_000_000
      configuration.parkedMax = 5
      configuration.batchMax = 5
      let runner = bus.planningRunner(recorder, configuration: configuration)
      try await bus.log.append((0..<5).map { bus.event("a", $0) })
      try await bus.running(runner) {
        try await eventually("all are parked") {
          try await bus.count("parked_events", in: bus.planning) == 5
        }
        try await bus.log.append([bus.event("b", 0)])
        let tried = recorder.attempts(of: "a:0")
        try await eventually("it is at it") { recorder.attempts(of: "a:0") > tried + 3 }
        #expect(try await bus.effects(on: "b").isEmpty)
        isFixed.withLock { $0 = true }
        try await eventually("caught up") { try await runner.caughtUp() }
      }
      #expect(try await bus.effects(on: "a") == [0, 1, 2, 3, 4])
      #expect(try await bus.effects(on: "b") == [0])
    }
  }

  @Test func twoConsumersOfOneNameAreRefused() async throws {
    try await BusHarness.with { bus in
      let runner = bus.planningRunner(RecordingConsumer(), RecordingConsumer())
      await #expect(throws: BusError.duplicateConsumer("recorder")) { try await runner.run() }
    }
  }
}

/// A closure that may be carried into another.
struct Box<Value>: Sendable {
  let value: @Sendable () -> Value

  init(_ value: @escaping @Sendable () -> Value) {
    self.value = value
  }
}
