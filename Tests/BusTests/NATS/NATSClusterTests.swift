import Bus
import Foundation
import Synchronization
import TestSupport
import Testing

@testable import BusNATS

/// A cluster of three nodes that are killed one at a time during operation.
@Suite(.serialized) struct NATSClusterTests {
  static let rounds = 2
  static let perRound = 40

  /// A relay, a consumer with its inbox, and a writer that records the acknowledged events.
  @Test func theStreamsLeaderMayDieAtAnyTime() async throws {
    try await TestNATS.with(nodes: 3) { servers in
      let transport = Transport(testDescription: "nats, three nodes") { _ in
        try await Transport.natsLog(on: servers) { $0.replicas = 3 }
      }
      try await BusHarness.with(transport) { bus in
        let consumersLog = try await bus.transport.open()
        let writersLog = try await bus.transport.open()
        let acknowledged = Acknowledged()
        let runner = bus.planningRunner(RecordingConsumer(), log: consumersLog)
        try await bus.running(bus.authRunner(), runner) {
          let writer = Task {
            try await Self.write(to: writersLog, of: bus, noting: acknowledged)
          }
          for round in 0..<Self.rounds {
            let leader = try await Self.leader(of: bus, on: servers)
            async let death: Void = servers.kill(node: leader)
            for number in 0..<Self.perRound {
              let place = round * Self.perRound + number
              try await bus.publish(bus.event("a", place), bus.event("b", place))
            }
            try await death
            // Two of three nodes are running.
            try await eventually("the effects of this round", within: .seconds(600)) {
              try await bus.effects().count >= 2 * Self.perRound * (round + 1)
            }
            try await servers.start(node: leader)
          }
          _ = try await Self.leader(of: bus, on: servers)
          writer.cancel()
          _ = await writer.result
          try await eventually("caught up", within: .seconds(600)) {
            (try? await runner.caughtUp()) == true
          }
        }
        let count = Self.rounds * Self.perRound
        #expect(try await bus.effects(on: "a") == Array(0..<count))
        #expect(try await bus.effects(on: "b") == Array(0..<count))

        var logged: [Event] = []
        try await eventually("the log can be read") {
          do {
            logged = try await bus.logged(types: [BusHarness.ended])
            return true
          } catch is NATSError {
            return false
          }
        }
        var seen: Set<UUID> = []
        let distinct = logged.filter { seen.insert($0.id).inserted }
        let written = acknowledged.events.withLock { $0 }
        #expect(!written.isEmpty)
        #expect(seen.isSuperset(of: written.map(\.id)))
        for (subject, group) in Dictionary(grouping: distinct, by: \.subject) {
          #expect(group.map(\.number) == group.map(\.number).sorted(), "\(subject)")
        }
        await consumersLog.close()
        await writersLog.close()
      }
    }
  }

