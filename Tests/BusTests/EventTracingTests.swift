import Bus
import Synchronization
import TestSupport
import Testing

/// Publishing and applying events is reported to the tracer in the correct spans.
@Suite struct EventTracingTests {
  /// Records the spans, with numbers instead of ids.
  private final class Recorder: EventTracing {
    struct Step: Hashable {
      var what: String
      var parent: String
      var own: String
      var hasFailed: Bool
    }

    private let state = Mutex<(steps: [Step], count: Int)>(([], 0))

    var steps: [Step] { state.withLock { $0.steps } }

    func next(of trace: EventTrace) -> EventTrace {
      let number = state.withLock { state in
        state.count += 1
        return state.count
      }
      let id = String(repeating: "0", count: 16 - "\(number)".count) + "\(number)"
      return EventTrace(parent: trace.parent.prefix(36) + id + "-01", state: trace.state)!
    }

    func add(_ what: String, _ parent: EventTrace, _ own: EventTrace, hasFailed: Bool = false) {
      state.withLock { state in
        state.steps.append(
          Step(what: what, parent: parent.parent, own: own.parent, hasFailed: hasFailed))
      }
    }

    func publishing(_ events: [Event], in trace: EventTrace) -> EventTrace {
      let own = next(of: trace)
      add("publish " + events.map(\.label).joined(separator: " "), trace, own)
      return own
    }

    func applying(_ events: [Event], consumer: String) -> (any EventApplication)? {
      Application(original: events, consumer: consumer, recorder: self)
    }
  }

  private struct Application: EventApplication {
    let original: [Event]
    let consumer: String
    let recorder: Recorder
    let events: [Event]

    init(original: [Event], consumer: String, recorder: Recorder) {
      self.original = original
      self.consumer = consumer
      self.recorder = recorder
      events = original.map { event in
        var event = event
        event.trace = event.trace.map { recorder.next(of: $0) }
        return event
      }
    }

    func ended(_ error: (any Error)?) {
      for (before, now) in zip(original, events) {
        guard let parent = before.trace, let own = now.trace else { continue }
        recorder.add("\(consumer) \(now.label)", parent, own, hasFailed: error != nil)
      }
    }
  }

  private func trace(_ digit: Character, flags: String = "01") -> EventTrace {
    EventTrace(
      parent: "00-\(String(repeating: digit, count: 32))-00f067aa0ba902b7-\(flags)")!
  }

  @Test func eachEventHasItsStepsInItsOwnTrace() async throws {
    try await BusHarness.with { bus in
      let recorder = Recorder()
      let outbox = Outbox(source: "otolith-auth", tracing: recorder) { trace("a") }
      let consumer = RecordingConsumer { event, attempt in
        // Alone or with others in a batch, it is retried by itself.
        if event.subject == "bad", attempt == 1 { throw RecordingConsumer.Failure() }
      }
      var other = bus.event("other", 2)
      other.trace = trace("b")
      var unrecorded = bus.event("quiet", 3)
      unrecorded.trace = trace("c", flags: "00")
      let events = [bus.event("good", 1), other, unrecorded, bus.event("bad", 4)]
      let publisher = BusRunner(
        pool: bus.auth, log: bus.log, outbox: outbox, consumers: [], configuration: .quick,
        logger: TestLog.logger)
      let planning = BusRunner(
        pool: bus.planning, log: bus.log, outbox: Outbox(source: "otolith-planning"),
        consumers: [consumer], configuration: .quick, tracing: recorder, logger: TestLog.logger)
      try await bus.running(publisher, planning) {
        try await bus.auth.transaction { try await outbox.publish(events, on: $0) }
        outbox.wake()
        try await eventually("all have their effect") { try await bus.effects().count == 4 }
      }
      try check(recorder.steps, consumersTraces: consumer.traces)
    }
  }

  private func check(_ steps: [Recorder.Step], consumersTraces: [EventTrace?]) throws {
    // One span for all events of a trace; none for an unsampled trace.
    let published = steps.filter { $0.what.hasPrefix("publish") }
    #expect(Set(published.map(\.what)) == ["publish good:1 bad:4", "publish other:2"])
    let ofCall = try #require(published.first { $0.what == "publish good:1 bad:4" })
    let ofOther = try #require(published.first { $0.what == "publish other:2" })
    #expect(ofCall.parent == trace("a").parent)
    #expect(ofOther.parent == trace("b").parent)
    // Every attempt's span has the publishing span as its parent.
    let applied = steps.filter { $0.what == "recorder bad:4" }
    #expect(applied.count >= 2)
    #expect(applied.first?.hasFailed == true && applied.last?.hasFailed == false)
    #expect(Set(applied.map(\.parent)) == [ofCall.own])
    let appliedOther = steps.filter { $0.what == "recorder other:2" }
    #expect(appliedOther.count { !$0.hasFailed } == 1)
    #expect(Set(appliedOther.map(\.parent)) == [ofOther.own])
    // The consumer's own work is within the span.
    let own = Set(steps.filter { $0.what.hasPrefix("recorder") }.map(\.own))
    #expect(consumersTraces.count >= 5)
    #expect(consumersTraces.allSatisfy { $0.map { own.contains($0.parent) } ?? false })
  }
}
