/// Where an event stands in a trace that spans processes (W3C Trace Context, as in CloudEvents'
/// distributed tracing extension).
public struct EventTrace: Sendable, Hashable {
  /// The value of `traceparent`.
  public let parent: String
  /// The value of `tracestate`.
  public let state: String?

  /// The trace of the event that is being applied; nil outside of a consumer, and while several
  /// events are applied at once.
  @TaskLocal public static var current: EventTrace?

  /// Whether the caller that began the trace, or its first step here, has it recorded.
  public var isRecorded: Bool {
    // The lowest bit of the flags, whose last digit stands there.
    let digit = parent.utf8[parent.utf8.index(parent.startIndex, offsetBy: 54)]
    return "13579bdf".utf8.contains(digit)
  }

  /// Nil for a `traceparent` that is not 55 to 256 visible ASCII characters: whoever continues the
  /// trace parses it. A `tracestate` over 512 bytes, or with others than visible ASCII characters
  /// and spaces, is dropped.
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
