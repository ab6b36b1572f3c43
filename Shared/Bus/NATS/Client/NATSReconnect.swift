internal import Postgres

/// Time of the next connection attempt; until then callers get the last error.
struct NATSReconnect {
  private var backoff: Backoff
  private var failure: (error: any Error, until: ContinuousClock.Instant)?

  init(first: Duration, max: Duration) {
    backoff = Backoff(first: first, max: max)
  }

  func check(now: ContinuousClock.Instant = .now) throws {
    if let failure, now < failure.until { throw failure.error }
  }

  mutating func failed(_ error: any Error, now: ContinuousClock.Instant = .now) {
    failure = (error, now + backoff.next())
  }

  mutating func succeeded() {
    failure = nil
    backoff.reset()
  }
}
