import Bus
import Foundation
import TestSupport
import Testing

@testable import BusNATS

/// Network and server faults of a log on NATS.
@Suite(.serialized) struct NATSFaultTests {
  /// Appends until acknowledged, like a relay.
  static func appendSurely(_ events: [Event], to log: NATSEventLog) async throws {
    try await eventually("the events are appended") {
      do {
        try await log.append(events)
        return true
      } catch is NATSError {
        return false
      }
    }
  }

  @Test func aConnectionThatBreaksAgainAndAgainCostsNothing() async throws {
    let server = try await TestNATS.withStream.value
    let proxy = try TCPProxy(to: server.addresses[0])
    try await NATSHarness.with(servers: [proxy.address]) { nats in
      for batch in 0..<20 {
        let events = (0..<40).map { nats.event("s\($0 % 3)", batch * 40 + $0) }
        async let cut: Void = {
          try await Task.sleep(for: .microseconds(batch * 700))
          proxy.cut()
        }()
        try await Self.appendSurely(events, to: nats.log)
        try await cut
      }
      var events: [Event] = []
      try await eventually("it can be read again") {
        do {
          events = try await nats.all()
          return true
        } catch is NATSError {
          return false
        }
      }
      #expect(events.count == 800)
      for (_, group) in Dictionary(grouping: events, by: \.subject) {
        #expect(group.map(\.written) == group.map(\.written).sorted())
      }
    }
    proxy.close()
  }

  /// The network drops everything without closing connections: only a timeout detects it.
  @Test func aNetworkThatSwallowsEverythingIsNoticed() async throws {
    let server = try await TestNATS.withStream.value
    let proxy = try TCPProxy(to: server.addresses[0])
    try await NATSHarness.with(
      servers: [proxy.address], answerTimeout: .seconds(2)
    ) { nats in
      try await nats.log.append([nats.event("a", 0)])
      proxy.stall()
      let lost = (1...2).map { nats.event("a", $0) }
      await #expect(throws: NATSError.timedOut("an append of 2 events")) {
        try await nats.log.append(lost)
      }
      // Still without network: the next append also fails, in bounded time.
      await #expect(throws: NATSError.self) { try await nats.log.append(lost) }
      proxy.resume()
      try await Self.appendSurely(lost + [nats.event("a", 3)], to: nats.log)
      #expect(try await nats.all().map(\.written) == [0, 1, 2, 3])
    }
    proxy.close()
  }

  @Test func anAppendThatIsCancelledEnds() async throws {
    let server = try await TestNATS.withStream.value
    let proxy = try TCPProxy(to: server.addresses[0])
    try await NATSHarness.with(servers: [proxy.address]) { nats in
      try await nats.log.append([nats.event("a", 0)])
      proxy.stall()
      let task = Task { try await nats.log.append([nats.event("a", 1)]) }
      try await Task.sleep(for: .milliseconds(20))
      task.cancel()
      let result = await task.result
      #expect(throws: CancellationError.self) { try result.get() }
      proxy.resume()
    }
    proxy.close()
  }

  /// After kill -9, acknowledged events are present, and both sides recover by themselves.
  @Test func aServerThatIsKilledComesBackWithEverything() async throws {
    try await TestNATS.with { server in
      try await NATSHarness.with(servers: server.addresses) { nats in
        var position = LogPosition.start
        var read: [Int] = []
        for round in 0..<3 {
          try await Self.appendSurely(
            (0..<50).map { nats.event("a", round * 50 + $0) }, to: nats.log)
          let batch = try await nats.log.read(
            after: position, types: [NATSHarness.enrolled], limit: 30)
          read += batch.events.map(\.written)
          position = batch.end
          try await server.kill(node: 1)
          await #expect(throws: NATSError.self) {
            try await nats.log.append([nats.event("a", -1)])
          }
          try await server.start(node: 1)
        }
        try await eventually("it can be read again") { (try? await nats.log.ready()) != nil }
        read += try await nats.all(after: position).map(\.written)
        #expect(read.filter { $0 >= 0 } == Array(0..<150))
      }
    }
  }

  /// An operator removes the stream during operation.
  @Test func aStreamThatWasRemovedIsMadeAgain() async throws {
    try await NATSHarness.with { nats in
      try await nats.log.append([nats.event("a", 0)])
      let reader = try nats.open()
      let first = try await reader.read(after: .start, types: [NATSHarness.enrolled], limit: 9)
      #expect(first.events.count == 1)
      try await nats.log.removeStream()
      try await Self.appendSurely([nats.event("a", 1)], to: nats.log)
      var numbers: [Int] = []
      try await eventually("it can be read again") {
        do {
          numbers = try await nats.all(in: reader, after: first.end).map(\.written)
          return true
        } catch is NATSError {
          return false
        }
      }
      #expect(numbers == [1])
      await reader.close()
    }
  }

  /// A server that lost the end of its stream reuses the sequence numbers for other events.
  @Test func aStreamThatWasMadeAnewIsReadFromItsStart() async throws {
    try await NATSHarness.with { nats in
      try await nats.log.append((0..<5).map { nats.event("a", $0) })
      let first = try await nats.log.read(after: .start, types: [NATSHarness.enrolled], limit: 3)
      try await nats.log.removeStream()
      let other = try nats.open()
      try await other.append((10..<16).map { nats.event("a", $0) })
      #expect(try await nats.all(in: other, after: first.end).map(\.written) == Array(10..<16))
      // Also if the new stream is shorter than the position, or empty.
      try await nats.log.removeStream()
      let third = try nats.open()
      let empty = try await third.read(after: first.end, types: [NATSHarness.enrolled], limit: 9)
      #expect(empty.events.isEmpty && empty.end == first.end && empty.rest == .none)
      #expect(empty.log != first.log)
      try await third.append([nats.event("a", 20)])
      let after = try await third.read(after: empty.end, types: [NATSHarness.enrolled], limit: 9)
      #expect(after.events.map(\.written) == [20])
      await other.close()
      await third.close()
    }
  }
}
