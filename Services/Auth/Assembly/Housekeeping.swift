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
    let outages = OutageLog("housekeeping", logger: logger)
    while true {
      do {
        try await tidyUp()
        outages.succeeded()
      } catch is CancellationError {
        throw CancellationError()
      } catch {
        outages.failed(error)
      }
      try await Task.sleep(for: .seconds(60))
    }
  }

  func tidyUp() async throws {
    try await keys.renew(at: clock.now())
    try await deleteExpired()
  }
}
