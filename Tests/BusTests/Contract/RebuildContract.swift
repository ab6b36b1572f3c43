import Bus
import FoundationEssentials
import Postgres
import TestSupport
import Testing

/// Contract of all transports: consumers that read all events again.
@Suite struct RebuildContract {
  @Test(arguments: Transport.all)
  func aRebuiltConsumerReadsFromTheStart(_ transport: Transport) async throws {
    try await BusHarness.with(transport) { bus in
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

  /// A consumer is rebuilt while it runs and events are published.
  @Test(arguments: Transport.all)
  func rebuildingWhileEventsFlow(_ transport: Transport) async throws {
    try await BusHarness.with(transport) { bus in
      try await bus.makeTable(
        "state", "CREATE TABLE state (subject text PRIMARY KEY, number int8)")
      let inspector = BusInspector(pool: bus.planning, log: bus.log)
      let runner = bus.planningRunner(
        LatestConsumer(), configuration: .quick { $0.batchMax = 5 })
      try await bus.running(bus.authRunner(), runner) {
        for number in 0..<120 {
          try await bus.publish(bus.event("s\(number % 3)", number))
          if number % 30 == 20 {
            try await eventually("it has started") {
              try await !inspector.consumers().isEmpty
            }
            try await inspector.rebuild(consumer: "latest")
          }
        }
        try await eventually("caught up") {
          try await bus.count("state", in: bus.planning) == 3 ? try await runner.caughtUp() : false
        }
        try await eventually("nothing is on its way") {
          try await bus.count("outbox", in: bus.auth) == 0 ? try await runner.caughtUp() : false
        }
      }
      let state = try await bus.planning.query("SELECT number FROM state ORDER BY subject")
        .map { try $0.decode("number", as: Int.self) }
      #expect(state == [117, 118, 119])
      await #expect(throws: BusError.unknownConsumer("nobody")) {
        try await inspector.rebuild(consumer: "nobody")
      }
    }
  }
}
