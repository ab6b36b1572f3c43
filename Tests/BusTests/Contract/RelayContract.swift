import Bus
import FoundationEssentials
import Postgres
import TestSupport
import Testing

/// Contract of all transports: relaying from the outbox to the log.
@Suite struct RelayContract {
  @Test(arguments: Transport.all)
  func eventsReachTheLogInOrderAndLeaveTheOutbox(_ transport: Transport) async throws {
    try await BusHarness.with(transport) { bus in
      var all: [Event] = []
      for batch in 0..<5 {
        all += try await bus.publish((0..<40).map { bus.event("s\($0 % 3)", batch * 40 + $0) })
      }
      try await bus.running(bus.authRunner()) {
        try await eventually("the outbox is empty") {
          try await bus.count("outbox", in: bus.auth) == 0
        }
      }
      let logged = try await bus.logged()
      #expect(logged.count == all.count)
      for (subject, events) in Dictionary(grouping: all, by: \.subject) {
        #expect(logged.filter { $0.subject == subject }.map(\.id) == events.map(\.id))
      }
    }
  }

  /// Two instances of a service each run a relay and are repeatedly restarted.
  @Test(arguments: Transport.all)
  func relaysThatComeAndGoNeitherLoseNorRepeatNorReorder(_ transport: Transport) async throws {
    try await BusHarness.with(transport) { bus in
      var configuration = BusConfiguration.quick
      configuration.batchMax = 7
      let other = bus.database.pool(as: .auth)
      let recorder = RecordingConsumer()
      try await bus.running(bus.planningRunner(recorder)) {
        async let publishing: Void = {
          for number in 0..<120 {
            try await bus.publish(bus.event("a", number), bus.event("b", number))
          }
        }()
        for round in 0..<8 {
          let runners = [bus.auth, other].map { pool in
            BusRunner(
              pool: pool, log: bus.log, outbox: bus.outbox, consumers: [],
              configuration: configuration, logger: TestLog.logger)
          }
          let tasks = runners.map { runner in Task { try await runner.run() } }
          let target = (round + 1) * 25
          try await eventually("some more are relayed") { try await bus.logged().count >= target }
          // Cancelled at any point, also between append and deletion.
          for task in tasks { task.cancel() }
          for task in tasks { try await task.value }
        }
        try await publishing
        try await bus.running(bus.authRunner()) {
          try await eventually("all effects") { try await bus.effects().count >= 240 }
          try await eventually("nothing is left") {
            try await bus.count("outbox", in: bus.auth) == 0
          }
        }
      }
      #expect(Set(try await bus.logged().map(\.id)).count == 240)
      #expect(try await bus.effects(on: "a") == Array(0..<120))
      #expect(try await bus.effects(on: "b") == Array(0..<120))
      await other.close()
    }
  }

  /// The relay stops after the append and before the deletion.
  @Test(arguments: Transport.all)
  func whatTheLogHasAlreadyIsLeftOut(_ transport: Transport) async throws {
    try await BusHarness.with(transport) { bus in
      let events = try await bus.publish(bus.event("a", 1), bus.event("a", 2))
      try await bus.log.append([events[0]])
      try await bus.running(bus.authRunner()) {
        try await eventually("the outbox is empty") {
          try await bus.count("outbox", in: bus.auth) == 0
        }
      }
      #expect(Set(try await bus.logged().map(\.id)) == Set(events.map(\.id)))
    }
  }
}
