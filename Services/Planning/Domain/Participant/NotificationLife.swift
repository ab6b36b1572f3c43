package import FoundationEssentials

/// When what happened to a notification; nil: it did not.
package struct NotificationLife: Sendable, Hashable {
  package var handedOutAt: Date?
  package var sentAt: Date?
  package var deliveredAt: Date?
  package var openedAt: Date?
  package var dismissedAt: Date?
  /// When it was put off, ascending.
  package var snoozedAt: [Date]
  /// Of the last of these.
  package var snoozedUntil: Date?
  package var answeredAt: Date?
  package var cancelledAt: Date?

  package init(
    handedOutAt: Date? = nil, sentAt: Date? = nil, deliveredAt: Date? = nil,
    openedAt: Date? = nil, dismissedAt: Date? = nil, snoozedAt: [Date] = [],
    snoozedUntil: Date? = nil, answeredAt: Date? = nil, cancelledAt: Date? = nil
  ) {
    self.handedOutAt = handedOutAt
    self.sentAt = sentAt
    self.deliveredAt = deliveredAt
    self.openedAt = openedAt
    self.dismissedAt = dismissedAt
    self.snoozedAt = snoozedAt
    self.snoozedUntil = snoozedUntil
    self.answeredAt = answeredAt
    self.cancelledAt = cancelledAt
  }

  /// Some device, or somebody who sends, has had it.
  package var hasReachedOut: Bool {
    handedOutAt != nil || sentAt != nil || deliveredAt != nil || openedAt != nil
      || !snoozedAt.isEmpty
  }

  /// A device showed it, or what follows from that happened.
  package var wasDelivered: Bool {
    deliveredAt != nil || !snoozedAt.isEmpty || dismissedAt != nil || wasOpened
  }

  package var wasOpened: Bool { openedAt != nil || answeredAt != nil }

  /// What ended it counts before all else, and otherwise what came furthest.
  ///
  /// - Parameter end: when it can no longer be answered in time: its expiry, or the next notification of its
  ///   schedule; nil: neither is known.
  package func state(until end: Date?, at now: Date) -> NotificationState {
    if cancelledAt != nil { return .cancelled }
    if answeredAt != nil { return .answered }
    if dismissedAt != nil { return .dismissed }
    if let end, now >= end { return hasReachedOut ? .missed : .expired }
    if let snoozedUntil, now < snoozedUntil { return .snoozed }
    if openedAt != nil { return .opened }
    // What was put off was shown.
    if deliveredAt != nil || !snoozedAt.isEmpty { return .delivered }
    if sentAt != nil { return .sent }
    return handedOutAt == nil ? .planned : .handedOut
  }
}
