import Foundation
import Logging
import Testing

@testable import RPCCore
@testable import Settings
@testable import Telemetry

@Suite("Log lines")
struct LogLineTests {
  private func record(
    _ message: String = "something", _ fields: Logger.Metadata = [:],
    trace: TraceContext? = nil
  ) -> LogRecord {
    // 2024-02-29T23:59:59.007Z
    LogRecord(
      time: timespec(tv_sec: 1_709_251_199, tv_nsec: 7_900_000), level: .warning,
      label: "otolith-auth", source: "Bus", message: message, fields: fields,
      trace: trace.map { LogTrace($0) })
  }

  private func bytes(
    _ record: LogRecord, _ format: LogFormat = .json, hasPriority: Bool = false
  ) -> [UInt8] {
    LogLine(format: format, service: "otolith-auth", hasPriority: hasPriority).bytes(record)
  }

  private func object(_ bytes: [UInt8]) throws -> [String: Any] {
    #expect(bytes.last == UInt8(ascii: "\n"))
    #expect(bytes.dropLast().allSatisfy { $0 >= 0x20 })
    return try #require(try JSONSerialization.jsonObject(with: Data(bytes)) as? [String: Any])
  }

  @Test("JSON contains time, level, source, message and trace")
  func members() throws {
    let trace = TraceContext(
      traceparent: "00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01", tracestate: nil)
    let fields: Logger.Metadata = [
      "count": .stringConvertible(12), "ms": .stringConvertible(0.5), "text": "a \"b\"",
      "many": ["1", "2"], "odd": .stringConvertible(Double.infinity),
    ]
    let text = String(decoding: bytes(record("it fails", fields, trace: trace)), as: UTF8.self)
    #expect(
      text == """
        {"time":"2024-02-29T23:59:59.007Z","level":"warning","service":"otolith-auth",\
        "logger":"otolith-auth","source":"Bus","message":"it fails",\
        "trace_id":"0af7651916cd43dd8448eb211c80319c","span_id":"b7ad6b7169203331",\
        "fields":{"count":12,"many":"[\\"1\\", \\"2\\"]","ms":0.5,"odd":"inf",\
        "text":"a \\"b\\""}}

        """)
  }

  @Test("Text keeps its order and contains the trace")
  func text() {
    let trace = TraceContext(
      traceparent: "00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01", tracestate: nil)
    let line = String(
      decoding: bytes(record("it fails", ["b": "2", "a": "1"], trace: trace), .text), as: UTF8.self)
    #expect(line.dropFirst(24).hasPrefix(" warning otolith-auth: a=1 b=2 trace_id=0af765"))
    #expect(line.hasSuffix("9c [Bus] it fails\n"))
    let form = /2024-0[23]-[0-9]{2}T[0-9]{2}:[0-9]{2}:59[+-][0-9]{4} [^\n]*\n/
    #expect(line.wholeMatch(of: form) != nil)
  }

  @Test("No text breaks a line", arguments: LogFormat.allCases)
  func hostileTexts(format: LogFormat) throws {
    let steering: [Unicode.Scalar] = [
      "\u{0}", "\u{1B}", "\u{85}", "\u{2028}", "\u{202E}", "\u{7F}",
    ]
    var hostile = "a\r\n{\"level\":\"forged\"}\"\\\u{FFFD}ü"
    hostile.unicodeScalars.append(contentsOf: steering)
    for hasPriority in [false, true] {
      var line = bytes(record(hostile, [hostile: "\(hostile)"]), format, hasPriority: hasPriority)
      #expect(line.count { $0 == UInt8(ascii: "\n") } == 1)
      let text = String(decoding: line, as: UTF8.self)
      for scalar in steering { #expect(!text.unicodeScalars.contains(scalar)) }
      if hasPriority {
        #expect(text.hasPrefix("<4>"))
        line.removeFirst(3)
      }
      guard format == .json else { continue }
      let object = try object(line)
      #expect((object["message"] as? String)?.hasPrefix("a\\u{D}\n{\"level\":\"forged\"}") == true)
      #expect(object["level"] as? String == "warning")
    }
  }

  @Test("Invalid UTF-8 becomes replacement characters", arguments: LogFormat.allCases)
  func invalidUTF8(format: LogFormat) throws {
    let broken = String(decoding: [0x61, 0xC3, 0x28, 0xF0, 0x9F, 0xFF] as [UInt8], as: UTF8.self)
    let line = bytes(record(broken, ["x": "\(broken)"]), format)
    #expect(String(validating: line, as: UTF8.self) != nil)
    if format == .json { _ = try object(line) }
  }

  @Test("Long values are truncated", arguments: LogFormat.allCases)
  func enormous(format: LogFormat) throws {
    for text in ["\"", "\u{1}", "👂", "a", "\n"] {
      let long = String(repeating: text, count: 100_000)
      var fields: Logger.Metadata = [long: "\(long)"]
      for number in 0..<5000 { fields["\(number)\(text)"] = "\(long.prefix(number))" }
      let line = bytes(record(long, fields), format, hasPriority: false)
      #expect(line.count < LogLine.bytesMax)
      #expect(String(decoding: line, as: UTF8.self).contains("fields_left_out"))
      if format == .json { _ = try object(line) }
    }
    // Also many small fields.
    var many: Logger.Metadata = [:]
    for number in 0..<20_000 { many["\(number)"] = "" }
    #expect(bytes(record("", many), format).count < LogLine.bytesMax)
  }

  @Test("Levels have the priorities of syslog")
  func priorities() {
    #expect(Logger.Level.allCases.map { LogLine.priority($0) } == [7, 7, 6, 5, 4, 3, 2])
  }

  @Test("The journal is detected by its variable")
  func journal() throws {
    let pipe = Pipe()
    let descriptor = pipe.fileHandleForWriting.fileDescriptor
    var status = stat()
    #expect(fstat(descriptor, &status) == 0)
    let own = "\(status.st_dev):\(status.st_ino)"
    #expect(ServiceLogs.isRead(byJournal: descriptor, stream: own))
    #expect(!ServiceLogs.isRead(byJournal: descriptor, stream: "\(status.st_dev):1"))
    #expect(!ServiceLogs.isRead(byJournal: descriptor, stream: nil))
    #expect(!ServiceLogs.isRead(byJournal: -1, stream: own))
  }
}
