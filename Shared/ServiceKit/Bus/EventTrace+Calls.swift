import Bus
import RPCCore

extension EventTrace {
  /// That of the call being answered, for the events that it publishes.
  static var ofCall: EventTrace? {
    guard let trace = CallPropagation.parent?.trace else { return nil }
    return EventTrace(parent: trace.traceparent, state: trace.state)
  }
}
