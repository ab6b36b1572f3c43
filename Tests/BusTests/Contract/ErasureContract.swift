import Bus
import FoundationEssentials
import TestSupport
import Testing

/// Contract of all transports: erasing a subject from the log.
@Suite struct ErasureContract {
  private func erase(
    _ subjects: [String], before time: Date = .distantFuture, of source: String = "otolith-auth",
    _ bus: BusHarness
  ) async throws -> Int {
    try await bus.transport.settle()
    return try await bus.log.erase(
      ErasedEvents(
        source: source, subjects: subjects, types: [BusHarness.enrolled, BusHarness.ended],
        before: time))
  }

  @Test(arguments: Transport.all)
  func allOfOneSubjectGoesAndNothingOfAnother(_ transport: Transport) async throws {
    try await BusHarness.with(transport) { bus in
      try await bus.log.append((0..<9).map { bus.event("s\($0 % 3)", $0) })
      try await bus.log.append([bus.event("s0", 9, type: BusHarness.ended)])
      var other = bus.event("s0", 10)
      other.source = "otolith-planning"
      try await bus.log.append([other])
      #expect(try await erase(["s0", "S0"], bus) == 4)
      #expect(
        try await bus.logged().map(\.label) == [
          "s1:1", "s2:2", "s1:4", "s2:5", "s1:7", "s2:8", "s0:10",
        ])
      #expect(try await erase(["s0", "S0"], bus) == 0)
      #expect(try await erase([], bus) == 0)
    }
  }

  @Test(arguments: Transport.all)
  func aReaderGoesOnOverTheGap(_ transport: Transport) async throws {
    try await BusHarness.with(transport) { bus in
      try await bus.log.append((0..<10).map { bus.event("s\($0 % 2)", $0) })
      try await bus.transport.settle()
      let half = try await bus.log.read(after: .start, types: [BusHarness.enrolled], limit: 5)
      #expect(half.events.map(\.number) == [0, 1, 2, 3, 4])
      // The event at the reader's position is erased as well.
      #expect(try await erase(["s0"], bus) == 5)
      try await bus.log.append([bus.event("s1", 10)])
      try await bus.transport.settle()
      let rest = try await bus.log.read(after: half.end, types: [BusHarness.enrolled], limit: 10)
      #expect(rest.events.map(\.number) == [5, 7, 9, 10])
    }
  }

  @Test(arguments: Transport.all)
  func whatHappensLaterStays(_ transport: Transport) async throws {
    try await BusHarness.with(transport) { bus in
      let now = Date()
      var events = (0..<4).map { bus.event("a", $0) }
      for index in events.indices { events[index].time = now - 60 + Double(index) * 30 }
      try await bus.log.append(events)
      #expect(try await erase(["a"], before: now - 15, bus) == 2)
      #expect(try await bus.logged().map(\.number) == [2, 3])
    }
  }

  /// More events than one batch of the erasure.
  @Test(arguments: Transport.all)
  func onlyThoseThatAreMeantGo(_ transport: Transport) async throws {
    try await BusHarness.with(transport) { bus in
      let isOfPostgres = transport.testDescription == Transport.postgres.testDescription
      let number = isOfPostgres ? 20_020 : 40
      let events = (0..<number).map { bus.event("a", $0) }
      try await bus.log.append(events + [bus.event("b", 0)])
      try await bus.log.append([bus.event("a", 0, type: BusHarness.ended)])
      try await bus.transport.settle()
      let meant = Set(events.indices.filter { $0 % 3 == 0 }.map { events[$0].id })
      let erased = ErasedEvents(
        source: "otolith-auth", subjects: ["a", "A"], types: [BusHarness.enrolled],
        isMeant: { meant.contains($0.id) && $0.subject == "a" && !$0.data.isEmpty })
      #expect(try await bus.log.erase(erased) == meant.count)
      #expect(try await bus.log.erase(erased) == 0)
      let left = try await bus.logged()
      #expect(left.count == number - meant.count + 2)
      #expect(left.allSatisfy { !meant.contains($0.id) })
    }
  }
}
