import Bus
import FoundationEssentials
import TestSupport
import Testing

/// Contract of all transports: retention and compaction.
@Suite struct TopicContract {
  static let kept = Topic(BusHarness.enrolled, retention: .latestPerSubject)

  private func prune(_ bus: BusHarness, _ topic: String = BusHarness.enrolled) async throws -> Int {
    try await bus.transport.settle()
    var gone = 0
    while case let count = try await bus.log.prune(topic: topic), count > 0 { gone += count }
    return gone
  }

  @Test(arguments: Transport.all)
  func whatIsNotDeclaredIsKeptForEver(_ transport: Transport) async throws {
    try await BusHarness.with(transport) { bus in
      var old = bus.event("a", 1)
      old.time = Date(timeIntervalSince1970: 0)
      try await bus.log.append([old, bus.event("a", 2)])
      #expect(try await prune(bus) == 0)
      try await bus.log.declare([Topic(BusHarness.enrolled)])
      #expect(try await prune(bus) == 0)
      #expect(try await bus.logged().map(\.number) == [1, 2])
      let status = try await bus.log.topics()
      #expect(status.map(\.type) == [BusHarness.enrolled])
      #expect(status.map(\.retention) == [.forever])
      #expect(status.map(\.events) == [2])
    }
  }

  @Test(arguments: Transport.all)
  func aCompactedTopicKeepsTheLatestOfEachSubject(_ transport: Transport) async throws {
    try await BusHarness.with(transport) { bus in
      try await bus.log.declare([Self.kept])
      try await bus.log.append((0..<30).map { bus.event("s\($0 % 3)", $0) })
      try await bus.log.append((0..<5).map { bus.event("s0", $0, type: BusHarness.ended) })
      #expect(try await prune(bus) == 27)
      #expect(
        try await bus.logged(types: [BusHarness.enrolled]).map(\.label) == [
          "s0:27", "s1:28", "s2:29",
        ])
      // Other topics of the same subject are not affected.
      #expect(try await bus.logged(types: [BusHarness.ended]).count == 5)
      #expect(try await prune(bus) == 0)
      // The same after further events.
      try await bus.log.append([bus.event("s1", 30)])
      #expect(try await prune(bus) == 1)
      #expect(
        try await bus.logged(types: [BusHarness.enrolled]).map(\.label) == [
          "s0:27", "s2:29", "s1:30",
        ])
    }
  }

  /// If two services publish about one subject, neither replaces the other's events.
  @Test(arguments: Transport.all)
  func compactionKeepsEachSourceApart(_ transport: Transport) async throws {
    try await BusHarness.with(transport) { bus in
      try await bus.log.declare([Self.kept])
      var other = bus.event("a", 1)
      other.source = "otolith-catalogue"
      try await bus.log.append([other, bus.event("a", 2), bus.event("a", 3)])
      #expect(try await prune(bus) == 1)
      #expect(try await bus.logged().map(\.number) == [1, 3])
    }
  }

  /// A consumer in the middle of the log continues, a new one reads the current state; both end
  /// with the same state.
  @Test(arguments: Transport.all)
  func compactionWhileAConsumerIsBehind(_ transport: Transport) async throws {
    try await BusHarness.with(transport) { bus in
      try await bus.log.declare([Self.kept])
      try await bus.log.append((0..<10).map { bus.event("s\($0 % 2)", $0) })
      try await bus.transport.settle()
      let half = try await bus.log.read(after: .start, types: [BusHarness.enrolled], limit: 5)
      #expect(half.events.map(\.number) == [0, 1, 2, 3, 4])
      try await bus.log.append([bus.event("s0", 10)])
      #expect(try await prune(bus) == 9)
      try await bus.log.append([bus.event("s1", 11)])
      try await bus.transport.settle()
      let rest = try await bus.log.read(
        after: half.end, types: [BusHarness.enrolled], limit: 10)
      #expect(rest.events.map(\.number) == [9, 10, 11])
      #expect(
        try await bus.log.backlog(
          after: half.end, types: [BusHarness.enrolled], limit: 10
        ).events == 3)
      #expect(try await bus.logged().map(\.number) == [9, 10, 11])
    }
  }

  @Test(arguments: Transport.all)
  func retentionForATimeRemovesWhatIsOlder(_ transport: Transport) async throws {
    try await BusHarness.with(transport) { bus in
      try await bus.log.declare([
        Topic(BusHarness.enrolled, retention: .duration(.seconds(3600)))
      ])
      var events = (0..<6).map { bus.event("a", $0) }
      for index in 0..<4 { events[index].time = Date(timeIntervalSinceNow: -3700) }
      try await bus.log.append(events)
      #expect(try await prune(bus) == 4)
      #expect(try await bus.logged().map(\.number) == [4, 5])
      #expect(
        try await bus.log.topics().map(\.retention) == [.duration(.seconds(3600))])
      // A longer retention may be declared; removed events stay removed.
      try await bus.log.declare([Topic(BusHarness.enrolled)])
      #expect(try await bus.log.topics().map(\.retention) == [.forever])
    }
  }

  @Test(arguments: Transport.all)
  func theRunnerSeesToTheTopicsOfItsService(_ transport: Transport) async throws {
    try await BusHarness.with(transport) { bus in
      try await bus.log.append((0..<20).map { bus.event("a", $0) })
      let runner = bus.authRunner(
        topics: [Self.kept], configuration: .quick { $0.pruneInterval = .milliseconds(20) })
      try await bus.running(runner) {
        // Reading may fail during the removal of events; the reader then retries.
        func left() async -> [Int]? { try? await bus.logged().map(\.number) }
        try await eventually("one is left") { await left() == [19] }
        try await bus.publish(bus.event("a", 20))
        try await eventually("the next is left") { await left() == [20] }
      }
    }
  }
}
