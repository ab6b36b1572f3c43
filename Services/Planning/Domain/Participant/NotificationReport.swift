package import FoundationEssentials

/// What a device tells of a notification.
package struct NotificationReport: Sendable, Hashable {
  package enum Kind: Sendable, Hashable {
    case delivered
    case opened
    case dismissed
    case snoozed(until: Date)
  }

  /// What becomes of it.
  package enum Outcome: Sendable, Hashable, CaseIterable {
    case recorded
    /// It says nothing new.
    case known
    case unknownNotification
    case inFuture
    case tooEarly
    case snoozeRefused
  }

  package var notificationID: UUID
  package var kind: Kind
  /// By the device's clock.
  package var at: Date

  package init(notificationID: UUID, kind: Kind, at: Date) {
    self.notificationID = notificationID
    self.kind = kind
    self.at = at
  }
}

/// A notification of which devices tell.
package struct ReportedNotification: Sendable, Hashable {
  /// How far a device's clock may be off, in seconds.
  package static let clockTolerance: TimeInterval = 300

  package var notification: PlannedNotification
  package var life: NotificationLife

  package init(notification: PlannedNotification, life: NotificationLife) {
    self.notification = notification
    self.life = life
  }

  /// Takes a report in. Of each kind what happened first counts, so that the order in which reports come makes no
  /// difference, but where more put it off than may.
  package mutating func take(_ report: NotificationReport, now: Date) -> NotificationReport.Outcome
  {
    if report.at > now.addingTimeInterval(Self.clockTolerance) { return .inFuture }
    let shownAt = notification.instant.at.date
    if report.at < shownAt.addingTimeInterval(-Self.clockTolerance) { return .tooEarly }
    switch report.kind {
    case .delivered: return Self.first(report.at, &life.deliveredAt)
    case .opened: return Self.first(report.at, &life.openedAt)
    case .dismissed: return Self.first(report.at, &life.dismissedAt)
    case .snoozed(let end): return snooze(at: report.at, until: end)
    }
  }

  private static func first(_ at: Date, _ known: inout Date?) -> NotificationReport.Outcome {
    if let known, known <= at { return .known }
    known = at
    return .recorded
  }

  private mutating func snooze(at: Date, until end: Date) -> NotificationReport.Outcome {
    // Of one moment, as far as what is kept tells it.
    if life.snoozedAt.contains(where: { abs($0.timeIntervalSince(at)) < 0.000_1 }) { return .known }
    guard let snooze = notification.followUp.snooze, life.snoozedAt.count < Int(snooze.timesMax),
      end.timeIntervalSince(at) <= Double(snooze.minutesMax) * 60,
      notification.instant.expiresAt.map({ end <= $0.date }) ?? true
    else { return .snoozeRefused }
    if life.snoozedAt.allSatisfy({ $0 < at }) { life.snoozedUntil = end }
    life.snoozedAt = (life.snoozedAt + [at]).sorted()
    return .recorded
  }
}
