import Bus
import Foundation
import TestSupport
import Testing

@testable import BusNATS

@Suite struct NATSLogTests {
  static let types: Set<String> = [NATSHarness.enrolled]

  @Test func everyAttributeComesBack() async throws {
    try await NATSHarness.with { nats in
      let trace = EventTrace(
        parent: "00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01", state: "a=1, b=\"2%\"")
      let events = [
        Event(
          source: "otolith-auth", type: NATSHarness.enrolled, subject: "9b2f",
          time: Date(timeIntervalSince1970: 1_700_000_000.123456).microseconds, schemaVersion: 7,
          trace: trace,
          data: Array(0...255)),
        // No character may be interpreted as part of a subject or a header.
        Event(
          source: "a.*.>", type: "no name\r\nX: y", subject: "ä \"%\" . > *\r\n",
          time: Date(timeIntervalSince1970: -1.5), data: []),
        Event(source: "s", type: "t", subject: "", time: Date(timeIntervalSince1970: 0), data: [1]),
      ]
      try await nats.log.append(events)
      let read = try await nats.all(Set(events.map(\.type)))
      #expect(read.map(\.id) == events.map(\.id))
      for (one, other) in zip(read, events) { #expect(one == other) }
      #expect(try await nats.all([events[1].type]) == [events[1]])
      #expect(
        try await nats.log.topics().map(\.type)
          == ["no name\r\nX: y", Self.types.first, "t"].sorted { $0! < $1! })
    }
  }

  @Test func anEventThatIsAppendedAgainIsLeftOut() async throws {
    try await NATSHarness.with { nats in
      let events = (0..<3).map { nats.event("a", $0) }
      try await nats.log.append(Array(events[0...1]))
      try await nats.log.append(events)
      #expect(try await nats.all() == events)
    }
  }

  @Test func eventsOfManySubjectsKeepTheirOrder() async throws {
    try await NATSHarness.with { nats in
      // More than the maximum number in flight.
      try await nats.log.append((0..<900).map { nats.event("s\($0 % 7)", $0) })
      let events = try await nats.all()
      #expect(events.count == 900)
      for (_, group) in Dictionary(grouping: events, by: \.subject) {
        #expect(group.map(\.written) == group.map(\.written).sorted())
      }
    }
  }

