import FoundationEssentials
import RPCCore

/// A step of a trace that is over. Nothing in it names a person: names of methods and types, ids that say
/// nothing by themselves, numbers.
struct Span: Sendable {
  enum Kind: Sendable { case server, client, producer, consumer }

  enum Value: Sendable, Hashable {
    case text(String)
    case number(Int)
  }

  /// Its own ids.
  var context: TraceContext
  /// 16 hexadecimal digits; nil: the trace begins here.
  var parentID: String?
  /// Whether the parent is another process's.
  var isParentRemote = false
  var kind: Kind
  var name: String
  /// Nanoseconds since 1970.
  var start: UInt64
  /// Nanoseconds since 1970, not before the start.
  var end: UInt64
  /// By the semantic conventions of OpenTelemetry, where those have a name.
  var attributes: [(name: String, value: Value)] = []
  /// It failed by whoever does it, and not by what was asked of it.
  var hasFailed = false
}

/// When something begins, to measure until when it lasts: the machine's clock may be set meanwhile.
struct SpanStart: Sendable {
  private let time: UInt64
  private let instant = ContinuousClock.now

  init() {
    let now = LogRecord.now()
    time = UInt64(max(0, now.tv_sec)) * 1_000_000_000 + UInt64(now.tv_nsec)
  }

  /// Nanoseconds since 1970.
  var nanoseconds: UInt64 { time }

  /// The same of now.
  func now() -> UInt64 {
    let elapsed = (ContinuousClock.now - instant).components
    let nanoseconds = elapsed.seconds * 1_000_000_000 + elapsed.attoseconds / 1_000_000_000
    return time + UInt64(max(0, nanoseconds))
  }
}
