import FoundationEssentials
import Postgres
import ServiceKit

/// Result of one delivery round.
struct DeliveryRound: Sendable, Hashable {
  /// Notifications examined, including those that were too late or cancelled.
  var looked = 0
  var sent = 0
  /// Sent notifications that were at least a minute late.
  var late = 0
  /// Notifications to be sent again, to all devices or to those that failed.
  var postponed = 0
  /// Notifications not sent: refused, or too late for another attempt.
  var givenUp = 0
  /// Devices whose app was uninstalled.
  var unregistered = 0
  /// Distinct failure reasons of the platforms.
  var reasons: Set<String> = []
}

/// Number and age of the due notifications that are not delivered yet, for metrics.
struct NotificationBacklog: Sendable {
  struct Waiting: Sendable, Hashable {
    var count: Int = 0
    /// Age of the oldest in seconds; 0 if absent.
    var oldestAge: TimeInterval = 0
  }

  let pool: PostgresPool
  let clock: any WallClock
  private let due = DueNotificationStore()

  /// - Throws: `PostgresError`.
  func callAsFunction() async throws -> [DeliveryChannel: Waiting] {
    let now = clock.now()
    return try await due.waiting(now: now, on: pool).mapValues {
      Waiting(count: $0.count, oldestAge: max(0, now.timeIntervalSince($0.oldest)))
    }
  }
}