  @Test func theLargestEventFits() async throws {
    try await NATSHarness.with { nats in
      var large = nats.event(String(repeating: "ä", count: NATSNames.subjectBytesMax / 2), 0)
      large.data = Array(repeating: 7, count: Outbox.eventBytesMax)
      try await nats.log.append([large])
      #expect(try await nats.all() == [large])
      var longer = large
      longer.subject += "a"
      await #expect(
        throws: NATSError.subjectTooLong(
          type: longer.type, bytes: NATSNames.subjectBytesMax + 1, limit: NATSNames.subjectBytesMax)
      ) { try await nats.log.append([longer]) }
      var larger = nats.event("a", 1)
      larger.data = Array(repeating: 7, count: 8 << 20)
      await #expect(throws: NATSError.self) { try await nats.log.append([larger]) }
      #expect(try await nats.all().count == 1)
    }
  }

  @Test func oneReadIsBoundedInBytes() async throws {
    try await NATSHarness.with { nats in
      for number in 0..<6 {
        var large = nats.event("a", number)
        large.data = Array(repeating: UInt8(number), count: Outbox.eventBytesMax)
        try await nats.log.append([large])
      }
      let first = try await nats.log.read(after: .start, types: Self.types, limit: 100)
      #expect((1...4).contains(first.events.count))
      #expect(first.rest == .more)
      #expect(
        try await nats.all(after: first.end).map { Int($0.data[0]) }
          == Array(first.events.count..<6))
    }
  }

  @Test func readingGoesOnWhenTheServerHasForgottenTheConsumer() async throws {
    try await NATSHarness.with { nats in
      try await nats.log.append((0..<6).map { nats.event("a", $0) })
      let first = try await nats.log.read(after: .start, types: Self.types, limit: 3)
      let consumers = try await nats.log.consumerNames()
      #expect(!consumers.isEmpty)
      for consumer in consumers { try await nats.log.stream.deleteConsumer(consumer) }
      let second = try await nats.log.read(after: first.end, types: Self.types, limit: 10)
      #expect((first.events + second.events).map(\.written) == Array(0..<6))
    }
  }

  @Test func whatWasRemovedIsPassedOver() async throws {
    try await NATSHarness.with { nats in
      try await nats.log.append((0..<10).map { nats.event("s\($0 % 2)", $0) })
      let first = try await nats.log.read(after: .start, types: Self.types, limit: 3)
      let other = try nats.open()
      // The event at the reader's position is removed as well.
      let gone = NATSNames(stream: nats.stream).event(
        source: "otolith-auth", type: NATSHarness.enrolled, subject: "s0")
      _ = try await other.ready()
      var removed = 0
      while let oldest = try await other.stream.message(at: .first(of: gone, from: 1)) {
        #expect(try await other.stream.remove(oldest.seq))
        removed += 1
      }
      #expect(removed == 5)
      #expect(try await nats.all(after: first.end).map(\.written) == [3, 5, 7, 9])
      #expect(try await nats.all(in: other, after: first.end).map(\.written) == [3, 5, 7, 9])
      await other.close()
    }
  }

  /// STREAM.PURGE of nats-server 2.9 would do so, for any subject.
  @Test func compactionTakesNoReaderPastWhatItHasNotRead() async throws {
    try await NATSHarness.with { nats in
      try await nats.log.declare([Topic(NATSHarness.enrolled, retention: .latestPerSubject)])
      try await nats.log.append(
        ["a", "a", "b", "c", "d", "e"].enumerated().map { nats.event($1, $0) })
      let first = try await nats.log.read(after: .start, types: Self.types, limit: 2)
      #expect(try await nats.log.prune(topic: NATSHarness.enrolled) == 1)
      let rest = try await nats.log.read(after: first.end, types: Self.types, limit: 10)
      // The order is defined within a subject, not between subjects.
      #expect((first.events + rest.events).map(\.written).sorted() == [0, 1, 2, 3, 4, 5])
    }
  }

  @Test func theBacklogCountsWantedEventsOnly() async throws {
    try await NATSHarness.with { nats in
      let old = Event(
        source: "s", type: NATSHarness.ended, subject: "a",
        time: Date(timeIntervalSince1970: 1_700_000_000), data: [])
      try await nats.log.append([nats.event("a", 0), old, nats.event("a", 1), nats.event("b", 2)])
      let both = Self.types.union([NATSHarness.ended])
      let all = try await nats.log.backlog(after: .start, types: both, limit: 100)
      #expect(all.events == 4)
      #expect(try await nats.log.backlog(after: .start, types: Self.types, limit: 2).events == 2)
      let first = try await nats.log.read(after: .start, types: both, limit: 1)
      let rest = try await nats.log.backlog(after: first.end, types: both, limit: 100)
      #expect(rest.events == 3 && rest.oldest == old.time)
      let end = try await nats.log.read(after: first.end, types: both, limit: 100)
      let nothing = try await nats.log.backlog(after: end.end, types: both, limit: 100)
      #expect(nothing.events == 0 && nothing.oldest == nil)
      // The consumers that were created for counting are removed.
      #expect(try await nats.log.consumerNames().count <= 1)
    }
  }

  @Test func newsComeFromOtherProcesses() async throws {
    try await NATSHarness.with { nats in
      let other = try nats.open()
      let (news, heard) = AsyncStream.makeStream(of: LogNotification.self)
      let subscription = other.subscribe { heard.yield($0) }
      var iterator = news.makeAsyncIterator()
      #expect(await iterator.next() == .any)
      try await nats.log.append([nats.event("a", 1)])
      #expect(await iterator.next() == .types(Self.types))
      subscription.cancel()
      await other.close()
    }
  }

  @Test func whatIsNoEventIsPassedOver() async throws {
    try await NATSHarness.with { nats in
      try await nats.log.append([nats.event("a", 0)])
      let names = NATSNames(stream: nats.stream)
      // Published by a service that may publish only with its own name.
      var forged = try nats.event("a", 9).outgoing(names, payloadMax: 1 << 20)
      forged.subject = names.event(
        source: "otolith-planning", type: NATSHarness.enrolled, subject: "a")
      let stray = NATSOutgoing(
        subject: "\(nats.stream.lowercased()).log.x.y", chain: "", headers: [], data: [1])
      try await nats.log.client.publish([stray, forged])
      try await nats.log.append([nats.event("a", 1)])
      #expect(try await nats.all().map(\.written) == [0, 1])
      let types = Self.types.union([NATSHarness.ended])
      #expect(try await nats.all(types).map(\.written) == [0, 1])
    }
  }

  @Test func retentionIsKeptWithTheStreamAndPruned() async throws {
    try await NATSHarness.with { nats in
      let aged = Topic(NATSHarness.enrolled, retention: .duration(.seconds(3600)))
      let compacted = Topic(NATSHarness.ended, retention: .latestPerSubject)
      try await nats.log.declare([aged, compacted])
      try await nats.log.declare([aged, compacted])
      var old = (0..<4).map { nats.event("a", $0) }
      for index in old.indices { old[index].time = Date().addingTimeInterval(-7200) }
      try await nats.log.append(old)
      try await nats.log.append([nats.event("a", 4), nats.event("b", 5)])
      try await nats.log.append((0..<6).map { nats.event("s\($0 % 2)", $0, type: compacted.type) })
      #expect(try await nats.log.prune(topic: aged.type) == 4)
      #expect(try await nats.log.prune(topic: aged.type) == 0)
      #expect(try await nats.log.prune(topic: compacted.type) == 4)
      #expect(try await nats.log.prune(topic: compacted.type) == 0)
      #expect(try await nats.all([aged.type]).map(\.written) == [4, 5])
      #expect(try await nats.all([compacted.type]).map(\.written) == [4, 5])
      let topics = try await nats.log.topics()
      #expect(topics.map(\.type) == [compacted.type, aged.type])
      #expect(topics.map(\.events) == [2, 2])
      #expect(topics.map(\.retention) == [.latestPerSubject, .duration(.seconds(3600))])
      // An undeclared topic is kept.
      #expect(try await nats.log.prune(topic: "otolith.events.v1.Unheard") == 0)
    }
  }
}
