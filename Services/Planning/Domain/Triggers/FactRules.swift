package import Calendar
package import Questionnaires

/// Decides whether too few notifications of some days were answered.
package struct ComplianceRule: Sendable {
  /// A past notification.
  package struct Notification: Sendable, Hashable {
    package var at: Instant
    package var isAnsweredInTime: Bool
  }

  private let cause: ComplianceCause

  package init(_ cause: ComplianceCause) {
    self.cause = cause
  }

  /// Returns whether the condition is met at the start of a date; only the preceding days count.
  package func isMet(
    asBegins date: CivilDate, in zone: any ZoneRules, by notifications: [Notification]
  ) -> Bool {
    let start = zone.start(of: LocalTime(date.adding(days: -Int(cause.days)), minuteOfDay: 0))
    let end = zone.start(of: LocalTime(date, minuteOfDay: 0))
    let counted = notifications.filter { $0.at >= start && $0.at < end }
    guard counted.count >= Int(cause.promptsMin) else { return false }
    let answered = counted.count { $0.isAnsweredInTime }
    return answered * 100 < Int(cause.percentBelow) * counted.count
  }
}

/// Times at which a participant has been inactive for a number of days. They are known ahead;
/// activity in the meantime withdraws them.
package struct InactivityRule: Sendable {
  private let daysToFirst: Int
  private let daysToNext: Int

  package init(_ cause: InactivityCause) {
    daysToFirst = max(1, Int(cause.days))
    daysToNext = Int(cause.repeatDays)
  }

  /// Returns the times from `earliest` to `last`, each with the number of preceding ones.
  ///
  /// - Parameter latest: time of the latest activity, or of joining.
  package func times(
    since latest: Instant, from earliest: Instant, through last: Instant
  ) -> [(number: Int, at: Instant)] {
    let first = latest.adding(seconds: daysToFirst * 86_400)
    guard first <= last else { return [] }
    guard daysToNext > 0 else { return first >= earliest ? [(0, first)] : [] }
    let period = daysToNext * 86_400
    let begin = max(0, (earliest.seconds(since: first) + period - 1) / period)
    let end = last.seconds(since: first) / period
    return begin > end ? [] : (begin...end).map { ($0, first.adding(seconds: $0 * period)) }
  }
}
