package import Calendar
import Questionnaires

/// Dates on which a schedule is active, in the participant's calendar.
package struct ActiveDays: Sendable, Hashable {
  /// Date from which a rhythm counts.
  package let first: CivilDate
  /// First active date.
  package let earliest: CivilDate
  /// Last active date; nil for no end.
  package let latest: CivilDate?
  private let rhythm: ScheduleDaysDefinition.Rhythm?
  /// Whether the plan itself determines the day of the month.
  private let isMonthly: Bool

  /// - Parameter dayZero: day 0 of the schedule.
  package init(of schedule: Schedule, dayZero: CivilDate) {
    let days = schedule.days
    first = dayZero.adding(days: schedule.startDay)
    earliest = max(first, CivilDate(iso8601: days.fromDate) ?? first)
    let last = days.dayCount > 0 ? first.adding(days: Int(days.dayCount) - 1) : nil
    let until = CivilDate(iso8601: days.untilDate)
    latest = if let last, let until { min(last, until) } else { last ?? until }
    rhythm = days.rhythm
    isMonthly = if case .monthly = schedule.plan { true } else { false }
  }

  package func contains(_ date: CivilDate) -> Bool {
    guard date >= earliest, latest.map({ date <= $0 }) ?? true else { return false }
    let distance = date.dayNumber - first.dayNumber
    switch rhythm {
    case nil: return true
    case .everyDays(let number): return isMultiple(distance, of: number)
    case .everyWeeks(let number): return isMultiple(distance / 7, of: number)
    case .everyMonths(let number): return isInMonth(date, every: number)
    case .burst(let on, let off):
      return on > 0 && distance % (Int(on) + Int(off)) < Int(on)
    case .sequence(let days): return days.contains { $0 == distance }
    }
  }

  private func isInMonth(_ date: CivilDate, every number: UInt32) -> Bool {
    let (here, there) = (date.components, first.components)
    let months = (here.year - there.year) * 12 + here.month - there.month
    guard isMultiple(months, of: number) else { return false }
    return isMonthly || here.day == min(there.day, date.daysInMonth)
  }

  /// Numbers out of range are rejected earlier; 0 never matches.
  private func isMultiple(_ distance: Int, of number: UInt32) -> Bool {
    number > 0 && distance % Int(number) == 0
  }
}
