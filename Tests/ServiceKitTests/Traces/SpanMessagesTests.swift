import Messages
import RPCCore
import Testing

@testable import Telemetry

@Suite("Spans on the wire")
struct SpanMessagesTests {
  @Test("Ids are bytes, attributes have their kinds, faults are errors")
  func message() throws {
    let context = try #require(
      TraceContext(
        traceparent: "00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01", tracestate: "a=1"))
    let span = Span(
      context: context, parentID: "00f067aa0ba902b7", isParentRemote: true, kind: .consumer,
      name: "process it", start: 20, end: 10,
      attributes: [("a", .text("b")), ("n", .number(-3))], hasFailed: true)
    let request = SpanMessages(service: "otolith-auth", version: "1.2", instanceID: "i").request([
      span
    ])
    let copy = try OpenTelemetryCollectorTraceV1.ExportTraceServiceRequest(
      serialized: request.serialized())
    #expect(copy == request)
    let resource = try #require(request.resourceSpans.first)
    #expect(
      resource.resource?.attributes.map(\.key) == [
        "service.name", "service.version", "service.instance.id",
      ])
    let sent = try #require(resource.scopeSpans.first?.spans.first)
    #expect(sent.traceID.prefix(3) == [0x0a, 0xf7, 0x65] && sent.traceID.count == 16)
    #expect(sent.spanID == [0xb7, 0xad, 0x6b, 0x71, 0x69, 0x20, 0x33, 0x31])
    #expect(sent.parentSpanID == [0x00, 0xf0, 0x67, 0xaa, 0x0b, 0xa9, 0x02, 0xb7])
    #expect(sent.traceState == "a=1")
    #expect(sent.flags == 0x301)
    #expect(sent.kind == .consumer)
    // The end is not before the start.
    #expect(sent.startTimeUnixNano == 20 && sent.endTimeUnixNano == 20)
    #expect(sent.attributes.map(\.value?.value) == [.stringValue("b"), .intValue(-3)])
    #expect(sent.status?.code == .error && sent.status?.message == "")
  }
}
