import Bus
import FoundationEssentials
import Synchronization
import TestSupport
import Testing

/// Contract of all transports: guarantees of the log to readers and writers.
@Suite struct LogContract {
  static let types: Set<String> = [BusHarness.enrolled]

  /// All attributes of an event are read as they were written.
  @Test(arguments: Transport.all)
  func attributesSurvive(_ transport: Transport) async throws {
    try await BusHarness.with(transport) { bus in
      let time = Date(timeIntervalSinceReferenceDate: 700_000_000.125)
      let trace = EventTrace(
        parent: "00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01", state: "a=1,b=2")
      var events = [
        Event(
          source: "otolith-auth", type: BusHarness.enrolled, subject: "p", time: time,
          schemaVersion: 7, trace: trace, data: Array(0...255)),
        Event(
          source: "otolith-auth", type: BusHarness.enrolled, subject: "q", time: time, data: []),
      ]
      // Services choose subjects freely: special characters must have no effect.
      for subject in ["a.b", "*", ">", "a b", "ü/€", " ", "$JS.API", "a\r\nb", "%2E", "~"] {
        events.append(bus.event(subject, 1))
      }
      events.append(bus.event(String(repeating: "€", count: 85), 1))
      // Times have microsecond precision.
      for index in events.indices {
        events[index].time = Date(
          timeIntervalSinceReferenceDate: (events[index].time.timeIntervalSinceReferenceDate * 1e6)
            .rounded() / 1e6)
      }
      try await bus.log.append(events)
      let read = try await bus.logged()
      #expect(read.map(\.id) == events.map(\.id))
      for (one, other) in zip(read, events) {
        #expect(abs(one.time.timeIntervalSince(other.time)) < 1e-6)
        var one = one
        one.time = other.time
        #expect(one == other)
      }
    }
  }

  @Test(arguments: Transport.all)
  func theLargestEventPasses(_ transport: Transport) async throws {
    try await BusHarness.with(transport) { bus in
      var event = bus.event(String(repeating: "s", count: Outbox.attributeBytesMax), 1)
      event.data = (0..<Outbox.eventBytesMax).map { UInt8(truncatingIfNeeded: $0) }
      event.trace = EventTrace(
        parent: "00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01",
        state: String(repeating: "t", count: 512))
      try await bus.log.append([event])
      let read = try await bus.logged()
      #expect(read.map(\.data) == [event.data])
      #expect(read.map(\.trace) == [event.trace])
      #expect(read.map(\.subject) == [event.subject])
    }
  }

  /// Events with an unknown type or schema version stay in the log.
  @Test(arguments: Transport.all)
  func otherTypesArePassedAndKept(_ transport: Transport) async throws {
    try await BusHarness.with(transport) { bus in
      let unheard = "otolith.events.v2.Unheard"
      try await bus.log.append([
        bus.event("a", 1), bus.event("a", 2, type: unheard, schemaVersion: 99),
        bus.event("a", 3), bus.event("a", 4, type: unheard),
      ])
      try await bus.transport.settle()
      let batch = try await bus.log.read(after: .start, types: Self.types, limit: 10)
      #expect(batch.events.map(\.number) == [1, 3])
      #expect(batch.rest != .more)
      let rest = try await bus.log.read(after: batch.end, types: Self.types, limit: 10)
      #expect(rest.events.isEmpty && rest.rest == .none)
      let others = try await bus.log.read(after: .start, types: [unheard], limit: 10)
      #expect(others.events.map(\.number) == [2, 4])
      #expect(others.events.map(\.schemaVersion) == [99, 1])
      #expect(try await bus.log.read(after: .start, types: ["x"], limit: 10).events.isEmpty)
      let all = try await bus.log.read(
        after: .start, types: Self.types.union([unheard]), limit: 10)
      #expect(all.events.map(\.number) == [1, 2, 3, 4])
    }
  }

