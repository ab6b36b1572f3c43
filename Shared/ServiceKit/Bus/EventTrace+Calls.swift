import Bus
import RPC

extension EventTrace {
  /// That of the call being answered, for the events that it publishes.
  static var ofCall: EventTrace? {
    guard let trace = ServerCallContext.current?.trace else { return nil }
    return EventTrace(parent: trace.traceparent, state: trace.state)
  }
}
