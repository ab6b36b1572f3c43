/// Where the call that brought a sheet stands in a trace that spans processes (W3C Trace Context).
package struct CallTrace: Sendable, Hashable {
  /// The value of `traceparent`.
  package var parent: String
  /// The value of `tracestate`.
  package var state: String?

  package init(parent: String, state: String?) {
    self.parent = parent
    self.state = state
  }
}
