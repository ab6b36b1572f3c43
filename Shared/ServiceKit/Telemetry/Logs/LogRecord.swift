import Bus
import Glibc
import Logging
import RPCCore

/// Contents of one log line.
struct LogRecord {
  /// Time since 1970 in UTC from the machine's clock, even if the service runs on another clock.
  var time: timespec
  var level: Logger.Level
  /// Label of the logger: the service or a part of it.
  var label: String
  /// Module that logs the line.
  var source: String
  var message: String
  var fields: Logger.Metadata
  /// Trace of the current call or event.
  var trace: LogTrace?

  static func now() -> timespec {
    var time = timespec()
    clock_gettime(CLOCK_REALTIME, &time)
    return time
  }

  /// Formats a time as RFC 3339 in UTC with milliseconds.
  static func utc(_ time: timespec) -> String {
    var seconds = time.tv_sec
    var parts = tm()
    gmtime_r(&seconds, &parts)
    let milliseconds = String(time.tv_nsec / 1_000_000)
    let zeros = String(repeating: "0", count: 3 - milliseconds.utf8.count)
    return formatted(parts, "%Y-%m-%dT%H:%M:%S") + "." + zeros + milliseconds + "Z"
  }

  /// Formats a time in the machine's time zone with its UTC offset.
  static func local(_ time: timespec) -> String {
    var seconds = time.tv_sec
    var parts = tm()
    localtime_r(&seconds, &parts)
    return formatted(parts, "%Y-%m-%dT%H:%M:%S%z")
  }

  private static func formatted(_ parts: tm, _ format: String) -> String {
    withUnsafeTemporaryAllocation(of: CChar.self, capacity: 40) { buffer in
      let count = withUnsafePointer(to: parts) {
        strftime(buffer.baseAddress!, buffer.count, format, $0)
      }
      let bytes = UnsafeRawBufferPointer(buffer)[..<count]
      return String(decoding: bytes, as: UTF8.self)
    }
  }
}

/// Trace and span that a log line belongs to.
struct LogTrace: Hashable {
  /// 32 lower-case hexadecimal digits.
  var traceID: String
  /// 16 lower-case hexadecimal digits.
  var spanID: String

  init(_ trace: TraceContext) {
    traceID = trace.traceID
    spanID = trace.spanID
  }

  /// Trace of the current call, or of the event being applied.
  static var current: LogTrace? {
    if let call = CallPropagation.parent { return LogTrace(call.trace) }
    return EventTrace.current
      .flatMap { TraceContext(traceparent: $0.parent, tracestate: $0.state) }
      .map { LogTrace($0) }
  }
}
