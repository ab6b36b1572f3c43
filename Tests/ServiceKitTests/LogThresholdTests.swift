import Logging
import Synchronization
import Testing

@testable import Telemetry

@Suite("Changing the log level at run time")
struct LogThresholdTests {
  private final class Lines: Sendable {
    private let lines = Mutex<[String]>([])
    var all: [String] { lines.withLock(\.self) }
    func add(_ line: String) { lines.withLock { $0.append(line) } }
  }

  private struct Handler: LogHandler {
    let lines: Lines
    var metadata: Logger.Metadata = [:]
    var logLevel = Logger.Level.trace
    subscript(metadataKey key: String) -> Logger.Metadata.Value? {
      get { metadata[key] }
      set { metadata[key] = newValue }
    }
    func log(event: LogEvent) { lines.add("\(event.message) \(metadata["id"] ?? "")") }
  }

  @Test("All loggers follow except those with their own level")
  func follow() {
    let lines = Lines()
    let threshold = LogThreshold(.info)
    let logger = Logger(label: "t") { _ in
      AdjustableLogHandler(Handler(lines: lines), threshold: threshold)
    }
    var copy = logger
    copy[metadataKey: "id"] = "c"
    var own = logger
    own.logLevel = .error
    for level in Logger.Level.allCases {
      threshold.adopt(level)
      #expect(threshold.level == level && logger.logLevel == level && copy.logLevel == level)
      #expect(own.logLevel == .error)
    }
    threshold.adopt(.info)
    logger.debug("1")
    threshold.adopt(.debug)
    logger.debug("2")
    copy.debug("3")
    own.debug("4")
    threshold.adopt(.critical)
    copy.error("5")
    own.error("6")
    #expect(lines.all == ["2 ", "3 c", "6 "])
  }
}
