import Bus
import Foundation
import RPCClient
import RPCCore
import Testing

@testable import Settings
@testable import Telemetry

@Suite("Spans of events")
struct EventSpansTests {
  private let tracer = Tracer(running: InEffect(RunningSettings()))
  private let recorded = EventTrace(
    parent: "00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01", state: "a=1")!
  private let unrecorded = EventTrace(
    parent: "00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-00")!

  private func event(_ trace: EventTrace?, _ type: String = "otolith.events.v1.A") -> Event {
    Event(
      source: "otolith-auth", type: type, subject: "the-person", time: Date(), trace: trace,
      data: [])
  }

  @Test("Publishing is a span whose trace the events carry")
  func publishing() throws {
    let event = event(recorded)
    let carried = EventSpans(tracer: tracer).publishing([event], in: recorded)
    let span = try #require(tracer.queue.take().first)
    #expect(carried.parent == span.context.traceparent)
    #expect(carried.state == "a=1")
    #expect(span.parentID == "b7ad6b7169203331")
    #expect(span.kind == .producer)
    #expect(span.name == "create otolith.events.v1.A")
    let ids = span.attributes.filter { $0.name == "messaging.message.id" }.map(\.value)
    #expect(ids == [.text(event.id.uuidString.lowercased())])
    // The subject of the event is not recorded.
    #expect(!"\(span)".contains("the-person"))
    #expect(EventSpans(tracer: tracer).publishing([event], in: unrecorded) == unrecorded)
    #expect(tracer.queue.take().isEmpty)
  }

  @Test("Events published together share one span")
  func several() throws {
    let events = [event(recorded), event(recorded, "otolith.events.v1.B")]
    _ = EventSpans(tracer: tracer).publishing(events, in: recorded)
    let span = try #require(tracer.queue.take().first)
    #expect(span.name == "create events")
    #expect(span.attributes.contains { $0 == ("messaging.batch.message_count", .number(2)) })
  }

  @Test("Each event of a batch is applied in a span of its own trace")
  func applying() throws {
    let other = EventTrace(
      parent: "00-11111111111111111111111111111111-2222222222222222-01")!
    let events = [event(recorded), event(nil), event(unrecorded), event(other)]
    let application = try #require(
      EventSpans(tracer: tracer).applying(events, consumer: "plans"))
    #expect(application.events.map(\.id) == events.map(\.id))
    #expect(application.events[1].trace == nil)
    #expect(application.events[2].trace == unrecorded)
    struct Fault: Error {}
    application.ended(Fault())
    let spans = tracer.queue.take()
    #expect(spans.map(\.parentID) == ["b7ad6b7169203331", "2222222222222222"])
    #expect(
      spans.map { EventTrace($0.context) } == [
        application.events[0].trace, application.events[3].trace,
      ])
    for span in spans {
      #expect(span.kind == .consumer && span.hasFailed && span.isParentRemote)
      #expect(span.attributes.contains { $0 == ("messaging.consumer.group.name", .text("plans")) })
      #expect(span.attributes.contains { $0 == ("error.type", .text("Fault")) })
    }
    #expect(
      EventSpans(tracer: tracer).applying([event(nil), event(unrecorded)], consumer: "x") == nil)
  }

  @Test("A consumer's calls are spans of the event's trace")
  func calls() async throws {
    let interceptor = ClientSpanInterceptor(tracer: tracer)
    var call = ClientCallContext(service: "s", method: "m")
    try await EventTrace.$current.withValue(recorded) { try await interceptor.intercept(&call) }
    let sent = try #require(
      TraceContext(traceparent: call.metadata.first(for: "traceparent") ?? "", tracestate: nil))
    #expect(sent.traceID == "0af7651916cd43dd8448eb211c80319c")
    #expect(sent.spanID != "b7ad6b7169203331")
    #expect(call.metadata.first(for: "tracestate") == "a=1")

    var quiet = ClientCallContext(service: "s", method: "m")
    try await EventTrace.$current.withValue(unrecorded) { try await interceptor.intercept(&quiet) }
    #expect(quiet.metadata.first(for: "traceparent") == unrecorded.parent)
    var alone = ClientCallContext(service: "s", method: "m")
    try await interceptor.intercept(&alone)
    #expect(alone.metadata.first(for: "traceparent") == nil)
  }

  @Test(
    "The sampled flag is the lowest bit",
    arguments: ["00": false, "01": true, "02": false, "0b": true, "fe": false, "ff": true])
  func flags(flags: String, isRecorded: Bool) {
    let trace = EventTrace(parent: "00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-" + flags)
    #expect(trace?.isRecorded == isRecorded)
  }
}
