package import Calendar
package import Questionnaires

/// When a participant has done nothing that counts for so many days. It is known ahead: what happens meanwhile takes it
/// back.
package struct InactivityRule: Sendable {
  private let daysToFirst: Int
  private let daysToNext: Int

  package init(_ cause: InactivityCause) {
    daysToFirst = max(1, Int(cause.days))
    daysToNext = Int(cause.repeatDays)
  }

  /// The times from `earliest` up to `last`, each with how many were before it.
  ///
  /// - Parameter latest: when something was last done, or the participant joined.
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
