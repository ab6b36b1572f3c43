/// The position of an event in a distributed trace (W3C Trace Context, as in CloudEvents'
/// distributed tracing extension).
public struct EventTrace: Sendable, Hashable {
  /// The value of `traceparent`.
  public let parent: String
  /// The value of `tracestate`.
  public let state: String?

  /// The trace of the event that is being applied; nil outside a consumer, and while several events
  /// are applied at once.
  @TaskLocal public static var current: EventTrace?

  /// Whether the trace is sampled.
  public var isRecorded: Bool {
    // The lowest bit of the flags, in the last digit.
    let digit = parent.utf8[parent.utf8.index(parent.startIndex, offsetBy: 54)]
    return "13579bdf".utf8.contains(digit)
  }

  /// Creates a trace context; nil for a `traceparent` that is not 55 to 256 visible ASCII
  /// characters, since later services parse it. A `tracestate` over 512 bytes, or with characters
  /// other than visible ASCII and spaces, is dropped.
  public init?(parent: String, state: String? = nil) {
    guard (55...256).contains(parent.utf8.count),
      parent.utf8.allSatisfy({ (0x21...0x7e).contains($0) })
    else { return nil }
    self.parent = parent
    self.state = state.flatMap { state in
      (1...512).contains(state.utf8.count)
        && state.utf8.allSatisfy { (0x20...0x7e).contains($0) || $0 == 0x09 } ? state : nil
    }
  }
}
