import RPCCore
import Testing

@testable import RPCServer
@testable import Settings
@testable import Telemetry

@Suite("Sampling of traces")
struct TraceSamplerTests {
  private let parent = "00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-"

  @Test("The configured ratio is recorded, with the same decision everywhere")
  func ratio() {
    var random = SystemRandomNumberGenerator()
    let ids = (0..<20_000).map { _ in TraceContext.root(using: &random).traceID }
    for (perMille, range) in [(0, 0...0), (100, 1700...2300), (1000, 20_000...20_000)] {
      let sampler = TraceSampler(perMille: perMille)
      #expect(range.contains(ids.count { sampler.records(traceID: $0) }))
    }
    // Traces selected at a lower ratio are a subset of those at a higher one.
    let (few, more) = (TraceSampler(perMille: 50), TraceSampler(perMille: 500))
    #expect(ids.allSatisfy { !few.records(traceID: $0) || more.records(traceID: $0) })
    // Same decision as in OpenTelemetry: the last eight bytes against the ratio.
    #expect(few.records(traceID: "ffffffffffffffff" + "0000000000000001"))
    #expect(!few.records(traceID: "0000000000000000" + "ffffffffffffffff"))
    let half = TraceSampler(perMille: 500)
    #expect(half.records(traceID: "0000000000000001" + "7ffffffffffffff0"))
    #expect(!half.records(traceID: "0000000000000001" + "8000000000000001"))
  }

  private func begun(_ traceparent: String?, recorded: Bool) -> (TraceContext?, TraceContext) {
    var metadata = Metadata()
    if let traceparent { metadata.add(traceparent, for: "traceparent") }
    let context = ServerCallContext(service: "s", method: "m", requestMetadata: metadata)
    return (context.beginTrace { _ in recorded }, context.trace)
  }

  @Test("The caller decides about its own traces")
  func callers() {
    for recorded in [false, true] {
      let (yes, own) = begun(parent + "01", recorded: recorded)
      #expect(yes?.spanID == "b7ad6b7169203331")
      #expect(own.isSampled)
      #expect(own.traceID == "0af7651916cd43dd8448eb211c80319c")
      #expect(own.spanID != yes?.spanID)
      #expect(!begun(parent + "00", recorded: recorded).1.isSampled)
      for broken in [nil, "00-x", parent + "zz"] as [String?] {
        let (none, root) = begun(broken, recorded: recorded)
        #expect(none == nil)
        #expect(root.isSampled == recorded)
      }
    }
  }

  @Test("The ratio at the start of a trace applies")
  func changedShare() {
    let running = InEffect(RunningSettings())
    let tracer = Tracer(running: running)
    #expect(tracer.sampler == TraceSampler(perMille: 10))
    var settings = RunningSettings()
    for perMille in [1000, 0] {
      settings.tracesPerMille = perMille
      running.adopt(settings)
      #expect(
        tracer.sampler.records(traceID: "0af7651916cd43dd8448eb211c80319c") == (perMille > 0))
    }
  }

  @Test("A trace requested twice is the same")
  func askedBefore() {
    let context = ServerCallContext(service: "s", method: "m")
    let before = context.trace
    #expect(!before.isSampled)
    #expect(context.beginTrace { $0 == before.traceID } == nil)
    #expect(context.trace == before.marked(isSampled: true))
  }
}
