import Postgres
import TestSupport
import Testing

@testable import Bus

private struct WaitingConsumer: EventConsumer {
  let name = "recorder"
  let types: Set<String> = [BusHarness.enrolled]
  let gate: Gate

  func apply(_ event: Event, on connection: PostgresConnection) async throws {
    while !gate.isOpen { try await Task.sleep(for: .milliseconds(1)) }
  }
}

@Suite struct BusObservationTests {
  @Test func whoIsInTheSameRoundAsBeforeHasComeNoFurther() {
    let observation = BusObservation()
    #expect(observation.loopsInTheirOldRound() == [])
    observation.roundBegins(of: "relay")
    observation.roundBegins(of: "a")
    // First observation.
    #expect(observation.loopsInTheirOldRound() == [])
    observation.roundEnds(of: "a")
    observation.roundBegins(of: "a")
    #expect(observation.loopsInTheirOldRound() == ["relay"])
    #expect(observation.loopsInTheirOldRound() == ["a", "relay"])
    observation.roundEnds(of: "relay")
    observation.roundEnds(of: "a")
    #expect(observation.loopsInTheirOldRound() == [])
  }

  @Test func aRunningBusTellsHowFarItIs() async throws {
    try await BusHarness.with { bus in
      var configuration = BusConfiguration.quick
      configuration.reportInterval = .milliseconds(10)
      let observation = BusObservation()
      let gate = Gate()
      let recorder = WaitingConsumer(gate: gate)
      let runner = BusRunner(
        pool: bus.planning, log: bus.log, outbox: Outbox(source: "otolith-planning"),
        consumers: [recorder], configuration: configuration, observation: observation,
        logger: TestLog.logger)
      try await bus.log.append([bus.event("one", 0)])
      try await bus.running(runner) {
        try await eventually("it is behind") {
          observation.measurement?.lag.consumers["recorder"]?.behind == 1
        }
        try await eventually("the round goes on") {
          observation.loopsInTheirOldRound().contains("recorder")
        }
        gate.open()
        try await eventually("it has caught up") {
          observation.measurement?.lag.isCaughtUp == true
        }
        try await eventually("the round is over") {
          !observation.loopsInTheirOldRound().contains("recorder")
        }
      }
    }
  }
}
