import Glibc
import Logging

/// What one line of the log says.
struct LogRecord {
  /// Since 1970 in UTC, by the machine's own clock whatever clock the service runs by.
  var time: timespec
  var level: Logger.Level
  /// Of the logger: the service, or a part of it.
  var label: String
  /// The module that says it.
  var source: String
  var message: String
  var fields: Logger.Metadata
  /// Of the call or the event in whose service it is said.
  var trace: LogTrace?

  static func now() -> timespec {
    var time = timespec()
    clock_gettime(CLOCK_REALTIME, &time)
    return time
  }

  /// RFC 3339 in UTC, with milliseconds.
  static func utc(_ time: timespec) -> String {
    var seconds = time.tv_sec
    var parts = tm()
    gmtime_r(&seconds, &parts)
    let milliseconds = String(time.tv_nsec / 1_000_000)
    let zeros = String(repeating: "0", count: 3 - milliseconds.utf8.count)
    return formatted(parts, "%Y-%m-%dT%H:%M:%S") + "." + zeros + milliseconds + "Z"
  }

  /// By the machine's time zone, with its distance from UTC.
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
