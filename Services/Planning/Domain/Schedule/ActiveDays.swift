package import Calendar
import Questionnaires

/// The dates on which a schedule counts, by the participant's calendar.
package struct ActiveDays: Sendable, Hashable {
  /// The date that a rhythm counts from.
  package let first: CivilDate
  /// Nothing counts before it.
  package let earliest: CivilDate
  /// Nothing counts after it; nil: without end.
  package let latest: CivilDate?
  private let rhythm: ScheduleDaysDefinition.Rhythm?
  /// Which day of a month it is the plan itself says.
  private let isMonthly: Bool

  /// - Parameter dayZero: of the schedule.
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

  /// Numbers out of range are refused before they come here; one of 0 never comes round.
  private func isMultiple(_ distance: Int, of number: UInt32) -> Bool {
    number > 0 && distance % Int(number) == 0
  }
}
