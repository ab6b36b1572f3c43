package import FoundationEssentials

/// A device's report about a notification.
package struct NotificationReport: Sendable, Hashable {
  package enum Kind: Sendable, Hashable {
    case delivered
    case opened
    case dismissed
    case snoozed(until: Date)
  }

  /// Result of processing a report.
  package enum Outcome: Sendable, Hashable, CaseIterable {
    case recorded
    /// The report contains nothing new.
    case known
    case unknownNotification
    case inFuture
    case tooEarly
    case snoozeRefused
  }

  package var notificationID: UUID
  package var kind: Kind
  /// Time by the device's clock.
  package var at: Date
}

/// A notification that devices report about.
package struct ReportedNotification: Sendable, Hashable {
  /// Maximum deviation of a device's clock, in seconds.
  package static let clockTolerance: TimeInterval = 300

  package var notification: PlannedNotification
  package var life: NotificationLife

  /// Applies a report. The earliest event of each kind counts, so the order of reports does not
  /// matter, except when more snoozes arrive than are allowed.
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
    // Times are equal within the precision of the stored value.
    if life.snoozedAt.contains(where: { $0.timeIntervalSince(at).magnitude < 0.000_1 }) {
      return .known
    }
    guard let snooze = notification.followUp.snooze, life.snoozedAt.count < Int(snooze.timesMax),
      end.timeIntervalSince(at) <= Double(snooze.minutesMax) * 60,
      notification.instant.expiresAt.map({ end <= $0.date }) ?? true
    else { return .snoozeRefused }
    if life.snoozedAt.allSatisfy({ $0 < at }) { life.snoozedUntil = end }
    life.snoozedAt = (life.snoozedAt + [at]).sorted()
    return .recorded
  }
}
