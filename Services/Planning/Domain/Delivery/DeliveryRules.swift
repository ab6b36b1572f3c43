package import FoundationEssentials

/// Rules for notifications that could not be sent on time. All times in seconds.
package enum DeliveryRules {
  /// Maximum delay after which a notification is still sent. Later, the answer would describe
  /// another moment than the one drawn. The app still shows the notification, and its next reminder
  /// is sent.
  package static let latenessMax: TimeInterval = 2 * 3_600
  /// Minimum delay of a delayed notification. Notifications that are this late at their first lease
  /// were held up together and are spread over time.
  package static let spreadFrom: TimeInterval = 60
  /// Whether a notification sent at `now` is delayed.
  package static func isLate(dueAt: Date, now: Date) -> Bool {
    now.timeIntervalSince(dueAt) >= spreadFrom
  }

  /// Time for which other gateways can lease a notification that one gateway let go.
  package static let precedence: TimeInterval = 3

  /// Maximum length of the spread; half of the time until expiry if that is shorter.
  package static let spreadMax: TimeInterval = 600

  private static let pauseMin: TimeInterval = 10
  private static let pauseMax: TimeInterval = 900

  /// Returns the back-off after a failed attempt; it doubles with each attempt.
  ///
  /// - Parameters:
  ///   - attempt: number of failed attempts, starting at 1.
  ///   - wanted: back-off requested by the push platform.
  package static func pause(after attempt: Int, wanted: Duration? = nil) -> TimeInterval {
    let doubled = pauseMin * Double(1 << min(max(attempt - 1, 0), 20))
    let asked = wanted.map { Double($0.components.seconds) } ?? 0
    return max(min(doubled, pauseMax), asked)
  }
}

/// Delivery channel of a notification. Raw values are stored.
package enum DeliveryChannel: Int16, Sendable, Hashable, CaseIterable {
  /// A gateway that watches due notifications.
  case gateway = 0
  /// The participant's own devices.
  case push = 1
  case mail = 2

  /// Value of the metric label.
  package var name: String {
    switch self {
    case .gateway: "gateway"
    case .push: "push"
    case .mail: "mail"
    }
  }
}
