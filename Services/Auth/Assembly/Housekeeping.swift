import AuthApplication
import Logging
import Postgres
import ServiceKit

/// Makes signing keys in time, and deletes what has expired.
struct Housekeeping: Sendable {
  let keys: SigningKeys
  let deleteExpired: DeleteExpired
  let clock: any WallClock
  let logger: Logger

  /// Once a minute until cancelled.
  func run() async throws {
    try await OutageLog("housekeeping", logger: logger).repeating(every: .seconds(60)) {
      try await tidyUp()
    }
  }

  func tidyUp() async throws {
    try await keys.renew(at: clock.now())
    try await deleteExpired()
  }
}
