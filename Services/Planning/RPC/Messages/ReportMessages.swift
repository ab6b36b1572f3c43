import Fields
import FoundationEssentials
import Messages
import RPCCore
import ServiceKit

extension NotificationReport {
  /// - Parameter path: path of the report in the request.
  /// - Returns: nil if the report has violations.
  init?(_ report: PlanningV1.NotificationReport, _ path: String, _ check: inout FieldChecks) {
    let before = check.violations.count
    let id = UUID(text: report.notificationID)
    if id == nil {
      check.reject("\(path).notification_id", .notificationIdInvalid, "must be a UUID")
    }
    if report.eventTime == nil {
      check.reject("\(path).event_time", .timeMissing, "the time of the event is required")
    }
    let time = check.instant(report.eventTime, field: "\(path).event_time")
    let end = check.instant(report.snoozeEndTime, field: "\(path).snooze_end_time")
    let isSnooze = report.kind == .snoozed
    if end != nil, !isSnooze {
      check.reject(
        "\(path).snooze_end_time", .snoozeEndMisplaced, "allowed only for a snooze")
    }
    if report.snoozeEndTime == nil, isSnooze {
      check.reject("\(path).snooze_end_time", .snoozeEndMissing, "required for a snooze")
    }
    if let end, isSnooze, let time, end <= time {
      check.reject(
        "\(path).snooze_end_time", .snoozeEndMisplaced, "must be after event_time")
    }
    let kind: Kind? =
      switch report.kind {
      case .delivered: .delivered
      case .opened: .opened
      case .dismissed: .dismissed
      case .snoozed: end.map { .snoozed(until: $0) }
      default: nil
      }
    if kind == nil, !isSnooze {
      check.reject("\(path).kind", .reportKindMissing, "the kind of event is required")
    }
    guard check.violations.count == before, let id, let kind, let time else { return nil }
    self.init(notificationID: id, kind: kind, at: time)
  }
}

extension PlanningV1.ReportOutcome {
  init(_ outcome: NotificationReport.Outcome) {
    self =
      switch outcome {
      case .recorded: .recorded
      case .known: .known
      case .unknownNotification: .unknownNotification
      case .inFuture: .inFuture
      case .tooEarly: .tooEarly
      case .snoozeRefused: .snoozeRefused
      }
  }
}

extension PlanningV1.NotificationState {
  init(_ state: NotificationState) {
    self =
      switch state {
      case .planned: .planned
      case .handedOut: .handedOut
      case .sent: .sent
      case .delivered: .delivered
      case .opened: .opened
      case .snoozed: .snoozed
      case .answered: .answered
      case .dismissed: .dismissed
      case .missed: .missed
      case .expired: .expired
      case .cancelled: .cancelled
      }
  }
}
