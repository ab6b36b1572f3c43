import FoundationEssentials
import RPCCore

/// A completed span. It contains no personal data, only names of methods and types, opaque ids and
/// numbers.
package struct Span: Sendable {
  enum Kind: Sendable { case server, client, producer, consumer }

  enum Value: Sendable, Hashable {
    case text(String)
    case number(Int)
  }

  /// Trace id and span id.
  var context: TraceContext
  /// 16 hexadecimal digits; nil for the root span.
  var parentID: String?
  /// Whether the parent belongs to another process.
  var isParentRemote = false
  var kind: Kind
  var name: String
  /// Nanoseconds since 1970.
  var start: UInt64
  /// Nanoseconds since 1970, not before the start.
  var end: UInt64
  /// Named by the semantic conventions of OpenTelemetry, if they define a name.
  var attributes: [(name: String, value: Value)] = []
  /// Whether it failed because of the service, not because of the request.
  var hasFailed = false
}

/// Start time of a span. The duration is measured independently of changes to the machine's clock.
struct SpanStart: Sendable {
  private let time: UInt64
  private let instant = ContinuousClock.now

  init() {
    let now = LogRecord.now()
    time = UInt64(max(0, now.tv_sec)) * 1_000_000_000 + UInt64(now.tv_nsec)
  }

  /// Nanoseconds since 1970.
  var nanoseconds: UInt64 { time }

  /// Returns the current time in nanoseconds since 1970.
  func now() -> UInt64 {
    let elapsed = (ContinuousClock.now - instant).components
    let nanoseconds = elapsed.seconds * 1_000_000_000 + elapsed.attoseconds / 1_000_000_000
    return time + UInt64(max(0, nanoseconds))
  }
}
