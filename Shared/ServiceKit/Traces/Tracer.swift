import Bus
import RPCCore

/// Records the steps that this process does in traces. There is none in a service without a collector, and
/// then nothing of it is on the way of a call.
final class Tracer: Sendable {
  let queue: SpanQueue
  private let running: InEffect<RunningSettings>

  init(running: InEffect<RunningSettings>, queue: SpanQueue = SpanQueue()) {
    self.running = running
    self.queue = queue
  }

  var sampler: TraceSampler { TraceSampler(perMille: running.current.tracesPerMille) }

  func record(_ span: Span) { queue.add(span) }
}

extension TraceContext {
  /// Of the event that is being applied, or of the call that is being answered.
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