  @Test(arguments: Transport.all)
  func theBacklogIsCounted(_ transport: Transport) async throws {
    try await BusHarness.with(transport) { bus in
      let nothing = try await bus.log.backlog(after: .start, types: Self.types, limit: 10)
      #expect(nothing.events == 0 && nothing.oldest == nil)
      let events = [
        bus.event("a", 1, type: BusHarness.ended), bus.event("a", 2), bus.event("b", 3),
        bus.event("a", 4, type: BusHarness.ended),
      ]
      try await bus.log.append(events)
      try await bus.transport.settle()
      let all = try await bus.log.backlog(after: .start, types: Self.types, limit: 10)
      #expect(all.events == 2)
      let oldest = try #require(all.oldest)
      #expect(abs(oldest.timeIntervalSince(events[1].time)) < 1e-3)
      #expect(try await bus.log.backlog(after: .start, types: Self.types, limit: 1).events == 1)
      #expect(
        try await bus.log.backlog(
          after: .start, types: [BusHarness.enrolled, BusHarness.ended], limit: 10
        ).events == 4)
      let first = try await bus.log.read(after: .start, types: Self.types, limit: 1)
      #expect(try await bus.log.backlog(after: first.end, types: Self.types, limit: 10).events == 1)
      let rest = try await bus.log.read(after: first.end, types: Self.types, limit: 10)
      #expect(try await bus.log.backlog(after: rest.end, types: Self.types, limit: 10).events == 0)
    }
  }

  @Test(arguments: Transport.all)
  func readingInPortionsMissesNothing(_ transport: Transport) async throws {
    try await BusHarness.with(transport) { bus in
      for portion in 0..<6 {
        try await bus.log.append(
          (0..<10).flatMap {
            [bus.event("a", portion * 10 + $0), bus.event("b", $0, type: BusHarness.ended)]
          })
      }
      #expect(try await bus.logged(types: Self.types, portion: 7).map(\.number) == Array(0..<60))
      // Reading several types keeps their common order.
      #expect(try await bus.logged(portion: 7).filter { $0.subject == "b" }.count == 60)
    }
  }

  @Test(arguments: Transport.all)
  func oneReadIsBoundedInBytes(_ transport: Transport) async throws {
    try await BusHarness.with(transport) { bus in
      for number in 0..<6 {
        var large = bus.event("a", number)
        large.data = Array(repeating: UInt8(number), count: Outbox.eventBytesMax)
        try await bus.log.append([large])
      }
      try await bus.transport.settle()
      var position = LogPosition.start
      var numbers: [UInt8] = []
      while true {
        let batch = try await bus.log.read(after: position, types: Self.types, limit: 100)
        #expect(batch.events.reduce(0) { $0 + $1.data.count } <= 5 * Outbox.eventBytesMax)
        numbers += batch.events.map { $0.data[0] }
        position = batch.end
        if batch.rest == .none { break }
        #expect(!batch.events.isEmpty)
      }
      #expect(numbers == [0, 1, 2, 3, 4, 5])
    }
  }

  /// A relay repeats an append with unknown result, followed by further events.
  @Test(arguments: Transport.all)
  func appendingAgainKeepsTheOrder(_ transport: Transport) async throws {
    try await BusHarness.with(transport) { bus in
      let events = (0..<20).map { bus.event("a", $0) }
      try await bus.log.append(Array(events[..<10]))
      try await bus.log.append(events)
      var seen: Set<UUID> = []
      let read = try await bus.logged().filter { seen.insert($0.id).inserted }
      #expect(read.map(\.number) == Array(0..<20))
    }
  }

  @Test(arguments: Transport.all)
  func aPositionHoldsInEveryProcess(_ transport: Transport) async throws {
    try await BusHarness.with(transport) { bus in
      try await bus.log.append((0..<10).map { bus.event("a", $0) })
      try await bus.transport.settle()
      let half = try await bus.log.read(after: .start, types: Self.types, limit: 5)
      let other = try await bus.transport.open()
      #expect(other.name == bus.log.name)
      let rest = try await other.read(after: half.end, types: Self.types, limit: 10)
      #expect(rest.events.map(\.number) == [5, 6, 7, 8, 9])
      await other.close()
    }
  }

  @Test(arguments: Transport.all)
  func newsComeFromThisAndOtherProcesses(_ transport: Transport) async throws {
    try await BusHarness.with(transport) { bus in
      let other = try await bus.transport.open()
      let count = Mutex(0)
      let (news, teller) = AsyncStream.makeStream(of: LogNotification.self)
      let subscription = other.subscribe { news in
        count.withLock { $0 += 1 }
        teller.yield(news)
      }
      var iterator = news.makeAsyncIterator()
      // An early append may be missed, so appends repeat until the first notification.
      let appending = Task {
        var number = 0
        while !Task.isCancelled {
          try await bus.log.append([bus.event("a", number)])
          number += 1
          try await Task.sleep(for: .milliseconds(20))
        }
      }
      let first = await iterator.next()
      let second = await iterator.next()
      appending.cancel()
      _ = await appending.result
      #expect(first != nil && second != nil)
      for told in [first, second] {
        if case .types(let types) = told { #expect(types == Self.types) }
      }
      try await other.append([bus.event("b", 1)])
      _ = await iterator.next()
      subscription.cancel()
      subscription.cancel()
      await other.close()
    }
  }

  @Test(arguments: Transport.all)
  func severedConnectionsAreReplaced(_ transport: Transport) async throws {
    try await BusHarness.with(transport) { bus in
      var events: [Event] = []
      for number in 0..<30 {
        let event = bus.event("a", number)
        events.append(event)
        if number % 10 == 5 { try await bus.transport.cut() }
        try await eventually("appended") { (try? await bus.log.append([event])) != nil }
      }
      var seen: Set<UUID> = []
      let read = try await bus.logged().filter { seen.insert($0.id).inserted }
      #expect(read.map(\.id) == events.map(\.id))
    }
  }
}
