import Logging
import Postgres
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

  @Test func aRoundThatFailsIsToldAndMadeAgainUntilTheTaskIsCancelled() async {
    struct Failure: Error {}
    let log = OutageLog("testing", logger: TestLog.logger)
    var rounds = 0
    await #expect(throws: CancellationError.self) {
      try await log.repeating(every: .zero) {
        rounds += 1
        switch rounds {
        case 1: throw Failure()
        // Told already.
        case 2: #expect(lines(log, 1) == 0)
        // It has worked since.
        case 3: #expect(lines(log, 1) == 1)
        default: throw CancellationError()
        }
      }
    }
    #expect(rounds == 4)
  }
}
