import Foundation
import Testing

@testable import AuthService

@Suite struct MailRetryTests {
  @Test(arguments: [(1, 10), (2, 20), (3, 40), (9, 2560), (10, 3600), (11, 3600), (.max, 3600)])
  func `waits double from ten seconds to an hour`(attempts: Int, seconds: Double) {
    #expect(MailRetry.delay(afterAttempts: attempts) == seconds)
  }

  @Test func `a mail is given up when its code is worthless`() {
    let start = Date(timeIntervalSince1970: 1_800_000_000)
    #expect(!MailRetry.isGivenUp(createdAt: start, at: start + 86_399))
    #expect(MailRetry.isGivenUp(createdAt: start, at: start + 86_400))
  }
}
