import Logging
import Postgres
import Synchronization
import TestSupport
import Testing

@Suite struct OutageLogTests {
  private func lines(_ log: OutageLog, _ failures: Int) -> Int {
    var lines = 0
    for _ in 0..<failures { log.failed { _ in lines += 1 } }
    return lines
  }

  @Test func anOutageIsSaidOnce() {
    let log = OutageLog("testing", logger: TestLog.logger)
    #expect(lines(log, 100) == 1)
    log.succeeded()
    #expect(lines(log, 100) == 1)
  }

  @Test func oneThatLastsIsSaidAgain() {
    let log = OutageLog("testing", logger: TestLog.logger, reminderInterval: .zero)
    #expect(lines(log, 3) == 3)
  }

  /// An unavailable database makes all work of a process fail.
  @Test func ofWorkThatFailsWithTheSameErrorOneIsLogged() {
    struct Away: Error, CustomStringConvertible {
      let description = "no server in \(OutageLogTests.self)"
    }
    let lines = Mutex<[String]>([])
    let logger = Logger(label: "test") { _ in
      Recorder { line in lines.withLock { $0.append(line) } }
    }
    func count(_ words: String) -> Int { lines.withLock { $0.count { $0.contains(words) } } }
    let logs = (1...10).map { OutageLog("work \($0)", logger: logger) }
    for _ in 1...3 { for log in logs { log.failed(Away()) } }
    #expect(count("fails, and is tried again") == 1)
    // The next one takes over if it still fails.
    logs[0].succeeded()
    for log in logs.dropFirst() { log.failed(Away()) }
    #expect(count("fails, and is tried again") == 2)
    for log in logs { log.succeeded() }
    #expect(count("works again") == 2)
    // Another error is another cause.
    logs[0].failed(Away())
    logs[1].failed(PostgresError(kind: .timedOut, message: "\(Away())"))
    #expect(count("fails, and is tried again") == 4)
    #expect(count("PostgreSQL did not answer in time: no server in OutageLogTests") == 1)
  }

  /// A work that runs once a day has failed in an earlier outage and not run since.
  @Test func workThatRunsRarelySilencesNoOther() {
    struct Away: Error, CustomStringConvertible { let description = "no server for rare work" }
    let lines = Mutex(0)
    let logger = Logger(label: "test") { _ in Recorder { _ in lines.withLock { $0 += 1 } } }
    let rare = OutageLog("rare work", logger: logger)
    let other = OutageLog("other work", logger: logger, reminderInterval: .zero)
    rare.failed(Away())
    other.failed(Away())
    #expect(lines.withLock { $0 } == 2)
    withExtendedLifetime(rare) {}
  }

  /// Records lines from `info` on.
  private struct Recorder: LogHandler {
    let note: @Sendable (String) -> Void
    var metadata: Logger.Metadata = [:]
    var logLevel = Logger.Level.info

    init(_ note: @escaping @Sendable (String) -> Void) { self.note = note }

    subscript(metadataKey key: String) -> Logger.Metadata.Value? {
      get { metadata[key] }
      set { metadata[key] = newValue }
    }

    func log(event: LogEvent) { note("\(event.message) \(event.metadata ?? [:])") }
  }

  @Test func aRoundThatFailsIsToldAndMadeAgainUntilTheTaskIsCancelled() async {
    struct Failure: Error {}
    let log = OutageLog("testing", logger: TestLog.logger)
    var rounds = 0
    await #expect(throws: CancellationError.self) {
      try await log.repeating(every: .zero) {
        rounds += 1
        switch rounds {
        case 1: throw Failure()
        // Already logged.
        case 2: #expect(lines(log, 1) == 0)
        // It has recovered since.
        case 3: #expect(lines(log, 1) == 1)
        default: throw CancellationError()
        }
      }
    }
    #expect(rounds == 4)
  }
}
