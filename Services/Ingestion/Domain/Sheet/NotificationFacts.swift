import Calendar
import FoundationEssentials

/// The planned notification that caused a sheet (TYT §3.3.3).
struct NotificationFacts: Sendable, Hashable {
  /// Planned time of the notification.
  var notifiesAt: Instant
  /// End of the time for answering; nil if it lasts until the next notification.
  var expiresAt: Instant?
  /// Whether the time was fixed by participant or study, not drawn at random.
  var isFixed: Bool
  /// Maximum minutes from start to finish; 0 for no limit.
  var completionMinutes: Int = 0
  /// Whether another sheet answers the notification and was finished earlier; only one sheet per
  /// notification counts.
  var isAnsweredBefore: Bool = false

  /// Whether the sheet was finished before the notification was to be shown.
  func isEarly(finishedAt: Instant) -> Bool { finishedAt < notifiesAt }

  /// Whether the sheet was finished too late, or begun too late if completion has its own limit.
  ///
  /// - Parameter startedAt: nil if not reported.
  func isExpired(startedAt: Instant?, finishedAt: Instant) -> Bool {
    let answeredAt = completionMinutes > 0 ? startedAt ?? finishedAt : finishedAt
    return expiresAt.map { answeredAt >= $0 } ?? false
  }

  /// Whether filling in took longer than allowed; nil if the start was not reported.
  func isOvertime(startedAt: Instant?, finishedAt: Instant) -> Bool? {
    guard completionMinutes > 0 else { return false }
    return startedAt.map { start in
      start.advanced(byMicroseconds: Int64(completionMinutes) * 60_000_000) < finishedAt
    }
  }
}

/// Delivery delay of sheets.
enum Delivery {
  /// Delays of at least one day are late.
  static let lateAfterMicroseconds: Int64 = 24 * 3600 * 1_000_000

  static func isLate(finishedAt: Instant, receivedAt: Instant) -> Bool {
    finishedAt.advanced(byMicroseconds: lateAfterMicroseconds) <= receivedAt
  }
}

/// A notification as published by planning.
struct ToldNotification: Sendable, Hashable {
  var participantID: UUID
  var notificationID: UUID
  var studyID: String
  var questionnaireID: String
  /// Schedule within the study; empty: it has no id.
  var scheduleID: String = ""
  var notifiesAt: Date
  var expiresAt: Date?
  var isFixed: Bool
  var completionMinutes: Int = 0
  var isCancelled: Bool
  /// Publication time.
  var toldAt: Date
}
