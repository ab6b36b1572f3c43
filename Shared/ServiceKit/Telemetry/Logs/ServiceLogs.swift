import Glibc
import Logging
package import Settings

/// Sets up the log of a serving process.
package enum ServiceLogs {
  /// Directs all loggers of the process to standard error. Call once per process.
  package static func begin(
    service: String, running: InEffect<RunningSettings>, threshold: LogThreshold
  ) {
    // A closed log reader must not end the service.
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
          message: "log lines were dropped: the log reader is too slow",
          fields: ["lines": .stringConvertible(count)], trace: nil))
    }
    LoggingSystem.bootstrap {
      AdjustableLogHandler(
        ServiceLogHandler(label: $0, line: line, output: output), threshold: threshold)
    }
  }

  /// Returns whether the descriptor is connected to systemd's journal (systemd.exec(5),
  /// $JOURNAL_STREAM). The variable alone may be inherited by a process that writes elsewhere.
  package static func isRead(
    byJournal descriptor: Int32,
    stream: String? = getenv("JOURNAL_STREAM").map { String(cString: $0) }
  ) -> Bool {
    var status = stat()
    guard let stream, fstat(descriptor, &status) == 0 else { return false }
    return stream == "\(status.st_dev):\(status.st_ino)"
  }
}
