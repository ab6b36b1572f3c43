import Bus
import RPCClient
import RPCCore
import Testing

@testable import ServiceKit

@Suite("The trace of an event is continued")
struct EventTracingTests {
  private let parent = "00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01"

  private func intercepted(_ metadata: Metadata = Metadata()) async throws -> Metadata {
    var call = ClientCallContext(service: "s", method: "m", metadata: metadata)
    try await EventTracingInterceptor().intercept(&call)
    return call.metadata
  }

  @Test("A consumer's call belongs to the trace of its event")
  func calls() async throws {
    let trace = EventTrace(parent: parent, state: "vendor=1")
    let metadata = try await EventTrace.$current.withValue(trace) { try await intercepted() }
    #expect(metadata.first(for: "traceparent") == parent)
    #expect(metadata.first(for: "tracestate") == "vendor=1")
    #expect(try await intercepted().first(for: "traceparent") == nil)
  }

  @Test("An existing header is kept")
  func ownTrace() async throws {
    var own = Metadata()
    own.add("own", for: "traceparent")
    let metadata = try await EventTrace.$current.withValue(EventTrace(parent: parent)) { [own] in
      try await intercepted(own)
    }
    #expect(metadata.values(for: "traceparent") == ["own"])
    #expect(metadata.first(for: "tracestate") == nil)
  }

  @Test("Outside of a call nothing is published with a trace")
  func withoutCall() {
    #expect(EventTrace.ofCall == nil)
  }
}
