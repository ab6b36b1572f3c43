import Logging

/// Log handler of a service that writes each record as a line.
struct ServiceLogHandler: LogHandler {
  let label: String
  /// Returns the current line format.
  let line: @Sendable () -> LogLine
  let output: LogOutput
  var metadata: Logger.Metadata = [:]
  var metadataProvider: Logger.MetadataProvider?
  var logLevel = Logger.Level.info

  init(label: String, line: @escaping @Sendable () -> LogLine, output: LogOutput) {
    self.label = label
    self.line = line
    self.output = output
  }

  subscript(metadataKey key: String) -> Logger.Metadata.Value? {
    get { metadata[key] }
    set { metadata[key] = newValue }
  }

  func log(event: LogEvent) {
    var fields = metadata
    if let provided = metadataProvider?.get() { fields.merge(provided) { $1 } }
    if let own = event.metadata { fields.merge(own) { $1 } }
    if let error = event.error { fields["error"] = "\(error)" }
    output.write(
      line().bytes(
        LogRecord(
          time: LogRecord.now(), level: event.level, label: label, source: event.source,
          message: event.message.description, fields: fields, trace: .current)))
  }
}
