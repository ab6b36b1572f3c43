import Fields
import Logging
import Serialization
import Settings

/// Formats a ``LogRecord`` as one line of less than ``bytesMax`` bytes, regardless of control
/// characters, large values or many fields.
struct LogLine {
  /// systemd's journal accepts lines of up to 48 KiB (LineMax=).
  static let bytesMax = 40 * 1024
  static let messageBytesMax = 4096
  static let valueBytesMax = 2048
  /// Maximum bytes of all fields together, before escaping.
  static let fieldsBytesMax = 12 * 1024
  static let nameBytesMax = 64
  /// Bytes of quotes, colon and comma.
  private static let overhead = 8

  var format: LogFormat
  /// Name of the service, e.g. `otolith-auth`.
  var service: String
  /// Whether lines start with a priority such as `<6>`, which systemd's journal reads and removes
  /// (sd-daemon(3)).
  var hasPriority: Bool

  func bytes(_ record: LogRecord) -> [UInt8] {
    var bytes = hasPriority ? Array("<\(Self.priority(record.level))>".utf8) : []
    switch format {
    case .text: bytes.append(contentsOf: text(record).utf8)
    case .json: bytes.append(contentsOf: json(record))
    }
    bytes.append(UInt8(ascii: "\n"))
    return bytes
  }

  /// Priority of syslog(3).
  static func priority(_ level: Logger.Level) -> Int {
    switch level {
    case .trace, .debug: 7
    case .info: 6
    case .notice: 5
    case .warning: 4
    case .error: 3
    case .critical: 2
    }
  }

  // MARK: - Text

  private func text(_ record: LogRecord) -> String {
    var line = "\(LogRecord.local(record.time)) \(record.level)"
    if !record.label.isEmpty { line += " \(plain(record.label, Self.nameBytesMax))" }
    line += ":"
    var named = record.fields
    if let trace = record.trace, named["trace_id"] == nil { named["trace_id"] = "\(trace.traceID)" }
    eachField(named) { name, _, text in line += " \(name)=\(text)" }
    line += " [\(plain(record.source, Self.nameBytesMax))] "
    return line + plain(record.message, Self.messageBytesMax)
  }

  // MARK: - JSON

  private func json(_ record: LogRecord) -> [UInt8] {
    var writer = JSONWriter()
    writer.object { writer in
      writer.member("time", LogRecord.utc(record.time))
      writer.member("level", record.level.rawValue)
      writer.member("service", service)
      writer.member("logger", plain(record.label, Self.nameBytesMax))
      writer.member("source", plain(record.source, Self.nameBytesMax))
      writer.member("message", plain(record.message, Self.messageBytesMax))
      if let trace = record.trace {
        writer.member("trace_id", trace.traceID)
        writer.member("span_id", trace.spanID)
      }
      guard !record.fields.isEmpty else { return }
      writer.name("fields")
      writer.object { writer in
        eachField(record.fields) { name, value, text in
          writer.name(name)
          switch value {
          case .stringConvertible(let number as Int): writer.integer(Int64(number))
          case .stringConvertible(let number as Double) where number.isFinite:
            writer.number(number)
          // Structured values become text, because fields are flat.
          default: writer.string(text)
          }
        }
      }
    }
    return writer.bytes
  }

  // MARK: - Both

  /// Calls `body` for each field in order of name, as many as fit. The number of the others is in
  /// `fields_left_out`.
  private func eachField(
    _ fields: Logger.Metadata, _ body: (String, Logger.MetadataValue, String) -> Void
  ) {
    var room = Self.fieldsBytesMax
    var leftOut = 0
    for (name, value) in fields.sorted(by: { $0.key < $1.key }) {
      let name = plain(name, Self.nameBytesMax)
      let text = plain(value.description, Self.valueBytesMax)
      room -= name.utf8.count + text.utf8.count + Self.overhead
      if room < 0 { leftOut += 1 } else { body(name, value, text) }
    }
    if leftOut > 0 { body("fields_left_out", .stringConvertible(leftOut), String(leftOut)) }
  }

  /// Line ends are kept in JSON, which escapes them.
  private func plain(_ text: String, _ bytes: Int) -> String {
    let text = LogSafeText.cut(text, bytes: bytes)
    return LogSafeText.cut(
      format == .json ? LogSafeText.lines(text) : LogSafeText.text(text), bytes: bytes)
  }
}

extension JSONWriter {
  fileprivate mutating func member(_ name: String, _ value: String) {
    self.name(name)
    string(value)
  }
}
