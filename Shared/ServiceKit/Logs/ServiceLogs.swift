import Glibc
import Logging

/// The log of a process that serves.
enum ServiceLogs {
  /// From now on all loggers of the process write to standard error. Once in a process.
  static func begin(
    service: String, running: InEffect<RunningSettings>, threshold: LogThreshold
  ) {
    // A reader of the log that is gone must not end the service.
    signal(SIGPIPE, SIG_IGN)
    let hasPriority = isRead(byJournal: STDERR_FILENO)
    let line: @Sendable () -> LogLine = {
      LogLine(
        format: running.current.logFormat, service: service, hasPriority: hasPriority)
    }
    let output = LogOutput.standardError
    output.tellDropped { count in
      line().bytes(
        LogRecord(
          time: LogRecord.now(), level: .warning, label: service, source: "ServiceKit",
          message: "lines of the log were dropped: whoever reads it is too slow",
          fields: ["lines": .stringConvertible(count)], trace: nil))
    }
    LoggingSystem.bootstrap {
      AdjustableLogHandler(
        ServiceLogHandler(label: $0, line: line, output: output), threshold: threshold)
    }
  }

  /// Whether systemd's journal is at the other end (systemd.exec(5), $JOURNAL_STREAM): the variable
  /// alone is inherited by whoever writes elsewhere.
  static func isRead(
    byJournal descriptor: Int32,
    stream: String? = getenv("JOURNAL_STREAM").map { String(cString: $0) }
  ) -> Bool {
    var status = stat()
    guard let stream, fstat(descriptor, &status) == 0 else { return false }
    return stream == "\(status.st_dev):\(status.st_ino)"
  }
}
