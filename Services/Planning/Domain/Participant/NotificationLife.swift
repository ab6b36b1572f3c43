package import FoundationEssentials

/// Times of the events in the life of a notification; nil if the event did not happen.
package struct NotificationLife: Sendable, Hashable {
  package var handedOutAt: Date?
  package var sentAt: Date?
  package var deliveredAt: Date?
  package var openedAt: Date?
  package var dismissedAt: Date?
  /// Times at which it was snoozed, ascending.
  package var snoozedAt: [Date] = []
  /// End of the latest snooze.
  package var snoozedUntil: Date?
  package var answeredAt: Date?
  package var cancelledAt: Date?

  /// Whether a device or a delivery channel has received it.
  package var hasReachedOut: Bool {
    handedOutAt != nil || sentAt != nil || deliveredAt != nil || openedAt != nil
      || !snoozedAt.isEmpty
  }

  /// Whether a device has shown it, or an event that follows from showing it has happened.
  package var wasDelivered: Bool {
    deliveredAt != nil || !snoozedAt.isEmpty || dismissedAt != nil || wasOpened
  }

  /// Whether no device has shown it and it was not cancelled.
  package var isUnshown: Bool { !wasDelivered && cancelledAt == nil }

  /// Returns whether the notification is not shown because the consent ended before it.
  ///
  /// - Parameters:
  ///   - instant: instant of the notification.
  ///   - consentEnd: end of the participant's consent; nil if it stays valid.
  package func hasLapsed(at instant: Date, consentEnd: Date?) -> Bool {
    consentEnd.map { instant >= $0 && isUnshown } ?? false
  }

  package var wasOpened: Bool { openedAt != nil || answeredAt != nil }

  /// Returns the state. A final event takes precedence; otherwise the furthest event counts.
  ///
  /// - Parameter end: end of the time to answer: its expiry, or the next notification of its
  ///   schedule. Nil if both are unknown.
  package func state(until end: Date?, at now: Date) -> NotificationState {
    if cancelledAt != nil { return .cancelled }
    if answeredAt != nil { return .answered }
    if dismissedAt != nil { return .dismissed }
    if let end, now >= end { return hasReachedOut ? .missed : .expired }
    if let snoozedUntil, now < snoozedUntil { return .snoozed }
    if openedAt != nil { return .opened }
    // A snoozed notification was shown.
    if deliveredAt != nil || !snoozedAt.isEmpty { return .delivered }
    if sentAt != nil { return .sent }
    return handedOutAt == nil ? .planned : .handedOut
  }
}

/// State of a notification.
package enum NotificationState: String, Sendable, Hashable, CaseIterable {
  /// Planned; no device has it yet.
  case planned
  /// Fetched by a device.
  case handedOut = "handed_out"
  /// Pushed, or taken over by a gateway.
  case sent
  /// Shown by a device.
  case delivered
  case opened
  /// Snoozed, and the snooze has not ended.
  case snoozed
  /// Answered by a sheet.
  case answered
  case dismissed
  /// The time to answer has ended; a device had it, or it was sent.
  case missed
  /// The time to answer has ended, and the notification never reached a device.
  case expired
  case cancelled
}
