import Bus
import FoundationEssentials
import Postgres
import TestSupport
import Testing

/// Contract of all transports: a cursor stores the identity of its log.
@Suite struct CursorContract {
  /// A new consumer stores the identity of the log that it reads.
  @Test(arguments: Transport.all)
  func aCursorWithoutALogTakesTheOneThatItMeets(_ transport: Transport) async throws {
    try await BusHarness.with(transport) { bus in
      let inspector = BusInspector(pool: bus.planning, log: bus.log)
      let identity = try await bus.log.end(of: []).identity
      try await bus.log.append([bus.event("a", 0)])
      try await bus.catchUp(RecordingConsumer())
      #expect(try await inspector.cursors().map(\.cursor.log) == [identity])
      try await bus.log.append([bus.event("a", 1)])
      try await bus.catchUp(RecordingConsumer())
      #expect(try await bus.effects(on: "a") == [0, 1])
    }
  }

  /// The service's database was restored, and another log has the name of the former one.
  @Test(arguments: Transport.all, [CursorReset.start, .end])
  func anotherLogIsNotReadBeforeSomebodySaysFromWhere(
    _ transport: Transport, target: CursorReset
  ) async throws {
    try await BusHarness.with(transport) { bus in
      try await bus.log.append([bus.event("a", 0)])
      try await bus.catchUp(RecordingConsumer())
      try await bus.moveCursors(toLog: "of another cluster")
      try await bus.log.append([bus.event("a", 1)])
      // The end is the last readable event; other transactions of the server delay it.
      try await eventually("both can be read") {
        try await bus.log.read(after: .start, types: RecordingConsumer().types, limit: 10)
          .events.count == 2
      }
      let gated = GatedLog(bus.log)
      gated.open()
      let inspector = BusInspector(pool: bus.planning, log: bus.log)
      try await bus.running(bus.planningRunner(RecordingConsumer(), log: gated)) {
        try await eventually("it has tried") { gated.attempts >= 3 }
        #expect(try await bus.effects(on: "a") == [0])
        let lag = try await inspector.lag()
        #expect(lag.consumers["recorder"]?.behind == nil && !lag.isCaughtUp)
        #expect(lag.alarms(over: .max).count == 1)
        try await inspector.reset(consumer: "recorder", to: target)
        #expect(try await inspector.cursors().map(\.standing) == [.reads])
        try await bus.log.append([bus.event("a", 2)])
        try await eventually("it goes on") { try await bus.effects(on: "a").last == 2 }
      }
      // The inbox knows the events applied before.
      #expect(try await bus.effects(on: "a") == (target == .end ? [0, 2] : [0, 1, 2]))
      await #expect(throws: BusError.unknownConsumer("nobody")) {
        try await inspector.reset(consumer: "nobody", to: .start)
      }
    }
  }

  /// `same` would silently skip the other log's events before the position.
  @Test(arguments: Transport.all)
  func nobodyGoesOnWhereTheyStandInSurelyAnotherLog(_ transport: Transport) async throws {
    try await BusHarness.with(transport) { bus in
      try await bus.log.append([bus.event("a", 0)])
      try await bus.catchUp(RecordingConsumer())
      let inspector = BusInspector(pool: bus.planning, log: bus.log)
      let identity = try await bus.log.end(of: []).identity
      let other = LogIdentity(id: "another/1", timeline: identity.timeline)
      try await bus.moveCursors(to: other)
      let before = try await inspector.cursors()
      await #expect(
        throws: BusError.cursorOfAnotherLog(consumer: "recorder", was: other, now: identity)
      ) {
        try await inspector.reset(consumer: "recorder", to: .same)
      }
      #expect(try await inspector.cursors() == before)
      // It is the same log again.
      try await bus.moveCursors(to: identity)
      try await inspector.reset(consumer: "recorder", to: .same)
      #expect(try await inspector.cursors().map(\.standing) == [.reads])
    }
  }

  /// pg_upgrade and a promotion keep the log's id.
  @Test func whoKnowsThatItIsTheSameLogMayGoOnThere() async throws {
    try await BusHarness.with { bus in
      try await bus.log.append([bus.event("a", 0)])
      try await bus.catchUp(RecordingConsumer())
      let inspector = BusInspector(pool: bus.planning, log: bus.log)
      let identity = try await bus.log.end(of: []).identity
      let own = String(identity.id.prefix { $0 != "/" })
      try await bus.moveCursors(to: LogIdentity(id: own + "/1", timeline: "00000009"))
      try await inspector.reset(consumer: "recorder", to: .same)
      #expect(try await inspector.cursors().map(\.standing) == [.reads])
      #expect(try await inspector.cursors().map(\.cursor.log) == [identity])
    }
  }

  /// A consumer that has read nothing starts in any log without a reset.
  @Test(arguments: Transport.all)
  func aConsumerThatHasReadNothingReadsAnyLog(_ transport: Transport) async throws {
    try await BusHarness.with(transport) { bus in
      try await bus.catchUp(RecordingConsumer())
      try await bus.moveCursors(toLog: "of another cluster")
      try await bus.log.append([bus.event("a", 0)])
      try await bus.catchUp(RecordingConsumer())
      #expect(try await bus.effects(on: "a") == [0])
    }
  }

  /// A restored outbox contains events that were already relayed; its service publishes them again.
  @Test(arguments: Transport.all)
  func whatARestoredOutboxPublishesAgainHasNoSecondEffect(_ transport: Transport) async throws {
    try await BusHarness.with(transport) { bus in
      let first = try await bus.publish(bus.event("a", 0), bus.event("b", 1))
      try await bus.running(bus.authRunner()) {
        try await eventually("relayed") { try await bus.count("outbox", in: bus.auth) == 0 }
      }
      try await bus.catchUp(RecordingConsumer())
      // Events in the dump, and events published since.
      try await bus.publish(first)
      try await bus.publish(bus.event("a", 2))
      try await bus.running(bus.authRunner()) {
        try await eventually("relayed") { try await bus.count("outbox", in: bus.auth) == 0 }
      }
      try await bus.catchUp(RecordingConsumer())
      #expect(try await bus.effects(on: "a") == [0, 2])
      #expect(try await bus.effects(on: "b") == [1])
    }
  }
}

extension BusHarness {
  /// Simulates that the consumers have read another log with this log's name.
  func moveCursors(toLog id: String) async throws {
    try await moveCursors(to: LogIdentity(id: id, timeline: ""))
  }

  func moveCursors(to log: LogIdentity) async throws {
    try await planning.execute(
      "UPDATE bus_cursors SET log_id = \(log.id), log_timeline = \(log.timeline)")
  }
}
