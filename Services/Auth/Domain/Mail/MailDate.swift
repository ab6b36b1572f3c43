import Calendar
import FoundationEssentials

/// Formats the date of a mail (RFC 5322 §3.3) in UTC.
enum MailDate {
  private static let days = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"]
  private static let months = [
    "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
  ]

  static func text(_ date: Date) -> String {
    let instant = Instant(date)
    let civil = CivilDate(of: instant)
    let (year, month, day) = civil.components
    let second = instant.seconds(since: instant.startOfDay)
    let time = [second / 3600, second / 60 % 60, second % 60].map { $0 < 10 ? "0\($0)" : "\($0)" }
    return "\(days[civil.dayOfWeek.rawValue - 1]), \(day) \(months[month - 1]) \(year) "
      + time.joined(separator: ":") + " +0000"
  }
}
