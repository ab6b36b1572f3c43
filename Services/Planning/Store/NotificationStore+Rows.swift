import Calendar
import FoundationEssentials
import Postgres
import Questionnaires

/// A row of `notifications`.
enum NotificationRow {
  static let columns = """
    notification_id, study_id, questionnaire_id, schedule_id, at, expires_at, fixed, plan_date, wish,
    reminder_count, reminder_distance_minutes, snooze_times_max, snooze_minutes_max, completion_minutes,
    handed_out_at, sent_at, delivered_at, opened_at, dismissed_at, snoozed_at, snoozed_until,
    answered_at, cancelled_at, tzdata_version, change, origin, planned_at, no_room, revision
    """

  /// SQL condition for notifications that can still be cancelled.
  static let isPending = "cancelled_at IS NULL AND answered_at IS NULL AND dismissed_at IS NULL"

  /// Returns an SQL condition for notifications that are not shown because the consent ended before
  /// them; ``NotificationLife/hasLapsed(at:consentEnd:)`` for those that were not cancelled.
  ///
  /// - Parameters:
  ///   - table: table or alias of notifications.
  ///   - consentEnd: SQL expression for the end of the consent; its value may be NULL.
  static func hasLapsed(_ table: String, consentEnd: String) -> String {
    """
    (coalesce(\(table).at >= \(consentEnd), false) AND \(table).delivered_at IS NULL
      AND \(table).opened_at IS NULL AND \(table).answered_at IS NULL
      AND \(table).dismissed_at IS NULL AND \(table).snoozed_at = '{}')
    """
  }

  static func standing(_ row: PostgresRow) throws -> StandingNotification {
    let life = try life(row)
    return StandingNotification(
      key: try row.scheduleKey(),
      handedOut: HandedOut(
        id: try row.decode("notification_id"),
        instant: PlannedInstant(
          at: Instant(flooring: try row.decode("at")),
          expiresAt: try row.decode("expires_at", as: Date?.self).map { Instant(flooring: $0) },
          fixed: try row.decode("fixed")),
        isPending: life.cancelledAt == nil && life.answeredAt == nil && life.dismissedAt == nil),
      date: try row.decode("plan_date", as: PostgresDate?.self)?.civilDate,
      wish: try row.decode("wish", as: Date?.self).map { Instant(flooring: $0) },
      followUp: try followUp(row), life: life, timeZones: try row.decode("tzdata_version"),
      change: try row.decode("change"),
      origin: try row.decode("origin", as: String.self) == NotificationOrigin.staff.rawValue
        ? .staff : .schedule,
      plannedAt: try row.decode("planned_at"),
      noRoom: try row.decode("no_room", as: String?.self)
        .flatMap { DayPlacement.Refusal(rawValue: $0) }, revision: try row.decode("revision"))
  }

  private static func followUp(_ row: PostgresRow) throws -> FollowUpDefinition {
    func number(_ column: String) throws -> UInt32 {
      UInt32(clamping: try row.decode(column, as: Int.self))
    }
    let reminders = try number("reminder_count")
    let snoozes = try number("snooze_times_max")
    return FollowUpDefinition(
      reminders: reminders == 0
        ? nil
        : FollowUpDefinition.Reminders(
          count: reminders, distanceMinutes: try number("reminder_distance_minutes")),
      snooze: snoozes == 0
        ? nil
        : FollowUpDefinition.Snooze(
          timesMax: snoozes, minutesMax: try number("snooze_minutes_max")),
      completionMinutes: try number("completion_minutes"))
  }

  private static func life(_ row: PostgresRow) throws -> NotificationLife {
    NotificationLife(
      handedOutAt: try row.decode("handed_out_at"), sentAt: try row.decode("sent_at"),
      deliveredAt: try row.decode("delivered_at"), openedAt: try row.decode("opened_at"),
      dismissedAt: try row.decode("dismissed_at"), snoozedAt: try row.decode("snoozed_at"),
      snoozedUntil: try row.decode("snoozed_until"), answeredAt: try row.decode("answered_at"),
      cancelledAt: try row.decode("cancelled_at"))
  }
}
