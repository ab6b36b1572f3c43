import Bus
import Fields
import RPCCore

/// Records the publishing of events and their application by consumers.
package struct EventSpans: EventTracing {
  let tracer: Tracer

  func publishing(_ events: [Event], in trace: EventTrace) -> EventTrace {
    guard let parent = TraceContext(trace), parent.isSampled, let first = events.first
    else { return trace }
    let start = SpanStart()
    var random = SystemRandomNumberGenerator()
    let own = parent.child(using: &random)
    let types = Set(events.map(\.type))
    var attributes = Self.attributes("create")
    if types.count == 1 { attributes.append(("messaging.destination.name", .text(first.type))) }
    if events.count == 1 {
      attributes.append(("messaging.message.id", .text(first.id.text)))
    } else {
      attributes.append(("messaging.batch.message_count", .number(events.count)))
    }
    tracer.record(
      Span(
        context: own, parentID: parent.spanID, kind: .producer,
        name: types.count == 1 ? "create \(first.type)" : "create events",
        start: start.nanoseconds, end: start.now(), attributes: attributes))
    return EventTrace(own) ?? trace
  }

  func applying(_ events: [Event], consumer: String) -> (any EventApplication)? {
    guard events.contains(where: { $0.trace?.isRecorded == true }) else { return nil }
    return Application(events, consumer: consumer, tracer: tracer)
  }

  private static func attributes(_ operation: String) -> [(name: String, value: Span.Value)] {
    [
      ("messaging.system", .text("otolith")), ("messaging.operation.name", .text(operation)),
      ("messaging.operation.type", .text(operation)),
    ]
  }

  /// Spans of events that are applied together, one for each event in its own trace.
  private struct Application: EventApplication {
    let events: [Event]
    private let consumer: String
    private let tracer: Tracer
    private let start = SpanStart()
    /// Spans by the index of their event.
    private var steps: [(place: Int, parent: TraceContext, own: TraceContext)] = []

    init(_ events: [Event], consumer: String, tracer: Tracer) {
      self.consumer = consumer
      self.tracer = tracer
      var random = SystemRandomNumberGenerator()
      var traced = events
      for place in events.indices {
        guard let parent = events[place].trace.flatMap({ TraceContext($0) }), parent.isSampled
        else { continue }
        let own = parent.child(using: &random)
        traced[place].trace = EventTrace(own)
        steps.append((place, parent, own))
      }
      self.events = traced
    }

    func ended(_ error: (any Error)?) {
      let end = start.now()
      for (place, parent, own) in steps {
        let event = events[place]
        var attributes = EventSpans.attributes("process")
        attributes += [
          ("messaging.destination.name", .text(event.type)),
          ("messaging.message.id", .text(event.id.text)),
          ("messaging.consumer.group.name", .text(consumer)),
        ]
        if events.count > 1 {
          attributes.append(("messaging.batch.message_count", .number(events.count)))
        }
        if let error { attributes.append(("error.type", .text("\(type(of: error))"))) }
        tracer.record(
          Span(
            context: own, parentID: parent.spanID, isParentRemote: true, kind: .consumer,
            name: "process \(event.type)", start: start.nanoseconds, end: end,
            attributes: attributes, hasFailed: error != nil))
      }
    }
  }
}