  /// After a leader change, a consumer of nats-server 2.9 sometimes returns nothing although the
  /// stream has more messages. Simulated here by another reader that takes them.
  @Test func aConsumerThatGivesNothingIsReplaced() async throws {
    try await TestNATS.with(nodes: 3) { servers in
      try await NATSHarness.with(servers: servers.addresses, replicas: 3) { nats in
        var position = LogPosition.start
        func next() async throws -> [Int] {
          var events: [Event] = []
          try await eventually("an event is delivered") {
            let batch = try await unlessLeaderless {
              try await nats.log.read(after: position, types: [NATSHarness.enrolled], limit: 10)
            }
            guard let batch else { return false }
            position = batch.end
            events = batch.events
            return !events.isEmpty
          }
          return events.map(\.written)
        }
        try await onceLed { try await nats.log.append([nats.event("a", 0)]) }
        #expect(try await next() == [0])
        let consumer = try #require(
          try await onceLed { try await nats.log.consumerNames() }.first)
        try await onceLed { try await nats.log.append([nats.event("a", 1)]) }
        try await eventually("it is taken") {
          let result = try await unlessLeaderless {
            try await nats.log.stream.fetch(from: consumer, countMax: 1, bytesMax: 1 << 20)
          }
          return result?.messages.isEmpty == false
        }
        #expect(try await next() == [1])
        let consumers = try await onceLed { try await nats.log.consumerNames() }
        #expect(!consumers.contains(consumer))
      }
    }
  }

  /// Each node of nats-server 2.9 has its own creation time of a stream. Consumers must not mistake
  /// it for another log after a change of leaders.
  @Test func itIsTheSameLogWhoeverLeads() async throws {
    try await TestNATS.with(nodes: 3) { servers in
      try await NATSHarness.with(servers: servers.addresses, replicas: 3) { nats in
        try await onceLed { try await nats.log.append([nats.event("a", 0)]) }
        var seen: Set<LogIdentity> = []
        var leaders: Set<Int> = []
        try await eventually("each node has led") {
          guard let leader = try? await nats.log.leader(),
            let end = try? await nats.log.end(of: [])
          else { return false }
          seen.insert(end.identity)
          leaders.insert(leader)
          if leaders.count == 3 { return true }
          _ = try? await nats.log.client.request(
            "$JS.API.STREAM.LEADER.STEPDOWN.\(nats.log.configuration.stream)", [])
          return false
        }
        #expect(seen.count == 1, "\(seen)")
      }
    }
  }

  /// Runs the body, which fails when a loaded machine's nodes elect a new leader; the caller then
  /// retries, as the services do.
  ///
  /// - Returns: nil while there is no leader.
  private func unlessLeaderless<Result>(
    _ body: () async throws -> Result
  ) async throws -> Result? {
    do {
      return try await body()
    } catch NATSError.nobodyAnswers {
      return nil
    } catch NATSError.timedOut {
      return nil
    } catch NATSError.refused(_, 503, _, _) {
      return nil
    }
  }

  /// Repeats the body until a leader answers.
  private func onceLed<Result>(_ body: () async throws -> Result) async throws -> Result {
    var result: Result?
    try await eventually("a leader is elected") {
      result = try await unlessLeaderless(body)
      return result != nil
    }
    return try #require(result)
  }

  private final class Acknowledged: Sendable {
    let events = Mutex<[Event]>([])
  }

  /// Writes events until cancelled.
  private static func write(
    to log: any EventLog, of bus: BusHarness, noting acknowledged: Acknowledged
  ) async throws {
    for number in 0... {
      if Task.isCancelled { return }
      var event = bus.event("w\(number % 3)", number, type: BusHarness.ended)
      event.source = "otolith-writer"
      // Like a relay, it repeats the append until it is acknowledged.
      while !Task.isCancelled {
        do {
          try await log.append([event])
          acknowledged.events.withLock { $0.append(event) }
          // The pause leaves processor time to the electing nodes.
          try await Task.sleep(for: .milliseconds(5))
          break
        } catch is NATSError {
          try await Task.sleep(for: .milliseconds(20))
        }
      }
    }
  }

  /// Returns the node of the stream's leader.
  ///
  /// Restarted nodes sometimes stay disconnected from another one (deploy/dev/nats-cluster), and no
  /// leader is elected. Like an operator, this function then restarts the nodes one by one, which
  /// must not lose events either.
  static func leader(of bus: BusHarness, on servers: TestNATS) async throws -> Int {
    let log = try #require(bus.log as? NATSEventLog)
    var attempt = 0
    while true {
      attempt += 1
      var found: Int?
      do {
        try await eventually("the stream has a leader", within: .seconds(60)) {
          found = try? await log.leader()
          return found != nil
        }
      } catch is NeverHappened where attempt < 5 {
        for node in 1...servers.addresses.count {
          print("no leader; node \(node) restarts, its log ends:")
          print(try servers.endOfLog(node: node))
          try await servers.kill(node: node)
          try await servers.start(node: node)
        }
      }
      if let found { return found }
    }
  }
}
