import Bus
import FoundationEssentials
import Postgres
import TestSupport
import Testing

/// Contract of all transports: delivery at least once, in order, with one effect per event.
@Suite struct DeliveryContract {
  @Test(arguments: Transport.all)
  func effectsHappenOnceAndInOrder(_ transport: Transport) async throws {
    try await BusHarness.with(transport) { bus in
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

  @Test(arguments: Transport.all)
  func twoInstancesShareTheWorkWithoutRepeatingIt(_ transport: Transport) async throws {
    try await BusHarness.with(transport) { bus in
      let pool = bus.database.pool(as: .planning)
      let log = try await bus.transport.open()
      var configuration = BusConfiguration.quick
      configuration.batchMax = 5
      // Occasional failures, so that both instances also compete for parked events.
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

  @Test(arguments: Transport.all)
  func aServiceThatWasDownCatchesUp(_ transport: Transport) async throws {
    try await BusHarness.with(transport) { bus in
      let first = bus.planningRunner(RecordingConsumer())
      try await bus.running(bus.authRunner(), first) {
        try await bus.publish(bus.event("a", 0))
        try await eventually("the first effect") { try await bus.effects().count == 1 }
      }
      // Stopped; the others continue.
      try await bus.running(bus.authRunner()) {
        for number in 1...20 { try await bus.publish(bus.event("a", number)) }
        try await eventually("all are in the log") { try await bus.logged().count == 21 }
      }
      let second = bus.planningRunner(RecordingConsumer())
      #expect(try await second.lag().consumers["recorder"]?.behind == 20)
      try await bus.running(second) {
        try await eventually("caught up") { try await second.caughtUp() }
      }
      #expect(try await bus.effects(on: "a") == Array(0...20))
    }
  }

  /// Delivery by notifications alone, without polling. Events missed without a listener are read as
  /// soon as listening resumes.
  @Test(arguments: Transport.all)
  func newsWakeWhoeverWaits(_ transport: Transport) async throws {
    try await BusHarness.with(transport) { bus in
      let configuration = BusConfiguration.quick {
        $0.pollFirst = .seconds(3600)
        $0.pollMax = .seconds(3600)
      }
      let writer = try await bus.transport.open()
      let consumer = bus.planningRunner(RecordingConsumer(), configuration: configuration)
      try await bus.running(bus.authRunner(configuration: configuration), consumer) {
        for number in 0..<10 {
          try await bus.publish(bus.event("a", number))
          try await eventually("its effect") { try await bus.effects(on: "a").count == number + 1 }
        }
        for number in 0..<5 {
          try await bus.transport.cut()
          let event = bus.event("b", number)
          try await eventually("appended") { (try? await writer.append([event])) != nil }
          try await eventually("its effect") {
            (try? await bus.effects(on: "b"))?.count == number + 1
          }
        }
      }
      await writer.close()
    }
  }

  /// The database repeatedly terminates all connections during delivery.
  @Test(arguments: Transport.all)
  func lostConnectionsCostNoEffect(_ transport: Transport) async throws {
    try await BusHarness.with(transport) { bus in
      let runner = bus.planningRunner(RecordingConsumer())
      try await bus.running(bus.authRunner(), runner) {
        for number in 0..<60 {
          // Publishing may fail as well; its commit is then unknown and is not repeated.
          try await bus.publishSurely(bus.event("a", number))
          if number % 10 == 5 {
            try await bus.cutDatabase()
            try await bus.transport.cut()
          }
        }
        try await eventually("all effects") { (try? await bus.effects().count) ?? 0 >= 60 }
        try await eventually("caught up") { (try? await runner.caughtUp()) ?? false }
      }
      #expect(try await bus.effects(on: "a") == Array(0..<60))
    }
  }

  /// After a cursor was moved back, for example by a restore, no event is applied again.
  @Test(arguments: Transport.all)
  func theInboxKnowsWhatWasApplied(_ transport: Transport) async throws {
    try await BusHarness.with(transport) { bus in
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

  @Test(arguments: Transport.all)
  func aTypeNobodyWantsIsReadByALaterVersion(_ transport: Transport) async throws {
    try await BusHarness.with(transport) { bus in
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

  /// One batch contains the event twice, and a later batch contains it again.
  @Test(arguments: Transport.all)
  func anEventThatTheLogHasTwiceHasOneEffect(_ transport: Transport) async throws {
    try await BusHarness.with(transport) { bus in
      let events = (0..<6).map { bus.event("a", $0) }
      let log = RepeatingLog(bus.log)
      let runner = bus.planningRunner(RecordingConsumer(), BatchRecordingConsumer(), log: log)
      try await bus.running(runner) {
        try await log.append(Array(events[..<4]))
        try await eventually("four effects") { try await bus.effects().count >= 4 }
        try await log.append(events)
        try await eventually("caught up") { try await runner.caughtUp() }
      }
      #expect(try await bus.effects(on: "a") == Array(0..<6))
      #expect(try await bus.effects(of: "batches", on: "a") == Array(0..<6))
    }
  }

  /// The consumer's process repeatedly ends at any point of a batch.
  @Test(arguments: Transport.all)
  func aConsumerStoppedInTheMiddleGoesOnWhereItWas(_ transport: Transport) async throws {
    try await BusHarness.with(transport) { bus in
      try await bus.log.append((0..<400).map { bus.event("s\($0 % 5)", $0) })
      for round in 1...8 {
        let runner = bus.planningRunner(
          RecordingConsumer(), configuration: .quick { $0.batchMax = 7 })
        let task = Task { try await runner.run() }
        try await eventually("some more effects") {
          try await bus.effects().count >= min(400, round * 40)
        }
        task.cancel()
        try await task.value
      }
      try await bus.catchUp(RecordingConsumer())
      let effects = try await bus.effects()
      #expect(effects.count == 400)
      for subject in 0..<5 {
        #expect(
          try await bus.effects(on: "s\(subject)") == (0..<400).filter { $0 % 5 == subject })
      }
    }
  }

  /// A batch written by one statement: the bad event is isolated, the others are applied.
  @Test(arguments: Transport.all)
  func batchesGrowAndAFailureInOneIsFound(_ transport: Transport) async throws {
    try await BusHarness.with(transport) { bus in
      let count = 3000
      try await bus.log.append((0..<count).map { bus.event("s\($0)", $0) })
      let consumer = BatchRecordingConsumer { $0.number == 2345 }
      try await bus.catchUp(consumer, configuration: .quick { $0.attemptsMax = 2 })
      let effects = try await bus.effects(of: "batches")
      #expect(effects.count == count - 1)
      #expect(Set(effects).count == count - 1)
      let letters = try await DeadLetters(pool: bus.planning).list()
      #expect(letters.map(\.event.number) == [2345])
    }
  }

  /// The consumer's service publishes exactly one event for each event.
  @Test(arguments: Transport.all)
  func whatAConsumerPublishesIsPublishedOnce(_ transport: Transport) async throws {
    try await BusHarness.with(transport) { bus in
      let forwarding = ForwardingConsumer()
      let runner = BusRunner(
        pool: bus.planning, log: bus.log, outbox: forwarding.outbox,
        consumers: [forwarding, RecordingConsumer(types: [BusHarness.ended])],
        configuration: .quick, logger: TestLog.logger)
      try await bus.running(bus.authRunner(), runner) {
        for number in 0..<30 { try await bus.publish(bus.event("a", number)) }
        try await eventually("all effects") { try await bus.effects().count >= 30 }
        try await eventually("caught up") { try await runner.caughtUp() }
      }
      #expect(try await bus.effects(on: "a") == Array(0..<30))
    }
  }

  @Test(arguments: Transport.all)
  func twoConsumersOfOneNameAreRefused(_ transport: Transport) async throws {
    try await BusHarness.with(transport) { bus in
      let runner = bus.planningRunner(RecordingConsumer(), RecordingConsumer())
      await #expect(throws: BusError.duplicateConsumer("recorder")) { try await runner.run() }
    }
  }
}
