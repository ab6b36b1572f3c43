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

  /// The next time at or after `earliest`, and how many were before it; nil: there is none.
  ///
  /// - Parameter latest: when something was last done, or the participant joined.
  package func next(since latest: Instant, from earliest: Instant) -> (number: Int, at: Instant)? {
    let first = latest.adding(seconds: daysToFirst * 86_400)
    if first >= earliest { return (0, first) }
    guard daysToNext > 0 else { return nil }
    let period = daysToNext * 86_400
    let number = (earliest.seconds(since: first) + period - 1) / period
    return (number, first.adding(seconds: number * period))
  }
}
