/// Position of a call in a distributed trace (W3C Trace Context, level 1).
public struct TraceContext: Sendable, Hashable {
  /// Id of the whole trace: 32 lower-case hexadecimal digits, not all zero.
  public let traceID: String
  /// Id of the span: 16 lower-case hexadecimal digits, not all zero.
  public let spanID: String
  /// Whether the caller records the trace.
  public let isSampled: Bool
  /// Data of tracing systems (`tracestate`), passed on unchanged.
  public let state: String?

  /// The start of a new trace, not marked as recorded.
  public static func root(using random: inout some RandomNumberGenerator) -> TraceContext {
    TraceContext(
      traceID: hexadecimal(random.next() | 1) + hexadecimal(random.next()),
      spanID: hexadecimal(random.next() | 1), isSampled: false, state: nil)
  }

  /// A child span of the same trace.
  public func child(using random: inout some RandomNumberGenerator) -> TraceContext {
    TraceContext(
      traceID: traceID, spanID: Self.hexadecimal(random.next() | 1), isSampled: isSampled,
      state: state)
  }

  /// The same span with another sampled flag.
  public func marked(isSampled: Bool) -> TraceContext {
    TraceContext(traceID: traceID, spanID: spanID, isSampled: isSampled, state: state)
  }

  private init(traceID: String, spanID: String, isSampled: Bool, state: String?) {
    self.traceID = traceID
    self.spanID = spanID
    self.isSampled = isSampled
    self.state = state
  }

  /// Parses a caller's `traceparent` and `tracestate`.
  ///
  /// Nil for a `traceparent` that is invalid by §3.2; then a new trace starts. An unknown version
  /// is parsed like version 0. A `tracestate` over 512 characters is dropped.
  public init?(traceparent: String, tracestate: String?) {
    let parts = traceparent.split(separator: "-", omittingEmptySubsequences: false)
    guard parts.count >= 4, Self.isHexadecimal(parts[0], count: 2), parts[0] != "ff",
      parts[0] != "00" || parts.count == 4,
      Self.isHexadecimal(parts[1], count: 32), !parts[1].allSatisfy({ $0 == "0" }),
      Self.isHexadecimal(parts[2], count: 16), !parts[2].allSatisfy({ $0 == "0" }),
      Self.isHexadecimal(parts[3], count: 2), let flags = UInt8(parts[3], radix: 16)
    else { return nil }
    traceID = String(parts[1])
    spanID = String(parts[2])
    isSampled = flags & 1 == 1
    state = tracestate.flatMap { $0.isEmpty || $0.utf8.count > 512 ? nil : $0 }
  }

  /// The value of `traceparent`.
  public var traceparent: String { "00-\(traceID)-\(spanID)-\(isSampled ? "01" : "00")" }

  private static func isHexadecimal(_ text: Substring, count: Int) -> Bool {
    text.utf8.count == count
      && text.utf8.allSatisfy {
        (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0)
          || (UInt8(ascii: "a")...UInt8(ascii: "f")).contains($0)
      }
  }

  private static func hexadecimal(_ number: UInt64) -> String {
    let digits = String(number, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}

/// The call that a handler answers, seen from the calls that the handler makes (gRPC's parent
/// call).
public protocol ParentCall: AnyObject, Sendable {
  /// The caller's deadline; nil if not specified.
  var deadline: ContinuousClock.Instant? { get }
  /// The call's span in its trace.
  var trace: TraceContext { get }
}

/// Gives calls the deadline and the trace of the call whose handler makes them.
public enum CallPropagation {
  /// The call whose handler runs in this task.
  @TaskLocal public static var parent: (any ParentCall)?
}
