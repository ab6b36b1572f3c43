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
}
