import Bus
import FoundationEssentials
import TestSupport
import Testing

/// A service moves to another log as README.md describes: its events are applied, it stops, and
/// starts with the new log.
@Suite struct MovingContract {
  /// Events that wait in the outbox follow in the new log. None is lost, repeated or out of order.
  @Test(arguments: Move.all)
  func stopDrainStart(_ move: Move) async throws {
    try await BusHarness.with(move.from) { bus in
      let elsewhere = try await move.to.make(bus.database)
      let new = try await elsewhere.open()
      for (log, numbers) in [(bus.log, 0..<10), (new, 10..<20), (bus.log, 20..<30)] {
        let consumer = bus.planningRunner(RecordingConsumer(), log: log)
        try await bus.running(bus.authRunner(log: log), consumer) {
          for number in numbers.dropLast() { try await bus.publish(bus.event("a", number)) }
          try await eventually("all effects") {
            try await bus.effects(on: "a") == Array(0..<numbers.upperBound - 1)
          }
          try await eventually("caught up") { try await consumer.caughtUp() }
        }
        try await bus.publish(bus.event("a", numbers.upperBound - 1))
      }
      try await bus.running(
        bus.authRunner(log: new), bus.planningRunner(RecordingConsumer(), log: new)
      ) {
        try await eventually("the last effect") {
          try await bus.effects(on: "a") == Array(0..<30)
        }
      }
      await new.close()
      try await elsewhere.remove()
    }
  }
}
