import Bus
import RPCCore
package import Settings

/// Records the spans of this process. Without a collector there is no tracer and no overhead per
/// call.
package final class Tracer: Sendable {
  package let queue: SpanQueue
  private let running: InEffect<RunningSettings>

  package init(running: InEffect<RunningSettings>, queue: SpanQueue = SpanQueue()) {
    self.running = running
    self.queue = queue
  }

  var sampler: TraceSampler { TraceSampler(perMille: running.current.tracesPerMille) }

  package func record(_ span: Span) { queue.add(span) }
}

extension TraceContext {
  /// Trace of the event being applied, or of the call being answered.
  static var current: TraceContext? {
    if let event = EventTrace.current { return TraceContext(event) }
    return CallPropagation.parent?.trace
  }

  init?(_ event: EventTrace) {
    self.init(traceparent: event.parent, tracestate: event.state)
  }
}

extension EventTrace {
  init?(_ trace: TraceContext) { self.init(parent: trace.traceparent, state: trace.state) }
}

/// Decides whether a trace that begins here is recorded. For other traces the parent decides
/// (`parentbased_traceidratio` of OpenTelemetry).
struct TraceSampler: Sendable, Hashable {
  /// Number of recorded traces per thousand, 0–1000.
  let perMille: Int

  /// Decides from the trace id, so that every service with the same ratio selects the same traces:
  /// the last eight bytes as a 63-bit number must lie below that share of the range.
  func records(traceID: String) -> Bool {
    guard perMille > 0 else { return false }
    guard perMille < 1000, let number = UInt64(traceID.suffix(16), radix: 16) else { return true }
    return number >> 1 < UInt64(Double(perMille) / 1000 * 0x1p63)
  }
}
