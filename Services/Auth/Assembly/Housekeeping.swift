import Logging
import Postgres
import ServiceKit

/// Creates signing keys in time and deletes expired data.
struct Housekeeping: Sendable {
  let environment: AuthEnvironment
  let logger: Logger

  /// Runs once a minute until cancelled.
  var background: BackgroundWork {
    BackgroundWork(name: "housekeeping") {
      try await OutageLog("housekeeping", logger: logger).repeating(every: .seconds(60)) {
        try await tidyUp()
      }
    }
  }

  func tidyUp() async throws {
    try await environment.keys.renew(at: environment.clock.now())
    try await DeleteExpired(environment: environment)()
  }
}

/// Publishes changed ends of consents within seconds.
struct ConsentEndWork: Sendable {
  let environment: AuthEnvironment
  let logger: Logger

  var background: BackgroundWork {
    BackgroundWork(name: "consent ends") {
      let tell = TellConsentEnds(environment: environment)
      try await OutageLog("telling ends of consents", logger: logger).repeating(
        every: .seconds(5)
      ) {
        let count = try await tell()
        if count > 0 { logger.notice("ends of consents changed", metadata: ["count": "\(count)"]) }
      }
    }
  }
}

/// Erases study data whose retention has ended, and unusable accounts.
struct RetentionWork: Sendable {
  let environment: AuthEnvironment
  let logger: Logger

  private static let interval = Duration.seconds(5)
  /// Accounts are checked once a minute, more often while some are found.
  private static let accountsEvery = 12

  var background: BackgroundWork {
    BackgroundWork(name: "retention") { try await run() }
  }

  /// Runs until cancelled.
  private func run() async throws {
    let begin = BeginDueErasures(environment: environment)
    let outages = OutageLog("erasing data at the end of its retention", logger: logger)
    var rounds = 0
    try await outages.repeating(every: Self.interval) {
      let begun = try await begin.ofRetention()
      if rounds == 0, try await begin.ofExpiredAccounts() == 0 { rounds = Self.accountsEvery }
      rounds = max(rounds - 1, 0)
      if begun > 0 {
        logger.notice("retention ended; erasures begun", metadata: ["count": "\(begun)"])
      }
    }
  }
}
