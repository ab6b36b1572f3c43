import RPCCore
import TestBasics
import Testing

@Suite struct TraceContextTests {
  private static let trace = "0af7651916cd43dd8448eb211c80319c"
  private static let span = "b7ad6b7169203331"

  @Test(arguments: [
    ("00-\(trace)-\(span)-01", true), ("00-\(trace)-\(span)-03", true),
    ("00-\(trace)-\(span)-00", false),
    // Later versions may have more fields.
    ("01-\(trace)-\(span)-01-more", true), ("cc-\(trace)-\(span)-01", true),
  ])
  func reads(header: String, isSampled: Bool) {
    let context = TraceContext(traceparent: header, tracestate: "vendor=1")
    #expect(context?.traceID == Self.trace)
    #expect(context?.spanID == Self.span)
    #expect(context?.isSampled == isSampled)
    #expect(context?.state == "vendor=1")
  }

  @Test(arguments: [
    "", "00", "00-\(trace)-\(span)", "00-\(trace)-\(span)-01-more", "ff-\(trace)-\(span)-01",
    "00-\(String(repeating: "0", count: 32))-\(span)-01",
    "00-\(trace)-0000000000000000-01", "00-\(trace.uppercased())-\(span)-01",
    "00-\(trace)0-\(span)-01", "00-\(trace)-\(span)-1", "00-\(trace)-\(span)-0g",
    "0-\(trace)-\(span)-01",
    "00-\(trace.dropLast())-\(span)-01",
  ])
  func refuses(header: String) {
    #expect(TraceContext(traceparent: header, tracestate: nil) == nil)
  }

  @Test func aChildStaysInItsTrace() throws {
    var random = SeededGenerator(seed: 1)
    let root = TraceContext.root(using: &random)
    let child = root.child(using: &random)
    #expect(child.traceID == root.traceID)
    #expect(child.spanID != root.spanID)
    #expect(TraceContext(traceparent: root.traceparent, tracestate: nil) == root)
    #expect(TraceContext(traceparent: child.traceparent, tracestate: "") == child)
  }

  @Test func aStateThatIsTooLongIsDropped() {
    for (count, isKept) in [(512, true), (513, false)] {
      let state = String(repeating: "a", count: count)
      let context = TraceContext(traceparent: "00-\(Self.trace)-\(Self.span)-01", tracestate: state)
      #expect((context?.state == state) == isKept)
    }
  }
}
